import { ScrollView, StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { FlagName, Type } from '@/ui/components';
import { Slip, type CardSize } from '@/ui/components/card';
import { useTheme } from '@/ui/theme';
import { faceInHand } from '../model/faces';
import { useBoard } from '../table/board';
import { OwnCard } from './CardPlace';
import { APART, shownOf } from './overlap';

const BETWEEN = 20;
const NAME = 26;
const RATIO = 1.4;

/** Every hand beside the others under its flag, overlapped as far as needed, then scrolled. */
export function OpenHands({ width, size }: { width: number; size: CardSize }) {
  const { view, seats } = useBoard();
  const height = size.height - NAME;
  const card = { width: Math.round(height / RATIO), height };
  const hands = view.players.map(({ hand }) => hand.length);
  const tops = hands.filter((count) => count > 0).length;
  const below = hands.reduce((sum, count) => sum + count, 0) - tops;
  const free = width - tops * card.width - (seats.length - 1) * BETWEEN;
  const step = below === 0 ? card.width : shownOf(card.width, free / below);
  return (
    <ScrollView horizontal style={styles.scroll} contentContainerStyle={styles.hands}>
      {view.players.map(({ hand }, seat) => (
        <View key={seat}>
          <Owner seat={seat} />
          <View style={styles.hand}>
            {hand.map((id, at) => (
              <View key={id} style={{ width: at === hand.length - 1 ? card.width : step }}>
                <OwnCard card={id} size={card} />
              </View>
            ))}
          </View>
        </View>
      ))}
    </ScrollView>
  );
}

/** The hands one below the other, as lists of slips. */
export function OpenHandsList({ width, minHeight }: { width: number; minHeight: number }) {
  const board = useBoard();
  return (
    <View style={styles.list}>
      {board.view.players.map(({ hand }, seat) => (
        <View key={seat} style={styles.slips}>
          <Owner seat={seat} />
          {hand.map((card) => (
            <Slip
              key={card}
              face={faceInHand(board.faces(card))}
              width={width}
              minHeight={minHeight}
              tone="current"
              onPress={() => board.open({ of: 'card', card })}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

function Owner({ seat }: { seat: Seat }) {
  const board = useBoard();
  const { colour } = useTheme();
  const count = board.view.players[seat]?.hand.length ?? 0;
  return (
    <View style={styles.owner}>
      <FlagName house={board.house(seat)} name={board.name(seat)} variant="textStrong" />
      {count === 0 && (
        <Type variant="text" colour={colour.textSoft}>
          {board.shared.player.noCards}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0 },
  hands: { gap: BETWEEN, paddingHorizontal: 4 },
  hand: { flexDirection: 'row' },
  owner: { flexDirection: 'row', alignItems: 'center', gap: APART, minHeight: NAME, paddingBottom: 4 },
  list: { gap: BETWEEN },
  slips: { gap: 6 },
});
