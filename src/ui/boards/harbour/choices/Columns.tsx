import { StyleSheet, View } from 'react-native';
import { goodName } from '@/games/harbour/cards/goods';
import { held, spaceOf } from '@/games/harbour/state';
import { Touchable, Type } from '@/ui/components';
import { radius, space, touch, useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';
import { ALL_GOODS } from './edit';
import { quayInputOf } from './quayInput';

/** The goods as paper, where they are to be chosen; nothing while they are not. */
export function Columns() {
  const board = useBoard();
  const { colour } = useTheme();
  const { view, subject, words } = board;
  const input = quayInputOf(board);
  if (input === undefined) return null;
  const inOrder = [...ALL_GOODS].sort((a, b) => spaceOf(view, a) - spaceOf(view, b));
  return (
    <View style={styles.columns}>
      {inOrder.map((good) => {
        const { chosen, unavailable, note, press } = input.column(good);
        const name = words.goods[goodName(good)];
        const off = unavailable !== undefined;
        return (
          <Touchable
            key={good}
            role="checkbox"
            label={[name, note, unavailable].filter((part) => part !== undefined).join(', ')}
            checked={chosen > 0}
            onPress={press}
            style={[
              styles.column,
              {
                backgroundColor: off ? undefined : colour.paper,
                borderColor: chosen > 0 ? colour.action : colour.edge,
              },
            ]}
          >
            <Type variant="cardTitle" colour={off ? colour.text : colour.ink}>
              {name}
            </Type>
            <Type variant="figure" colour={off ? colour.text : colour.ink}>
              {chosen > 0 ? `${held(view, subject, good)} · ${chosen}` : String(held(view, subject, good))}
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
