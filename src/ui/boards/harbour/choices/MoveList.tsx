import { StyleSheet, View } from 'react-native';
import type { HarbourMove } from '@/games/harbour/move';
import { moveKey } from '@/games/harbour/move-key';
import { Touchable, Type } from '@/ui/components';
import { radius, space, touch, useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';
import type { Draft } from './draft';
import { isSame } from './draft';
import { toggled } from './edit';

interface MoveListProps {
  draft: Draft;
  moves: readonly HarbourMove[];
}

/** Answers in words, one of which is chosen by a tap and put back by another. */
export function MoveList({ draft, moves }: MoveListProps) {
  const board = useBoard();
  const { colour } = useTheme();
  return (
    <View role="radiogroup" style={styles.list}>
      {moves.map((move) => {
        const chosen = draft.moves.some((made) => isSame(made, move));
        return (
          <Touchable
            key={moveKey(move)}
            role="radio"
            label={board.describe(move)}
            checked={chosen}
            onPress={() => board.choose(toggled(draft, move))}
            style={[
              styles.row,
              { backgroundColor: colour.paper, borderColor: chosen ? colour.action : colour.edge },
            ]}
          >
            <Type variant="cardTitle" colour={colour.ink}>
              {board.describe(move)}
            </Type>
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.half },
  row: {
    minHeight: touch.icon,
    justifyContent: 'center',
    paddingHorizontal: space.panel,
    borderWidth: 2,
    borderRadius: radius.card,
  },
});
