import type { MatchStatus } from '@/match/match';
import type { Played } from '@/match/played';
import { sightOf, type Eyes } from '@/match/sight';
import type { Board, BoardProps } from '@/ui/boards/board';
import { useProblemWords } from './problemWords';
import { namesOf } from './sentences';

type Seen = Pick<
  BoardProps<unknown, unknown>,
  | 'view'
  | 'viewer'
  | 'actor'
  | 'seats'
  | 'asked'
  | 'thinking'
  | 'moves'
  | 'whyNot'
  | 'ruleAgainst'
  | 'happened'
  | 'since'
  | 'turn'
>;

/** What a board is given of a match for these eyes: nothing that they may not see. */
export function useSeenTable(
  match: Played & Pick<MatchStatus, 'asked' | 'thinking'>,
  eyes: Eyes,
  { rulebook }: Board,
): Seen {
  const { table, asked, thinking } = match;
  const problemWords = useProblemWords(table.game, namesOf(match));
  const sight = sightOf(match, eyes);
  return {
    view: sight.view,
    viewer: sight.viewer,
    actor: sight.actor,
    seats: table.seats,
    asked,
    thinking,
    moves: sight.moves,
    whyNot: (...moves) => {
      const problem = sight.problem(...moves);
      return problem && problemWords(problem);
    },
    ruleAgainst: (...moves) => {
      const problem = sight.problem(...moves);
      return problem && rulebook.onProblem[problem.problem];
    },
    happened: sight.happened,
    since: sight.news,
    turn: sight.turn,
  };
}
