import { StyleSheet, View } from 'react-native';
import { goodName } from '@/games/harbour/cards/goods';
import { held } from '@/games/harbour/state';
import { Touchable, Type } from '@/ui/components';
import { radius, space, touch, useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';
import { inMarketOrder } from './edit';
import { quayInputOf } from './quayInput';

/** The goods as paper, where they are to be chosen; nothing while they are not. */
export function Columns() {
  const board = useBoard();
  const { colour } = useTheme();
  const { view, subject, words } = board;
  const input = quayInputOf(board);
  if (input === undefined) return null;
  const inOrder = inMarketOrder(view);
  return (
    <View style={styles.columns}>
      {inOrder.map((good) => {
        const { state, count, note, why, onPress } = input.column(good);
        const name = words.goods[goodName(good)];
        const off = state === 'closed';
        return (
          <Touchable
            key={good}
            role={input.role}
            label={[name, note, why].filter((part) => part !== undefined).join(', ')}
            checked={state === 'chosen'}
            onPress={onPress}
            style={[
              styles.column,
              {
                backgroundColor: off ? undefined : colour.paper,
                borderColor: state === 'chosen' ? colour.action : colour.edge,
              },
            ]}
          >
            <Type variant="cardTitle" colour={off ? colour.text : colour.ink}>
              {name}
            </Type>
            <Type variant="figure" colour={off ? colour.text : colour.ink}>
              {[held(view, subject, good), count].filter((figure) => figure !== undefined).join(' · ')}
            </Type>
            {note !== undefined && (
              <Type variant="cardLine" colour={off ? colour.text : colour.ink}>
                {note}
              </Type>
            )}
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.half, padding: space.half },
  column: { flex: 1, minHeight: touch.icon, padding: space.half, borderWidth: 2, borderRadius: radius.card },
});
