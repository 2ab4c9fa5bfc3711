import { ScrollView, StyleSheet, View } from 'react-native';
import { space, useRoom } from '@/ui/theme';
import { TableHead } from '../../kit/layout';
import { DecisionButtons, Warning } from '../../kit/prompt';
import { MapBlock } from '../map/MapBlock';
import { PlayerRows } from '../parts/Players';
import { Prompt } from '../parts/Prompt';
import { Title } from '../parts/Title';
import { Toggles } from '../parts/Toggles';
import { Shelf } from '../shelf/Shelf';
import { useBoard } from '../table/board';
import { decisionOf } from '../table/decision';

const MAP = { least: 320, most: 560, ratio: 0.96 };
/** Narrower, the name of the game would break. */
const NAMED_FROM = 480;

/** The map keeps its size; everything else becomes rows around it. */
export function LargeType() {
  const board = useBoard();
  const { insets, width } = useRoom();
  const across = Math.min(720, width - insets.left - insets.right - 2 * space.panel);
  const room = width - insets.left - insets.right;
  const map = Math.max(MAP.least, Math.min(MAP.most, room));
  return (
    <View style={[styles.table, { paddingTop: insets.top }]}>
      <ScrollView contentContainerStyle={styles.content}>
        <View style={[styles.column, { width: across }]}>
          <TableHead>
            <Title look="large" named={across >= NAMED_FROM} />
          </TableHead>
          <Prompt flag={44} told={1} />
          <Warning />
          <DecisionButtons decision={decisionOf(board)} stacked />
        </View>
        <ScrollView horizontal style={{ width: Math.min(map, room) }}>
          <MapBlock upright width={map} height={Math.round(map * MAP.ratio)} />
        </ScrollView>
        <View style={[styles.column, { width: across }]}>
          {board.past === undefined && <Toggles />}
          <Shelf width={across} columns={1} />
          <PlayerRows />
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  content: { alignItems: 'center', paddingVertical: space.panel, gap: space.panel, paddingBottom: 48 },
  column: { gap: space.panel },
});
