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
import { largeTypePlan } from './largeTypePlan';

/** Narrower, the name of the game would break. */
const NAMED_FROM = 480;

/** The map stays whole and in sight; everything else becomes rows below it, or beside it, and is scrolled to. */
export function LargeType() {
  const { insets, width, height } = useRoom();
  const room = {
    width: width - insets.left - insets.right,
    height: height - insets.top - insets.bottom,
  };
  const { map, upright, pinned, rows } = largeTypePlan(room);
  const across = rows - 2 * space.panel;
  const edges = {
    paddingTop: insets.top,
    paddingBottom: pinned ? insets.bottom : 0,
    paddingLeft: insets.left,
    paddingRight: insets.right,
  };
  const block = <MapBlock upright={upright} width={map.width} height={map.height} />;
  const head = (
    <TableHead style={{ width: across }}>
      <Title look="large" named={across >= NAMED_FROM} />
    </TableHead>
  );
  return (
    <View style={[styles.table, pinned && !upright && styles.beside, edges]}>
      {pinned && upright && <View style={styles.head}>{head}</View>}
      {pinned && block}
      <ScrollView contentContainerStyle={styles.content}>
        {!(pinned && upright) && head}
        <Answers width={across} />
        {!pinned && (
          <ScrollView horizontal style={{ width: Math.min(map.width, room.width) }}>
            {block}
          </ScrollView>
        )}
        <Rows width={across} />
      </ScrollView>
    </View>
  );
}

function Answers({ width }: { width: number }) {
  const board = useBoard();
  return (
    <View style={[styles.column, { width }]}>
      <Prompt flag={44} told={1} />
      <Warning />
      <DecisionButtons decision={decisionOf(board)} stacked />
    </View>
  );
}

function Rows({ width }: { width: number }) {
  const { past } = useBoard();
  return (
    <View style={[styles.column, { width }]}>
      {past === undefined && <Toggles />}
      <Shelf width={width} columns={1} />
      <PlayerRows />
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  beside: { flexDirection: 'row' },
  head: { alignItems: 'center' },
  content: { alignItems: 'center', paddingVertical: space.panel, gap: space.panel, paddingBottom: 48 },
  column: { gap: space.panel },
});
