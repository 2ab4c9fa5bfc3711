import { useNavigation, useRoute, type RouteProp } from '@react-navigation/native';
import { boardOf } from '@/ui/boards';
import { Button, EmptyState, Screen } from '@/ui/components';
import { useGameWords } from '@/ui/gameWords';
import { Loaded } from '@/ui/lazy/Loaded';
import type { Navigator, Routes } from '@/ui/navigation/routes';
import { useGoBack } from '@/ui/navigation/useGoBack';
import { puzzlesOf, type Puzzles } from '@/ui/puzzles/books';
import { useText } from '@/ui/text';
import { PuzzleList } from './PuzzleList';
import { PuzzleUnderWay } from './PuzzleUnderWay';

/** The puzzles of a game, or one of them at the table. */
export function PuzzlesScreen() {
  const { game, puzzle } = useRoute<RouteProp<Routes, 'puzzles'>>().params;
  const { puzzles: text } = useText();
  const goBack = useGoBack();
  const title = text.titleOf({ game: useGameWords()(game).name });
  return (
    <Loaded lazy={puzzlesOf(game)} head={{ title, onBack: goBack }}>
      {(all) =>
        puzzle === undefined ? (
          <PuzzleList game={game} all={all} title={title} />
        ) : (
          <OnePuzzle key={puzzle} all={all} id={puzzle} title={title} />
        )
      }
    </Loaded>
  );
}

/** By its address one may come to a puzzle that another version had. */
function OnePuzzle({ all, id, title }: { all: Puzzles; id: string; title: string }) {
  const { game } = useRoute<RouteProp<Routes, 'puzzles'>>().params;
  const { missing } = useText().puzzles;
  const navigation = useNavigation<Navigator>();
  const goBack = useGoBack();
  const toList = () => {
    const { routes, index } = navigation.getState();
    // Opened by its address, a puzzle has no list behind it.
    if (routes[index - 1]?.name === 'puzzles') navigation.goBack();
    else navigation.replace('puzzles', { game });
  };
  const at = all.findIndex((one) => one.id === id);
  const puzzle = all[at];
  if (puzzle === undefined) {
    return (
      <Screen title={title} onBack={goBack}>
        <EmptyState
          icon="compass"
          title={missing.title}
          text={missing.about}
          action={<Button label={missing.list} onPress={toList} />}
        />
      </Screen>
    );
  }
  return (
    <Loaded lazy={boardOf(game)} head={{ title, onBack: toList }}>
      {(board) => (
        <PuzzleUnderWay
          all={all}
          puzzle={puzzle}
          number={at + 1}
          board={board}
          onLeave={toList}
          onPuzzle={(next) => navigation.setParams({ puzzle: next })}
        />
      )}
    </Loaded>
  );
}
