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
import { SymbolCounts } from './SymbolCounts';

interface StockLineProps {
  seat: Seat;
  width: number;
  /** Where the line has a field only. */
  narrow?: boolean;
}

/** A narrower line has no word beside what can be paid, one still narrower smaller goods, and the narrowest two rows. */
const WORDS_FROM = 450;
const SMALL_BELOW = 340;
const WRAPS_BELOW = 310;

/** What somebody holds of each good, owns of each symbol, and can pay. */
export function StockLine({ seat, width, narrow = false }: StockLineProps) {
  const { view, words } = useBoard();
  const { colour } = useTheme();
  const spoken = GOODS.map((good, at) => `${held(view, seat, at)} ${words.goods[good]}`).join(', ');
  const roomy = width >= WORDS_FROM;
  const small = width < SMALL_BELOW;
  const worded = roomy || width < WRAPS_BELOW;
  return (
    <View style={[styles.line, narrow && styles.narrow]}>
      <View accessible role="img" aria-label={spoken} style={[styles.goods, { gap: roomy ? 14 : 8 }]}>
        {GOODS.map((name, good) => {
          const count = held(view, seat, good);
          const ink = count === 0 ? colour.textSoft : colour.text;
          return (
            <Zone key={name} name={zone.good(seat, good)} style={styles.good}>
              <GoodIcon good={good} size={small ? 18 : 21} colour={ink} />
              <Figure value={String(count)} size={small ? 16 : 18} colour={ink} />
            </Zone>
          );
        })}
      </View>
      <SymbolCounts seat={seat} gap={roomy ? 10 : 5} size={roomy ? 18 : 15} />
      <BuyingPower seat={seat} words={worded ? 'short' : 'none'} />
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    alignContent: 'center',
    minHeight: 36,
    paddingHorizontal: 4,
  },
  narrow: {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: 2,
  },
  goods: { flexDirection: 'row' },
  good: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
