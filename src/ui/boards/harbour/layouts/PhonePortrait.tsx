import { StyleSheet, View } from 'react-native';
import { HOUSE_LOOKS, space, useRoom, useTheme } from '@/ui/theme';
import { TableHead } from '../../kit/layout';
import { ActionBar, isNothing, Warning } from '../../kit/prompt';
import { SetUp } from '../choices/SetUp';
import { quayInputOf } from '../choices/quayInput';
import { isSetUp } from '../choices/staged';
import { isOthersChoice } from '../model/called';
import { FocusPanel } from '../parts/FocusPanel';
import { PlayerTabs, useQuarters } from '../parts/PlayerTabs';
import { ExplainButton, Prompt } from '../parts/Prompt';
import { Quay, type QuayStyle } from '../parts/Quay';
import { Title } from '../parts/Title';
import { useBoard } from '../table/board';
import { decisionOf } from '../table/decision';

/** A lower window has no room for the track of the quay, and a still lower one for its columns. */
const LOW_BELOW = 735;
const BRIEF_BELOW = 600;
const HEAD = { usual: 55, low: 52 };
/** Menu, undo and log, with the gaps around the title. */
const HEAD_BUTTONS = 3 * 48 + 3 * 8;
const TABS = { usual: 66, low: 58 };
/** Informing, and asking: paper to be touched is higher. */
const QUAY: Readonly<Record<QuayStyle, readonly [number, number]>> = {
  full: [118, 172],
  low: [104, 142],
  brief: [72, 142],
};
/** A high window has room for a third line of words. */
const ROOMY_FROM = 790;
const PROMPT = { roomy: 92, usual: 72, low: 64 };
/** Of a letter of the news, on average. */
const LETTER = 6.4;
const BAR = 62;
const BAR_FOOT = 12;
const GAP = 8;

/** What is on offer or one quarter at a time; the quay, the question and the buttons in reach of the thumb. */
export function PhonePortrait() {
  const board = useBoard();
  const { fontScale } = useTheme();
  const { width, height, insets } = useRoom();
  const focus = useQuarters();
  const across = width - insets.left - insets.right - 2 * space.panel;
  const down = (height - insets.top - insets.bottom) / Math.max(1, fontScale);
  const low = down < LOW_BELOW;
  const quay: QuayStyle = down < BRIEF_BELOW ? 'brief' : low ? 'low' : 'full';
  const at = low ? 'low' : 'usual';
  const top = Math.max(insets.top, 6);
  const decision = decisionOf(board);
  const barless = isNothing(decision) && board.past !== undefined;
  const bar = barless ? insets.bottom : BAR + Math.max(insets.bottom, BAR_FOOT);
  // As high as the letters are large: more of them must not move what lies above.
  const room = PROMPT[down >= ROOMY_FROM ? 'roomy' : at];
  const prompt = Math.round(room * Math.max(1, fontScale));
  const quayHeight = QUAY[quay][quayInputOf(board) === undefined ? 0 : 1];
  const panel = Math.max(
    200,
    height - top - HEAD[at] - TABS[at] - 2 * GAP - quayHeight * fontScale - prompt - bar,
  );
  const sides = { paddingLeft: insets.left + space.panel, paddingRight: insets.right + space.panel };
  return (
    <View style={[styles.table, { paddingTop: top }]}>
      <TableHead style={[styles.head, sides, { height: HEAD[at] }]}>
        <Title look="middle" named={!low} room={low ? undefined : across - HEAD_BUTTONS} />
      </TableHead>
      {isSetUp(board) ? (
        <View style={[styles.setUp, sides]}>
          <SetUp />
          <Warning />
        </View>
      ) : (
        <View style={[styles.middle, sides]}>
          <View style={styles.shrinks}>
            <PlayerTabs focus={focus} width={across / (board.seats.length + 1) - 4} low={low} />
            <FocusPanel focus={focus} width={across} height={panel} across={2} />
          </View>
          <Quay width={across} style={quay} />
          <Warning />
        </View>
      )}
      <View style={[styles.prompt, !isSetUp(board) && styles.grows, sides, { minHeight: prompt }]}>
        <Prompt short flag={36} told={low ? 1 : 2} room={room} letters={Math.floor((across - 48) / LETTER)} />
        <ExplainButton focus={focus} />
      </View>
      {!barless && (
        <ActionBar
          decision={decision}
          bottom={insets.bottom}
          edge={isOthersChoice(board) ? HOUSE_LOOKS[board.house(board.asked ?? 0)].colour : undefined}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  head: { paddingBottom: 7 },
  // Where the question has much to say, the panel scrolls.
  middle: { flexShrink: 1, gap: GAP },
  shrinks: { flexShrink: 1 },
  setUp: { flex: 1 },
  prompt: { flexDirection: 'row', alignItems: 'center' },
  grows: { flexGrow: 1 },
});
