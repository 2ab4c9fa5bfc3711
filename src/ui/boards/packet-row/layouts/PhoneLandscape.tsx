import { ScrollView, StyleSheet, View } from 'react-native';
import { useRoom, useTheme } from '@/ui/theme';
import { HandList } from '../../kit/hand';
import { FOCUS_BORDER, TableHead } from '../../kit/layout';
import type { CellStyle } from '../../kit/players';
import { Warning } from '../../kit/prompt';
import { AreaTabs } from '../parts/AreaTabs';
import { FocusedAreaBeside } from '../parts/FocusedArea';
import { HandHead, useHandCards } from '../parts/Hand';
import { DeliverButton } from '../parts/HandActions';
import { ShipFlags } from '../parts/OwnShips';
import { useOpenedArea } from '../parts/openedArea';
import { Overview } from '../parts/Overview';
import { Players } from '../parts/Players';
import { Answers, PromptWords } from '../parts/Prompt';
import { Zone } from '@/ui/boards/kit/motion';
import { BESIDE_GAP, sidewaysRoom } from './phoneRoom';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';

const STRIP = 56;
const BAR = 68;
/** Of its line and what is free below that. */
const BAR_EDGES = 4;
/** A lower window gives every dot to the area and its tabs. */
const LOW = { below: 350, strip: 52, bar: 58 };
const TABS = 72;
/** Menu, undo and log at the ends of the strip. */
const BUTTONS = 162;

/** A player's cell by its room: with the wheel in its line, below it, or with the name below the flag. */
function cellIn(room: number): CellStyle {
  return room < 90 ? 'stacked' : room < 126 ? 'shortLine' : 'line';
}

/** All areas in strips, or one of them beside upright tabs; the hand as a list, the question below. */
export function PhoneLandscape() {
  const board = useBoard();
  const hand = useHandCards();
  const { colour } = useTheme();
  const room = useRoom();
  const { height, insets } = room;
  const { opened, arrives, left: before, open, back } = useOpenedArea();
  const { own } = board;
  const { left, right, across, hand: handWidth, areas } = sidewaysRoom(room);
  const bottom = Math.max(insets.bottom, 8);
  const low = height - insets.top < LOW.below;
  const strip = low ? LOW.strip : STRIP;
  const bar = low ? LOW.bar : BAR;
  const gap = low ? 4 : 8;
  const middle = height - insets.top - strip - bar - (low ? 0 : bottom) - 2 * gap;
  const areaWidth = areas - TABS;

  return (
    <View style={[styles.table, { paddingTop: insets.top }]}>
      <TableHead
        style={[styles.strip, { height: strip, paddingTop: gap, paddingLeft: left, paddingRight: right }]}
      >
        <Players style={cellIn((across - BUTTONS) / board.seats.length - 6)} gap={6} />
      </TableHead>
      <View
        style={[styles.middle, { marginTop: gap, height: middle, paddingLeft: left, paddingRight: right }]}
      >
        {opened === undefined ? (
          <ScrollView style={styles.overview} contentContainerStyle={{ width: areas }}>
            <Overview width={areas} height={middle} left={before} onOpen={open} />
          </ScrollView>
        ) : (
          <>
            <View style={{ width: TABS + FOCUS_BORDER, height: middle }}>
              <AreaTabs focus={{ focused: opened, focus: open }} arrives={arrives} upright low={low} />
            </View>
            <FocusedAreaBeside
              focus={{ focused: opened, focus: open }}
              onBack={back}
              width={areaWidth - FOCUS_BORDER}
              height={middle}
            />
          </>
        )}
        <View style={[styles.hand, { width: handWidth }]}>
          {own !== undefined && (
            <View style={styles.handHead}>
              <HandHead />
              <ShipFlags />
            </View>
          )}
          <ScrollView contentContainerStyle={styles.list}>
            <Zone name={zone.hand}>
              <HandList {...hand} width={handWidth} minHeight={58} />
            </Zone>
          </ScrollView>
        </View>
      </View>
      <View
        style={[
          styles.bar,
          { backgroundColor: colour.tableDeep, borderColor: colour.line },
          { marginTop: gap, minHeight: bar, paddingLeft: left, paddingRight: right },
          { paddingBottom: low ? insets.bottom : bottom },
        ]}
      >
        <PromptWords
          short
          flag={low ? 32 : 40}
          hinted={!low}
          room={bar - BAR_EDGES - (low ? insets.bottom : 0)}
        />
        <Warning />
        <DeliverButton compact />
        <Answers size="small" />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  strip: { gap: 6 },
  middle: { flexDirection: 'row' },
  overview: { flexGrow: 0 },
  hand: { marginLeft: BESIDE_GAP },
  handHead: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: -4,
    marginBottom: -8,
    // Over the upper edge of the first card, so that all of it can be touched.
    zIndex: 1,
  },
  list: { paddingVertical: 4 },
  bar: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    borderTopWidth: 1,
    paddingTop: BAR_EDGES - 1,
  },
});
