import type { Phase } from '@/games/rotterdam/state';
import { decisionAround, type Decision } from '../../kit/prompt';
import type { RotterdamBoard } from './board';
import { decideByMoves } from './decisions/byMoves';
import { decideLoader } from './decisions/loader';
import { decideSailor } from './decisions/sailor';
import { decideAfter, decidePartner, decideShipCard } from './decisions/shipCard';
import { decideTrader } from './decisions/trader';

/** What whoever acts can answer to one kind of question. */
type Decide = (board: RotterdamBoard) => Decision;

const DECISIONS: Readonly<Partial<Record<Phase, Decide>>> = {
  sailor: decideSailor,
  anchorage: decideSailor,
  loader: decideLoader,
  trader: decideTrader,
  partner: decidePartner,
  after: decideAfter,
};

/** What whoever acts can answer now. */
export function decisionOf(board: RotterdamBoard): Decision {
  const around = decisionAround(board);
  if (around !== undefined) return around;
  const { moves, choice, view } = board;
  if (moves.length === 0) return {};
  if (choice !== undefined && 'card' in choice) return decideShipCard(board);
  return (DECISIONS[view.phase] ?? decideByMoves)(board);
}
