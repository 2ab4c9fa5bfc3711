import { StyleSheet, View } from 'react-native';
import { GOODS, SYMBOLS } from '@/games/harbour/cards/goods';
import { HIGHEST_SPACE, LOWEST_SPACE } from '@/games/harbour/cards/limits';
import { harbourWords } from '@/games/harbour/phrases';
import { capitalised } from '@/text/capitalised';
import { Figure, Type } from '@/ui/components';
import { useLanguage } from '@/ui/text';
import { radius, space, useTheme } from '@/ui/theme';
import { GoodToken } from '../art/GoodToken';
import { SymbolIcon } from '../art/SymbolIcon';

const SPACES = Array.from({ length: HIGHEST_SPACE - LOWEST_SPACE + 1 }, (_, at) => LOWEST_SPACE + at);
const WIDEST = 132;
/** The longest name in one line. */
const NARROWEST = 72;
const GAP = 6;
const TOKEN = 44;

/** The four spaces with a token each, in one of their orders. */
function Market({ width }: { width: number }) {
  const words = harbourWords[useLanguage()];
  const { colour } = useTheme();
  const each = (across: number) => Math.floor((width - 2 * space.group - (across - 1) * GAP) / across);
  const wide = Math.min(
    WIDEST,
    each(SPACES.length) < NARROWEST ? each(SPACES.length / 2) : each(SPACES.length),
  );
  return (
    <View style={[styles.table, { backgroundColor: colour.tableDeep }]}>
      {SPACES.map((number, good) => (
        <View
          key={number}
          style={[styles.space, { width: wide, backgroundColor: colour.paper, borderColor: colour.edge }]}
        >
          <View style={styles.figures}>
            <Figure value={String(number)} size={30} maxScale={1} colour={colour.ink} />
            <GoodToken good={good} size={Math.min(TOKEN, wide - 38)} />
          </View>
          <Type variant="cardTitle" size={15} maxScale={1} colour={colour.ink} oneLine>
            {capitalised(words.goods[GOODS[good] ?? 'fish'])}
          </Type>
        </View>
      ))}
    </View>
  );
}

/** The four symbols with their names. */
function Symbols() {
  const words = harbourWords[useLanguage()];
  const { colour } = useTheme();
  return (
    <View style={[styles.table, { backgroundColor: colour.tableDeep }]}>
      {SYMBOLS.map((symbol) => (
        <View key={symbol} style={styles.symbol}>
          <SymbolIcon symbol={symbol} size={40} colour={colour.text} ringed />
          <Type variant="cardLineStrong" maxScale={1.3} align="center">
            {capitalised(words.symbols[symbol])}
          </Type>
        </View>
      ))}
    </View>
  );
}

export const PICTURES = { market: Market, symbols: Symbols };
export type PictureName = keyof typeof PICTURES;

const styles = StyleSheet.create({
  table: {
    flexDirection: 'row',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: GAP,
    padding: space.group,
    borderRadius: radius.card,
  },
  space: { padding: 5, gap: 3, borderWidth: 1, borderRadius: radius.card },
  figures: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  symbol: { flexGrow: 1, flexBasis: 72, alignItems: 'center', gap: 3 },
});
