import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CardId } from '@/games/packet-row/cards';
import { Figure, Type } from '@/ui/components';
import { Icon, type IconName } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';
import { GOOD_ICONS } from '../model/faces';
import { totalsOf } from '../model/totals';
import { useBoard } from '../table/board';

/** What the hand amounts to: goods by kind, and what its contracts, banknotes and buildings are worth. */
export function HandTotals({ hand }: { hand: readonly CardId[] }) {
  const { text, words, money } = useBoard();
  const { total } = text.hand;
  const { goods, gold, contracts, reward, banknotes, points } = totalsOf(hand);
  const sums: readonly (SumProps & { readonly held: boolean })[] = [
    ...goods.map(({ good, units }) => ({
      held: true,
      icon: GOOD_ICONS[good],
      figure: String(units),
      words: words.good(good),
    })),
    { held: gold > 0, icon: 'gold-bar', figure: String(gold), words: total.gold },
    {
      held: contracts > 0,
      icon: 'greek-temple',
      figure: money(reward),
      words: total.contracts({ count: contracts }),
    },
    { held: banknotes > 0, icon: 'two-coins', figure: money(banknotes), words: total.banknotes },
    { held: points > 0, icon: 'laurels', figure: String(points), words: total.points({ count: points }) },
  ];
  const shown = sums.filter(({ held }) => held);
  if (shown.length === 0) return null;
  return (
    <View role="list" aria-label={total.label} style={styles.sums}>
      {shown.map(({ held: _held, ...sum }) => (
        <Sum key={sum.words} {...sum} />
      ))}
    </View>
  );
}

interface SumProps {
  icon: IconName;
  figure: string;
  words: string;
}

function Sum({ icon, figure, words }: SumProps): ReactNode {
  const { colour } = useTheme();
  return (
    <View
      role="listitem"
      aria-label={`${figure} ${words}`}
      style={[styles.sum, { borderColor: colour.line, backgroundColor: colour.panel }]}
    >
      <Icon name={icon} size={18} colour={colour.textSoft} />
      <Figure value={figure} size={17} />
      <Type variant="cardLine" colour={colour.textSoft}>
        {words}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  sums: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  sum: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: 9,
    paddingVertical: 5,
    borderWidth: 1,
    borderRadius: radius.button,
  },
});
