import { StyleSheet, View } from 'react-native';
import { space, useRoom } from '@/ui/theme';
import { TableHead, useTabletRoom } from '../../kit/layout';
import { Warning } from '../../kit/prompt';
import { MapBlock } from '../map/MapBlock';
import { FullPrompt } from '../parts/FullPrompt';
import { OwnRow } from '../parts/OwnRow';
import { Players } from '../parts/Players';
import { Title } from '../parts/Title';
import { TryColours } from '../parts/TryColours';
import { Shelf } from '../shelf/Shelf';

const GAP = 8;
/** Of the frame around the question. */
const EDGES = 3;
/** Players, question, and orders, open ship cards and the hand with their heads; a low window leaves the shelf its eight roles. */
const HEIGHTS = {
  usual: { strip: 68, prompt: 68, own: 180 },
  low: { strip: 60, prompt: 60, own: 150, below: 760 },
};
const SHELF = { least: 238, share: 0.206, most: 300 };

/** All at once: the map level with the shelf beside it, the question, then orders, open ship cards and the hand. */
export function TabletLandscape() {
  const { insets, height } = useRoom();
  const { across, down } = useTabletRoom(10);
  const shelf = Math.round(Math.min(SHELF.most, Math.max(SHELF.least, across * SHELF.share)));
  const { strip, prompt, own } = HEIGHTS[height < HEIGHTS.low.below ? 'low' : 'usual'];
  const middle = down - strip - prompt - own - 2 * GAP;
  const map = across - shelf - GAP;
  return (
    <View style={[styles.table, { paddingTop: insets.top, paddingLeft: insets.left + space.margin }]}>
      <TableHead style={{ width: across, height: strip }}>
        <Title look="start" />
        <Players style={across < 1080 ? 'medium' : 'wide'} gap={10} />
      </TableHead>
      <Warning />
      <View style={[styles.middle, { height: middle }]}>
        <MapBlock upright={false} width={map} height={middle} />
        <Shelf width={shelf} height={middle} columns={1} />
      </View>
      <FullPrompt
        style={[styles.prompt, { width: across, minHeight: prompt }]}
        flag={46}
        told={1}
        room={prompt - EDGES}
      >
        <TryColours />
      </FullPrompt>
      <OwnRow width={across} height={own} />
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  middle: { flexDirection: 'row', gap: GAP },
  prompt: { marginTop: GAP, marginBottom: GAP },
});
