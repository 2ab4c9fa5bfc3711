import { StyleSheet, View } from 'react-native';
import { useRoom, useTheme } from '@/ui/theme';
import { TableHead } from '../../kit/layout';
import { DecisionButtons, Warning } from '../../kit/prompt';
import { MapBlock } from '../map/MapBlock';
import { Players } from '../parts/Players';
import { Prompt } from '../parts/Prompt';
import { Toggles } from '../parts/Toggles';
import { Shelf } from '../shelf/Shelf';
import { useBoard } from '../table/board';
import { decisionOf } from '../table/decision';

const STRIP = 56;
const BAR = 64;
const GAP = 6;
/** Of the width, for the map. */
const MAP_SHARE = 0.665;

/** Players above, the map level with its shelf beside it, the question and its answers below. */
export function PhoneLandscape() {
  const board = useBoard();
  const { colour } = useTheme();
  const { width, height, insets } = useRoom();
  const left = Math.max(insets.left, 10);
  const right = Math.max(insets.right, 10);
  const across = width - left - right;
  const middle = height - insets.top - STRIP - BAR - Math.max(insets.bottom, 4) - 2 * GAP;
  const map = Math.round(across * MAP_SHARE);
  const sides = { paddingLeft: left, paddingRight: right };
  return (
    <View style={[styles.table, { paddingTop: insets.top }]}>
      <TableHead style={[styles.strip, sides, { height: STRIP }]}>
        <Players style={across < 700 ? 'narrow' : 'medium'} gap={6} />
      </TableHead>
      <View style={[styles.middle, sides, { height: middle }]}>
        <MapBlock upright={false} width={map} height={middle} />
        <Shelf width={across - map - GAP} height={middle} columns={2} />
      </View>
      <Warning />
      <View
        style={[
          styles.bar,
          sides,
          { backgroundColor: colour.tableDeep, borderColor: colour.line },
          { minHeight: BAR, paddingBottom: Math.max(insets.bottom, 4) },
        ]}
      >
        <Prompt flag={38} told={1} brief />
        {board.past === undefined && <Toggles />}
        <DecisionButtons decision={decisionOf(board)} size="small" />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  strip: { gap: 6 },
  middle: { flexDirection: 'row', gap: GAP, marginVertical: GAP },
  bar: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 10, borderTopWidth: 1 },
});
