import { StyleSheet, View } from 'react-native';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import { LOWEST_SPACE } from '@/games/harbour/cards/limits';
import { Figure } from '@/ui/components';
import { radius, touch, useTheme } from '@/ui/theme';
import { GoodToken } from '../../art/GoodToken';
import { zone } from '../../motion/zones';
import { useBoard } from '../../table/board';
import { PaperSwitch } from './PaperSwitch';

interface MarketAfterProps {
  /** From the lowest space on. */
  market: readonly Good[];
  /** The shipped goods that whoever may order them has tapped, in that order. */
  tapped: readonly Good[];
  /** What may be ordered; nothing where the rules order it. */
  shipped: readonly Good[];
  onTap: (good: Good) => void;
  tall?: boolean | undefined;
}

/** HB-23: where each token lies after the purchase. */
export function MarketAfter({ market, tapped, shipped, onTap, tall = false }: MarketAfterProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { market: words } = board.text.planner;
  const height = tall || shipped.length > 1 ? touch.icon + 2 : 33;
  return (
    <View style={styles.row}>
      {market.map((good, at) => {
        const space = at + LOWEST_SPACE;
        const name = board.words.goods[goodName(good)];
        const inside = (ink: string) => (
          <>
            <Figure value={String(space)} size={tall ? 24 : 19} colour={ink} />
            <GoodToken good={good} size={tall ? 34 : 25} />
          </>
        );
        if (shipped.length > 1 && shipped.includes(good)) {
          const on = tapped.includes(good);
          return (
            <PaperSwitch
              key={good}
              role="checkbox"
              label={(on ? words.ordered : words.put)({ good: name, space })}
              on={on}
              place={zone.fill(good)}
              onPress={() => onTap(good)}
              style={[styles.space, { minHeight: height }]}
            >
              {inside(colour.ink)}
            </PaperSwitch>
          );
        }
        return (
          <View
            key={good}
            accessible
            role="img"
            aria-label={words.space({ space, good: name })}
            style={[
              styles.space,
              { minHeight: height, backgroundColor: colour.panel, borderWidth: 1, borderColor: colour.line },
            ]}
          >
            {inside(colour.text)}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 6 },
  space: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 9,
    borderRadius: radius.card,
  },
});
