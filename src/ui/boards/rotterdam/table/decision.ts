import type { Phase } from '@/games/rotterdam/state';
import { decisionAround, type Decision } from '../../kit/prompt';
import type { RotterdamBoard } from './board';
import { decideByMoves } from './decisions/byMoves';

/** What whoever acts can answer to one kind of question. */
type Decide = (board: RotterdamBoard) => Decision;

const DECISIONS: Readonly<Partial<Record<Phase, Decide>>> = {};

/** A ship card is aimed in the same way whenever it may be played. */
const decideShipCard: Decide = decideByMoves;

/** What whoever acts can answer now. */
export function decisionOf(board: RotterdamBoard): Decision {
  const around = decisionAround(board);
  if (around !== undefined) return around;
  const { moves, choice, view } = board;
  if (moves.length === 0) return {};
  if (choice !== undefined && 'card' in choice) return decideShipCard(board);
  return (DECISIONS[view.phase] ?? decideByMoves)(board);
}
