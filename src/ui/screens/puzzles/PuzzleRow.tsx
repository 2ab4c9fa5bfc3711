import { StyleSheet, View } from 'react-native';
import type { Puzzle } from '@/match/puzzles/puzzle';
import { Figure, Touchable, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { radius, space, touch, useTheme } from '@/ui/theme';

interface PuzzleRowProps {
  puzzle: Puzzle;
  number: number;
  solved: boolean;
  onPress: () => void;
}

/** A puzzle in the list: where in a game it is from, how hard, and whether it was solved. */
export function PuzzleRow({ puzzle: { game, round, seats, step }, number, solved, onPress }: PuzzleRowProps) {
  const { puzzles: text } = useText();
  const { rounds } = useGameWords()(game);
  const { colour } = useTheme();
  const where = text.where({ when: rounds.at({ round }), players: seats });
  const words = { name: text.named({ number }), step: text.steps[step], where };
  return (
    <Touchable
      role="link"
      label={solved ? text.rowSolved(words) : text.row(words)}
      onPress={onPress}
      style={[styles.row, { borderColor: colour.line, backgroundColor: colour.panel }]}
    >
      <View style={[styles.number, { borderColor: solved ? colour.action : colour.textSoft }]}>
        {solved ? (
          <Icon name="check" size={24} colour={colour.action} />
        ) : (
          <Figure value={String(number)} size={20} colour={colour.textSoft} />
        )}
      </View>
      <View style={styles.words}>
        <Type variant="cardTitle">{words.name}</Type>
        <Type variant="text" colour={colour.textSoft}>
          {text.place({ name: words.step, step: where })}
        </Type>
      </View>
      <Icon name="forward" size={22} colour={colour.textSoft} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: touch.confirm,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.panel,
    paddingHorizontal: space.panel,
    paddingVertical: space.group,
    borderWidth: 1,
    borderRadius: radius.panel,
  },
  number: {
    width: 38,
    height: 38,
    borderWidth: 1.5,
    borderRadius: 19,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1 },
});
