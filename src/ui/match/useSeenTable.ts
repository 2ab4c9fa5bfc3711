import { useMemo } from 'react';
import { redact } from '@/engine/events';
import type { Viewer } from '@/engine/game';
import { gameOf } from '@/games';
import type { MatchSnapshot } from '@/match/match';
import type { Board, BoardProps } from '@/ui/boards/board';
import { sinceOwnMove } from '@/ui/boards/since';
import { useProblemWords } from '@/ui/match/problemWords';
import { namesOf } from './sentences';

type Seen = Pick<
  BoardProps<unknown, unknown>,
  | 'view'
  | 'viewer'
  | 'seats'
  | 'asked'
  | 'thinking'
  | 'moves'
  | 'whyNot'
  | 'ruleAgainst'
  | 'happened'
  | 'since'
>;

/** What a board is given of a match for this viewer: nothing that the viewer may not know. */
export function useSeenTable(snapshot: MatchSnapshot, viewer: Viewer, { rulebook }: Board): Seen {
  const { table, play, log, asked, thinking, happened } = snapshot;
  const { state } = play;
  const game = gameOf(table.game);
  const problemWords = useProblemWords(table.game, namesOf(snapshot));
  const view = useMemo(() => game.view(state, viewer), [game, state, viewer]);
  const moves = useMemo(() => (viewer === 'table' ? [] : game.moves(state, viewer)), [game, state, viewer]);
  const seen = useMemo(
    () => happened && { ...happened, events: redact(happened.events, viewer) },
    [happened, viewer],
  );
  const since = useMemo(
    () => sinceOwnMove({ table, play, log, happened }, viewer),
    [table, play, log, happened, viewer],
  );
  const problemWith = (move: unknown) => (viewer === 'table' ? undefined : game.problem(state, viewer, move));
  return {
    view,
    viewer,
    seats: table.seats,
    asked,
    thinking,
    moves,
    whyNot: (move) => {
      const problem = problemWith(move);
      return problem && problemWords(problem);
    },
    ruleAgainst: (move) => {
      const problem = problemWith(move);
      return problem && rulebook.onProblem[problem.problem];
    },
    happened: seen,
    since,
  };
}
