import { StyleSheet, View } from 'react-native';
import { space, useRoom } from '@/ui/theme';
import { TableHead, useTabletRoom } from '../../kit/layout';
import { Warning } from '../../kit/prompt';
import { SetUp } from '../choices/SetUp';
import { isSetUp, isStaged } from '../choices/staged';
import { Market, marketHeight } from '../parts/Market';
import { OfferCards } from '../parts/OfferCards';
import { PlayerPanel } from '../parts/PlayerPanel';
import { PromptPanel } from '../parts/Prompt';
import { Title } from '../parts/Title';
import { OPPONENT_ROW, OpponentRow } from '../planner/OpponentRow';
import { PlanPanel } from '../planner/PlanPanel';
import { isPlanning } from '../planner/planning';
import { useBoard, type HarbourBoard } from '../table/board';

const HEAD = 60;
const PROMPT = 71;
/** Of the frame around the question. */
const EDGES = 3;
const MARKET_HEAD = 72;
const GAP = 8;
/** Flag, answers and gaps around the question; a letter of the news, on average. */
const BUTTONS = 330;
const LETTER = 6.4;
/** With cards as high as they are wide and a little more; larger windows give to the players first. */
const OFFER = 476;
/** Of a player's panel, in two rows and in one. */
const PANEL = { least: 168, most: [220, 364] };
/** What a planned purchase needs in place of the players, and the least that a choice inside an action does. */
const PLAN = 352;
const STAGE = 250;

/** While somebody chooses inside an action, what is on offer keeps its lines before the players do. */
function playersHeight(board: HarbourBoard, usual: number, besideOffer: number): number {
  if (isPlanning(board)) return Math.max(PLAN, usual);
  return isStaged(board) ? Math.max(STAGE, Math.min(usual, besideOffer)) : usual;
}

/** The whole table at once: market, offer, players two by two, the question below. */
export function TabletPortrait() {
  const board = useBoard();
  const { insets } = useRoom();
  const { across, down } = useTabletRoom(10);
  const seats = board.seats.length;
  const height = down - HEAD - PROMPT - GAP;
  const rows = Math.ceil(seats / 2);
  const market = marketHeight(seats, MARKET_HEAD);
  const most = PANEL.most[rows === 1 ? 1 : 0] ?? PANEL.least;
  const share = Math.floor((height - market - GAP - OFFER) / rows) - GAP;
  const panel = Math.max(PANEL.least, Math.min(most, share));
  const planning = isPlanning(board);
  // A choice inside an action needs more than half of the width.
  const spread = planning || isStaged(board);
  const players = playersHeight(board, rows * (panel + GAP) - GAP, height - market - 2 * GAP - OFFER);
  const opponent = Math.floor((across - (seats - 2) * GAP) / (seats - 1));
  const offer = height - market - players - 2 * GAP;
  return (
    <View style={[styles.table, { paddingTop: insets.top, paddingLeft: insets.left + space.margin }]}>
      <TableHead style={[styles.head, { width: across }]}>
        <Title look="line" />
      </TableHead>
      <Warning />
      {isSetUp(board) ? (
        <View style={{ width: across, height }}>
          <SetUp />
        </View>
      ) : (
        <View style={styles.panels}>
          <Market width={across} head={MARKET_HEAD} />
          <OfferCards width={across} height={offer} />
          {spread ? (
            <>
              {planning ? (
                <PlanPanel width={across} height={players - OPPONENT_ROW - GAP} />
              ) : (
                <PlayerPanel seat={board.subject} width={across} height={players - OPPONENT_ROW - GAP} />
              )}
              <View style={styles.players}>
                {board.seats.map(
                  (_, seat) =>
                    seat !== board.subject && <OpponentRow key={seat} seat={seat} width={opponent} />,
                )}
              </View>
            </>
          ) : (
            <View style={[styles.players, { width: across }]}>
              {board.seats.map((_, seat) => (
                <PlayerPanel key={seat} seat={seat} width={Math.floor((across - GAP) / 2)} height={panel} />
              ))}
            </View>
          )}
        </View>
      )}
      <PromptPanel
        style={[styles.prompt, { width: across }]}
        short={false}
        flag={46}
        told={2}
        room={PROMPT - EDGES}
        letters={Math.floor((across - BUTTONS) / LETTER)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  head: { height: HEAD },
  panels: { gap: GAP },
  players: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  prompt: { minHeight: PROMPT, marginTop: GAP },
});
