import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { GOODS } from '@/games/harbour/cards/goods';
import { held } from '@/games/harbour/state';
import { Figure } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { Zone } from '../../kit/motion';
import { GoodIcon } from '../art/GoodIcon';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { BuyingPower } from './BuyingPower';

interface StockLineProps {
  seat: Seat;
  /** Where the line has a field only. */
  narrow?: boolean;
}

/** What somebody holds of each good, and can pay with it. */
export function StockLine({ seat, narrow = false }: StockLineProps) {
  const { view, words } = useBoard();
  const { colour } = useTheme();
  const spoken = GOODS.map((good, at) => `${held(view, seat, at)} ${words.goods[good]}`).join(', ');
  return (
    <View style={[styles.line, narrow && styles.narrow]}>
      <View accessible role="img" aria-label={spoken} style={[styles.goods, { gap: narrow ? 9 : 14 }]}>
        {GOODS.map((name, good) => {
          const count = held(view, seat, good);
          const ink = count === 0 ? colour.textSoft : colour.text;
          return (
            <Zone key={name} name={zone.good(seat, good)} style={styles.good}>
              <GoodIcon good={good} size={narrow ? 18 : 21} colour={ink} />
              <Figure value={String(count)} size={narrow ? 16 : 18} colour={ink} />
            </Zone>
          );
        })}
      </View>
      <BuyingPower seat={seat} words="short" />
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 36,
    paddingHorizontal: 4,
  },
  narrow: { flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center', gap: 4 },
  goods: { flexDirection: 'row' },
  good: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
