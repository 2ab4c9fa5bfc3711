import { useEffect, useState, useSyncExternalStore } from 'react';
import { isProblem } from '@/engine/phrase';
import { gameOf } from '@/games';
import type { Puzzle } from '@/match/puzzles/puzzle';
import { PuzzleRun } from '@/match/puzzles/run';
import { puzzleTable } from '@/match/puzzles/table';
import type { Board } from '@/ui/boards/board';
import { Screen } from '@/ui/components';
import type { Puzzles } from '@/ui/puzzles/books';
import { nextUnsolved } from '@/ui/puzzles/order';
import { keepSolved, useSolved } from '@/ui/puzzles/useSolved';
import { BOT_NAMES } from '@/ui/screens/newGame/botNames';
import { useText } from '@/ui/text';
import { HOUSES } from '@/ui/theme';
import { PuzzleTable } from './PuzzleTable';

interface PuzzleUnderWayProps {
  all: Puzzles;
  puzzle: Puzzle;
  number: number;
  board: Board;
  onLeave: () => void;
  onPuzzle: (id: string) => void;
}

/** A puzzle for somebody to solve, as often as they like. */
export function PuzzleUnderWay(props: PuzzleUnderWayProps) {
  const [times, setTimes] = useState(0);
  return <Solving key={times} {...props} onAgain={() => setTimes(times + 1)} />;
}

function Solving(props: PuzzleUnderWayProps & { onAgain: () => void }) {
  const { all, puzzle, number, board, onLeave, onPuzzle, onAgain } = props;
  const { puzzles: text } = useText();
  const { game, id } = puzzle;
  const [run] = useState(() => begun(puzzle, board));
  const { answered } = useSyncExternalStore(run.subscribe, run.getSnapshot);
  const solved = useSolved(game);
  useEffect(() => {
    if (answered === 'found') void keepSolved(game, id);
  }, [answered, game, id]);
  if (solved === undefined) return <Screen>{undefined}</Screen>;
  const next = nextUnsolved(all, solved, id);
  return (
    <PuzzleTable
      puzzle={puzzle}
      number={number}
      board={board}
      run={run}
      after={
        next === undefined
          ? { label: text.toList, go: onLeave }
          : { label: text.nextPuzzle, go: () => onPuzzle(next.id) }
      }
      onAgain={onAgain}
      onLeave={onLeave}
    />
  );
}

function begun(puzzle: Puzzle, board: Board): PuzzleRun {
  const game = gameOf(puzzle.game);
  const houseOf = (seat: number) => HOUSES[seat] ?? HOUSES[0];
  const table = puzzleTable(puzzle, (seat) => BOT_NAMES[seat] ?? '', houseOf);
  // What comes to the same in a lesson comes to the same here.
  const isSame = (move: unknown, answer: unknown) => game.moveKey(move) === game.moveKey(answer);
  const isRight = board.lessons?.course.isRight ?? isSame;
  const run = PuzzleRun.begin({ game, puzzle, table, isRight });
  if (isProblem(run)) throw new Error(`the puzzle ${puzzle.id} cannot be set: ${run.problem}`);
  return run;
}
