import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { SYMBOLS } from '@/games/harbour/cards/goods';
import { symbolsOf } from '@/games/harbour/state';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';
import { SymbolIcon } from '../art/SymbolIcon';

interface SymbolCountsProps {
  seat: Seat;
  gap?: number;
  size?: number;
}

/** How many of each symbol a player owns; what is missing stands back. */
export function SymbolCounts({ seat, gap = 10, size = 18 }: SymbolCountsProps) {
  const { view, words, text } = useBoard();
  const { colour } = useTheme();
  const counts = SYMBOLS.map((symbol, at) => ({ symbol, count: symbolsOf(view, seat, at) }));
  const spoken = counts
    .map(({ symbol, count }) => text.quay.symbolSpoken({ symbol: words.symbols[symbol], count }))
    .join(', ');
  return (
    <View accessible role="img" aria-label={spoken} style={[styles.row, { gap }]}>
      {counts.map(({ symbol, count }) => {
        const ink = count === 0 ? colour.textSoft : colour.text;
        return (
          <View key={symbol} style={styles.count}>
            <SymbolIcon symbol={symbol} size={size} colour={ink} />
            <Type variant="cardLineStrong" size={15} colour={ink}>
              {count}
            </Type>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  count: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
