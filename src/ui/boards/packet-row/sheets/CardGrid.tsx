import { StyleSheet, View } from 'react-native';
import type { CardId } from '@/games/packet-row/cards';
import { Slip } from '@/ui/components/card';
import { space, useLayout, useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';

const WIDEST = 640;
const GAP = 6;

/** Cards as slips, as many beside each other as fit a sheet. */
export function CardGrid({ cards }: { cards: readonly CardId[] }) {
  const board = useBoard();
  const { width } = useLayout();
  const { fontScale } = useTheme();
  const inner = Math.min(WIDEST, width) - 2 * space.margin - 2;
  const columns = Math.max(1, Math.floor((inner + GAP) / (150 * Math.max(1, fontScale) + GAP)));
  const across = Math.floor((inner - GAP * (columns - 1)) / columns);
  return (
    <View style={styles.grid}>
      {cards.map((card) => (
        <Slip
          key={card}
          face={board.faces(card)}
          width={across}
          minHeight={72}
          tone="current"
          onPress={() => board.open({ of: 'card', card })}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
});
