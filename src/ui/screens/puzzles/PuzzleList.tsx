import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GAME_IDS, type GameId } from '@/games';
import { STEPS } from '@/match/puzzles/puzzle';
import { useBoardAhead } from '@/ui/boards/useBoardAhead';
import { Button, EmptyState, Screen, SegmentedChoice, Type } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import type { Navigator } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import type { Puzzles } from '@/ui/puzzles/books';
import { nextUnsolved } from '@/ui/puzzles/order';
import { useSolved } from '@/ui/puzzles/useSolved';
import { useText } from '@/ui/text';
import { space, useTheme } from '@/ui/theme';
import { PuzzleRow } from './PuzzleRow';

const FILTERS = ['all', ...STEPS.map((step) => `${step}` as const)] as const;
type Filter = (typeof FILTERS)[number];

interface PuzzleListProps {
  game: GameId;
  all: Puzzles;
  title: string;
}

/** The puzzles of a game by how hard they are, and which of them were solved. */
export function PuzzleList({ game, all, title }: PuzzleListProps) {
  const { puzzles: text } = useText();
  const { colour } = useTheme();
  const gameWords = useGameWords();
  const goBack = useGoBack();
  const navigation = useNavigation<Navigator>();
  const solved = useSolved(game);
  const [filter, setFilter] = useState<Filter>('all');
  useBoardAhead(game);
  const shown = all.filter(({ step }) => filter === 'all' || `${step}` === filter);
  const next = solved && nextUnsolved(shown, solved);
  const open = (puzzle: string) => navigation.push('puzzles', { game, puzzle });

  return (
    <Screen
      title={title}
      onBack={goBack}
      reading
      footer={
        next && <Button label={text.next} size="confirm" icon="compass" onPress={() => open(next.id)} />
      }
    >
      <View style={styles.page} testID="puzzles">
        <SegmentedChoice<GameId>
          label={text.game}
          choices={GAME_IDS.map((value) => ({ value, label: gameWords(value).name }))}
          value={game}
          onChange={(value) => navigation.setParams({ game: value })}
        />
        {all.length === 0 ? (
          <EmptyState icon="compass" title={text.none.title} text={text.none.about} />
        ) : (
          <>
            <Type variant="reading">{text.about}</Type>
            <SegmentedChoice<Filter>
              label={text.step}
              choices={FILTERS.map((value) => ({ value, label: text.steps[value] }))}
              value={filter}
              onChange={setFilter}
            />
            <Type variant="label" heading={2} colour={colour.textSoft}>
              {text.solvedOf({
                solved: shown.filter(({ id }) => solved?.includes(id)).length,
                all: shown.length,
              })}
            </Type>
            {shown.map((puzzle) => (
              <PuzzleRow
                key={puzzle.id}
                puzzle={puzzle}
                number={all.indexOf(puzzle) + 1}
                solved={solved?.includes(puzzle.id) ?? false}
                onPress={() => open(puzzle.id)}
              />
            ))}
          </>
        )}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { gap: space.group },
});
