import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useLanguage, useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { moneyIn } from '../model/money';

interface PriceChangeProps {
  before: number;
  /** Nothing is left to buy. */
  after: number | undefined;
}

/** The price before and after a trade, in small figures behind its sentence. */
export function PriceChange({ before, after }: PriceChangeProps) {
  const { colour } = useTheme();
  const money = moneyIn(useLanguage());
  const { told, roles } = useText().games.rotterdam.board;
  const then = after === undefined ? roles.shipowner.soldOut : money(after);
  return (
    <View
      accessible
      role="img"
      aria-label={told.prices({ before: money(before), after: then })}
      style={styles.prices}
    >
      <Type variant="figure" size={14} colour={colour.textSoft}>
        {before}
      </Type>
      <Icon name="arrow" size={12} colour={colour.textSoft} />
      <Type variant="figure" size={14} colour={colour.textSoft}>
        {after ?? '–'}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  prices: { flexDirection: 'row', alignItems: 'center', gap: space.half / 2 },
});
