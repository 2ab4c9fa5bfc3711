import type { RotterdamMove } from '@/games/rotterdam/move';
import type { Phase } from '@/games/rotterdam/state';
import type { Choice, TableProps } from './board';

/** Steps that are answered by one of the listed moves, and by nothing else. */
const ONE_ANSWER: readonly Phase[] = ['load', 'sail', 'factory', 'partner'];

const only = (moves: readonly RotterdamMove[]): Choice | undefined =>
  moves.length === 1 ? { moves } : undefined;

/** Where there is only one thing to choose, or a figure to begin with, it is in mind already. */
export function preselected({ view, moves, past }: TableProps): Choice | undefined {
  if (past !== undefined) return undefined;
  if (ONE_ANSWER.includes(view.phase)) return only(moves);
  switch (view.phase) {
    case 'bid':
      return only(moves.filter(({ type }) => type === 'bid').slice(0, 1));
    case 'shipowner':
      return only(moves.filter(({ type }) => type === 'place'));
    case 'launch': {
      const starts = [...new Set(moves.flatMap((move) => (move.type === 'launch' ? [move.at] : [])))];
      return starts.length === 1 ? { launch: { at: starts[0] } } : undefined;
    }
    default:
      return undefined;
  }
}
