import { StyleSheet, View } from 'react-native';
import { SYMBOLS } from '@/games/harbour/cards/goods';
import { BOUGHT_TO_END } from '@/games/harbour/cards/limits';
import { symbolsOf } from '@/games/harbour/state';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { HousePips } from '../../art/HousePips';
import { Laurel } from '../../art/Laurel';
import { SymbolIcon } from '../../art/SymbolIcon';
import { useBoard } from '../../table/board';
import type { Planning } from '../planning';

/** How the player stands after the purchase: points, buildings, and the symbols that come. */
export function Then({ planning, short = false }: { planning: Planning; short?: boolean }) {
  const { text, view, subject } = useBoard();
  const { colour } = useTheme();
  const { then } = text.planner;
  const { points, bought, symbols } = planning.planned;
  const gained = SYMBOLS.filter((_, at) => (symbols[at] ?? 0) > symbolsOf(view, subject, at));
  const owned = (short ? then.few : then.buildings)({ bought, most: BOUGHT_TO_END });
  return (
    <View style={styles.row}>
      <Type variant="text" colour={colour.textSoft}>
        {then.label}
      </Type>
      <View style={styles.part}>
        <Laurel points={points} size={33} colour={colour.text} />
        <Type variant="text">{then.points({ points })}</Type>
      </View>
      <View style={styles.part}>
        <HousePips bought={bought} size={14} />
        <Type variant="text">{owned}</Type>
      </View>
      {gained.map((symbol) => (
        <View key={symbol} style={styles.part}>
          <SymbolIcon symbol={symbol} size={18} colour={colour.text} />
          <Type variant="text">{then[symbol]({ count: symbols[SYMBOLS.indexOf(symbol)] ?? 0 })}</Type>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 10,
    rowGap: 2,
  },
  part: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
