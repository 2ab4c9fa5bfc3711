import { StyleSheet, View } from 'react-native';
import { space, useRoom } from '@/ui/theme';
import { TableHead, useTabletRoom } from '../../kit/layout';
import { Warning } from '../../kit/prompt';
import { SetUp } from '../choices/SetUp';
import { isSetUp } from '../choices/staged';
import { Market, marketHeight } from '../parts/Market';
import { OfferCards } from '../parts/OfferCards';
import { PlayerPanel } from '../parts/PlayerPanel';
import { PromptPanel } from '../parts/Prompt';
import { Title } from '../parts/Title';
import { OPPONENT_ROW, OpponentRow } from '../planner/OpponentRow';
import { PlanPanel } from '../planner/PlanPanel';
import { isPlanning } from '../planner/planning';
import { useBoard } from '../table/board';

const HEAD = 76;
const PROMPT = 60;
/** Of the frame around the question, and what stays free above and below. */
const EDGES = 7;
/** Title, flag, two answers and gaps around the question; a letter, on average. In wide windows all words have room. */
const BESIDE = { words: 620, letter: 6.4, below: 1200 };
const MARKET_HEAD = { usual: 78, low: 64, below: 700 };
const GAP = { columns: 12, panels: 8 };
/** Of the market and what is on offer. */
const LEFT = { share: 0.596, most: 860 };

/** The whole table at once: the question above, market and offer at the left, a panel for each player at the right. */
export function TabletLandscape() {
  const board = useBoard();
  const { insets } = useRoom();
  const { across, down } = useTabletRoom(8);
  const seats = board.seats.length;
  const left = Math.round(Math.min(LEFT.most, across * LEFT.share));
  const right = across - left - GAP.columns;
  const height = down - HEAD;
  const panel = Math.floor((height - (seats - 1) * GAP.panels) / seats);
  const planning = isPlanning(board);
  const marketHead = height < MARKET_HEAD.below ? MARKET_HEAD.low : MARKET_HEAD.usual;
  const market = marketHeight(seats, marketHead);
  const letters = across < BESIDE.below ? Math.floor((across - BESIDE.words) / BESIDE.letter) : undefined;
  return (
    <View style={[styles.table, { paddingTop: insets.top, paddingLeft: insets.left + space.margin }]}>
      <TableHead style={[styles.head, { width: across }]}>
        <Title look="start" brief />
        <PromptPanel
          style={styles.prompt}
          short={false}
          flag={46}
          told={1}
          room={HEAD - EDGES}
          letters={letters}
        />
      </TableHead>
      <Warning />
      {isSetUp(board) ? (
        <View style={{ width: across, height }}>
          <SetUp />
        </View>
      ) : (
        <View style={styles.columns}>
          <View style={styles.panels}>
            <Market width={left} head={marketHead} />
            <OfferCards width={left} height={height - market - GAP.panels} />
          </View>
          <View style={styles.panels}>
            {planning ? (
              <>
                <PlanPanel width={right} height={height - (seats - 1) * (OPPONENT_ROW + GAP.panels)} />
                {board.seats.map(
                  (_, seat) => seat !== board.actor && <OpponentRow key={seat} seat={seat} width={right} />,
                )}
              </>
            ) : (
              board.seats.map((_, seat) => (
                <PlayerPanel key={seat} seat={seat} width={right} height={panel} />
              ))
            )}
          </View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1 },
  head: { height: HEAD },
  prompt: { flex: 1, minHeight: PROMPT },
  columns: { flexDirection: 'row', gap: GAP.columns },
  panels: { gap: GAP.panels },
});
