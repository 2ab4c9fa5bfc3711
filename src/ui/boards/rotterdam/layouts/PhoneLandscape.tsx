import { StyleSheet, View } from 'react-native';
import { useRoom, useTheme } from '@/ui/theme';
import { TableHead } from '../../kit/layout';
import { DecisionButtons, Warning } from '../../kit/prompt';
import { MapBlock } from '../map/MapBlock';
import { Players } from '../parts/Players';
import { Prompt } from '../parts/Prompt';
import { StepToggles } from '../parts/Toggles';
import { Shelf } from '../shelf/Shelf';
import { useBoard } from '../table/board';
import { decisionOf } from '../table/decision';

const STRIP = 56;
/** Of the question with its answers; of words alone, where a past moment leaves the map less room. */
const BAR = { usual: 64, past: 50 };
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
  const bar = board.past === undefined ? BAR.usual : BAR.past;
  const middle = height - insets.top - STRIP - bar - Math.max(insets.bottom, 4) - 2 * GAP;
  const map = Math.round(across * MAP_SHARE);
  const decision = decisionOf(board);
  const sides = { paddingLeft: left, paddingRight: right };
  return (
    <View style={[styles.table, { paddingTop: insets.top }]}>
      <TableHead style={[styles.strip, sides, { height: STRIP }]}>
        <Players style={across < 700 ? 'narrow' : 'medium'} gap={6} edged={false} />
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
          { minHeight: bar, paddingBottom: Math.max(insets.bottom, 4) },
        ]}
      >
        <Prompt flag={38} told={1} room={bar - 1} brief />
        {board.past === undefined && <StepToggles decision={decision} />}
        <DecisionButtons decision={decision} size="small" terse />
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
