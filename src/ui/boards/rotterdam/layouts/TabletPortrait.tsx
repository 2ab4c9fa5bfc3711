import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space, useRoom } from '@/ui/theme';
import { TableHead, useTabletRoom } from '../../kit/layout';
import { Warning } from '../../kit/prompt';
import { MapBlock } from '../map/MapBlock';
import { FullPrompt } from '../parts/FullPrompt';
import { OwnBlock } from '../parts/OwnBlock';
import { Players } from '../parts/Players';
import { Title } from '../parts/Title';
import { TryColours } from '../parts/TryColours';
import { Shelf } from '../shelf/Shelf';

const HEAD = 60;
const PLAYERS = 60;
const PROMPT = 68;
/** Of the frame around the question. */
const EDGES = 3;
const SHELF = 132;
const GAP = 8;
/** Orders as slips, hand and open ship cards. */
const OWN = { least: 218, usual: 236, usualFrom: 1100, most: 250 };
/** The map is at most so much higher than it is wide. */
const MAP_MOST = 0.78;
const TILES_ACROSS = 4;
const MEDIUM_FROM = 720;

/** All at once: players, the map turned upright, the question, the shelf in two rows, then orders and the hand. */
export function TabletPortrait() {
  const { insets } = useRoom();
  const { across, down } = useTabletRoom(10);
  const rest = down - HEAD - PLAYERS - PROMPT - SHELF - 4 * GAP;
  const map = Math.round(Math.min(across * MAP_MOST, rest - (down < OWN.usualFrom ? OWN.least : OWN.usual)));
  // A long answer in mind makes the question higher: what lies below it gives way, the map never does.
  const [prompt, measure] = useState(PROMPT);
  const own = Math.min(OWN.most, rest - map) - Math.max(0, prompt - PROMPT);
  return (
    <View style={[styles.table, { paddingTop: insets.top, paddingLeft: insets.left + space.margin }]}>
      <TableHead style={{ width: across, height: HEAD }}>
        <Title look="line" />
      </TableHead>
      <View style={[styles.players, { width: across, height: PLAYERS }]}>
        <Players style={across < MEDIUM_FROM ? 'narrow' : 'medium'} gap={8} />
      </View>
      <Warning />
      <MapBlock upright width={across} height={map} />
      <View style={styles.prompt} onLayout={({ nativeEvent: { layout } }) => measure(layout.height)}>
        <FullPrompt style={[styles.asked, { width: across }]} flag={46} told={1} room={PROMPT - EDGES} narrow>
          <TryColours narrow />
        </FullPrompt>
      </View>
      <View style={{ height: SHELF }}>
        <Shelf width={across} height={SHELF} columns={TILES_ACROSS} />
      </View>
      <OwnBlock width={across} height={own} />
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  players: { flexDirection: 'row', marginBottom: GAP },
  prompt: { marginVertical: GAP },
  asked: { minHeight: PROMPT },
});
