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
import { useBoard } from '../table/board';

const HEAD = 60;
const PROMPT = 66;
const MARKET_HEAD = 72;
const GAP = 8;
/** Of a player's panel; what is on offer has the rest. */
const PANEL = { share: 0.155, least: 168, most: 210 };

/** The whole table at once: market, offer, players two by two, the question below. */
export function TabletPortrait() {
  const board = useBoard();
  const { insets } = useRoom();
  const { across, down } = useTabletRoom(10);
  const seats = board.seats.length;
  const height = down - HEAD - PROMPT - GAP;
  const rows = Math.ceil(seats / 2);
  const panel = Math.round(Math.min(PANEL.most, Math.max(PANEL.least, height * PANEL.share)));
  const market = marketHeight(seats, MARKET_HEAD);
  const offer = height - market - GAP - rows * (panel + GAP);
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
          <View style={[styles.players, { width: across }]}>
            {board.seats.map((_, seat) => (
              <PlayerPanel key={seat} seat={seat} width={Math.floor((across - GAP) / 2)} height={panel} />
            ))}
          </View>
        </View>
      )}
      <PromptPanel style={[styles.prompt, { width: across }]} short={false} flag={46} told={2} />
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
