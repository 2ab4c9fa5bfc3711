import type { Phase } from '@/games/rotterdam/state';
import { decisionAround, type Decision } from '../../kit/prompt';
import type { RotterdamBoard } from './board';
import { decideByMoves } from './decisions/byMoves';
import { decideCaptain, decideSail } from './decisions/captain';
import { decideLoader } from './decisions/loader';
import { decideSailor } from './decisions/sailor';
import { decideAfter, decidePartner, decideShipCard } from './decisions/shipCard';
import { decideLoad, decideShipowner } from './decisions/shipowner';
import { decideBid, decideLaunch } from './decisions/start';
import { decideTrader } from './decisions/trader';
import { decideWork } from './decisions/work';

/** What whoever acts can answer to one kind of question. */
type Decide = (board: RotterdamBoard) => Decision;

const DECISIONS: Readonly<Record<Phase, Decide>> = {
  launch: decideLaunch,
  bid: decideBid,
  work: decideWork,
  shipowner: decideShipowner,
  load: decideLoad,
  captain: decideCaptain,
  sail: decideSail,
  sailor: decideSailor,
  anchorage: decideSailor,
  loader: decideLoader,
  factory: decideByMoves,
  trader: decideTrader,
  partner: decidePartner,
  after: decideAfter,
  over: decideByMoves,
};

/** What whoever acts can answer now. */
export function decisionOf(board: RotterdamBoard): Decision {
  const around = decisionAround(board);
  if (around !== undefined) return around;
  const { moves, choice, view } = board;
  if (moves.length === 0) return {};
  if (choice !== undefined && 'card' in choice) return decideShipCard(board);
  return DECISIONS[view.phase](board);
}
