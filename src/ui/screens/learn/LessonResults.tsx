import { useState } from 'react';
import { gameOf } from '@/games';
import type { MatchSnapshot } from '@/match/match';
import { viewsByRound } from '@/match/replay';
import type { Board } from '@/ui/boards/board';

/** The final scores of a lesson's game; the coach knows the way on. */
export function LessonResults({ board: { Results }, snapshot }: { board: Board; snapshot: MatchSnapshot }) {
  const { table, play } = snapshot;
  const game = gameOf(table.game);
  const [rounds] = useState(() => viewsByRound(game, snapshot));
  const winners = game.outcome(play.state)?.winners ?? [];
  return (
    <Results view={game.view(play.state, 'table')} seats={table.seats} rounds={rounds} winners={winners} />
  );
}
