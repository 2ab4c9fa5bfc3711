import { StyleSheet, View } from 'react-native';
import { HOUSE_LOOKS, useRoom, useTheme } from '@/ui/theme';
import { TableHead } from '../../kit/layout';
import { Warning } from '../../kit/prompt';
import { SetUp } from '../choices/SetUp';
import { isSetUp } from '../choices/staged';
import { isOthersChoice } from '../model/called';
import { BuyingPower } from '../parts/BuyingPower';
import { FocusPanel } from '../parts/FocusPanel';
import { PlayerTabs, useQuarters } from '../parts/PlayerTabs';
import { Answers, ExplainButton, Prompt } from '../parts/Prompt';
import { UprightQuay } from '../parts/Quay';
import { useBoard } from '../table/board';

const BAR = 66;
/** A lower window gives every dot to the panel. */
const LOW = { below: 370, bar: 62, less: 4 };
/** Of the line above the question, where somebody else decides. */
const EDGE = 3;
const TABS = 78;
const GAP = 10;
const BUTTONS = 48;
const QUAY = { least: 168, most: 260, share: 0.215 };
/** A place in the panel is at least so wide. */
const FIELD = 150;

/** Tabs upright at the left edge, one panel, the quay as rows, the question below. */
export function PhoneLandscape() {
  const board = useBoard();
  const { colour } = useTheme();
  const { width, height, insets } = useRoom();
  const focus = useQuarters();
  const left = Math.max(insets.left, 12);
  const right = Math.max(insets.right, 12);
  const across = width - left - right;
  const low = height - insets.top < LOW.below;
  const bar = (low ? LOW.bar : BAR) + insets.bottom;
  const top = insets.top + (low ? 4 : 8);
  const middle = height - top - bar - (low ? 4 : 8);
  const quay = Math.round(Math.min(QUAY.most, Math.max(QUAY.least, across * QUAY.share)));
  const panel = across - TABS - quay - GAP;
  const edge = isOthersChoice(board) ? HOUSE_LOOKS[board.house(board.asked ?? 0)].colour : undefined;
  return (
    <View style={[styles.table, { paddingTop: top }]}>
      <View style={[styles.middle, { height: middle, paddingLeft: left, paddingRight: right }]}>
        {isSetUp(board) ? (
          <View style={styles.setUp}>
            <SetUp />
          </View>
        ) : (
          <>
            <View style={{ width: TABS, height: middle }}>
              <PlayerTabs focus={focus} width={TABS} upright low={middle < 345} tiny={middle < 290} />
            </View>
            <FocusPanel
              focus={focus}
              width={panel}
              height={middle}
              across={Math.max(2, Math.min(4, Math.floor(panel / FIELD)))}
              beside
            />
          </>
        )}
        <View style={[styles.right, { width: isSetUp(board) ? BUTTONS : quay }]}>
          <TableHead style={[styles.head, isSetUp(board) && styles.upright]}>
            <View style={styles.rest} />
          </TableHead>
          {!isSetUp(board) && <UprightQuay width={quay} height={middle - BUTTONS - GAP / 2} />}
        </View>
      </View>
      <View
        style={[
          styles.bar,
          { backgroundColor: colour.tableDeep, borderColor: edge ?? colour.line },
          { minHeight: bar, paddingLeft: left, paddingRight: right, paddingBottom: insets.bottom },
          edge !== undefined && styles.edge,
        ]}
      >
        <Prompt short flag={40} room={(low ? LOW.bar - LOW.less : BAR) - EDGE} />
        <Warning />
        <ExplainButton focus={focus} />
        {!isSetUp(board) && <BuyingPower seat={board.subject} words={across < 700 ? 'none' : 'short'} />}
        <Answers size="small" />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  middle: { flexDirection: 'row' },
  setUp: { flex: 1 },
  right: { marginLeft: GAP, gap: GAP / 2 },
  head: { gap: 4 },
  // Before the first turn there is no quay below the buttons: every dot is for what is chosen.
  upright: { flexDirection: 'column', height: '100%' },
  rest: { flex: 1 },
  bar: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    marginTop: 8,
    borderTopWidth: 1,
  },
  edge: { borderTopWidth: EDGE },
});
