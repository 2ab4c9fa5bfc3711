import { StyleSheet, View } from 'react-native';
import { goodName } from '@/games/harbour/cards/goods';
import { spaceOf, type Situation } from '@/games/harbour/state';
import { Figure, Type } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { GoodToken } from '../art/GoodToken';
import { useBoard } from '../table/board';
import { inMarketOrder } from './edit';

/** The four spaces as the draft would leave them. */
export function MarketAfter({ after }: { after: Situation }) {
  const { text, view, words } = useBoard();
  const { colour } = useTheme();
  const inOrder = inMarketOrder(after);
  return (
    <View style={styles.market} accessible role="img" aria-label={spoken()}>
      <Type variant="label" colour={colour.textSoft}>
        {text.stage.marketAfter}
      </Type>
      <View style={styles.spaces}>
        {inOrder.map((good) => {
          const moved = spaceOf(view, good) !== spaceOf(after, good);
          return (
            <View
              key={good}
              style={[
                styles.space,
                { backgroundColor: colour.panel, borderColor: moved ? colour.action : colour.line },
              ]}
            >
              <Figure value={String(spaceOf(after, good))} />
              <GoodToken good={good} size={22} />
            </View>
          );
        })}
      </View>
    </View>
  );

  function spoken(): string {
    const spaces = inOrder.map((good) => `${spaceOf(after, good)} ${words.goods[goodName(good)]}`);
    return `${text.stage.marketAfter}: ${spaces.join(', ')}`;
  }
}

const styles = StyleSheet.create({
  market: { gap: 6 },
  spaces: { flexDirection: 'row', gap: 5 },
  space: {
    flex: 1,
    height: 36,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    borderWidth: 1,
    borderRadius: radius.button,
  },
});
