import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import type { Raw } from '../cards/goods';
import { isStart, type Position } from '../cards/waterways';
import { rotterdamProblem } from '../phrases';
import { hasUnit } from '../rules/raw-market';
import { isFree } from '../rules/ships';
import { playerAt, type RotterdamState } from '../state';

export function startProblem(state: RotterdamState, at: Position): Problem | undefined {
  if (!isStart(at)) return rotterdamProblem('notAStart', { at });
  return isFree(state, at) ? undefined : rotterdamProblem('occupied', { at });
}

/** RT-10. */
export function launchProblem(state: RotterdamState, at: Position, raw: Raw): Problem | undefined {
  const problem = startProblem(state, at);
  if (problem) return problem;
  return hasUnit(state, raw) ? undefined : rotterdamProblem('rawSoldOut', { raw });
}

/** RT-43. */
export function bidProblem(state: RotterdamState, seat: Seat, amount: number): Problem | undefined {
  const { bid } = state.action;
  const { money } = playerAt(state, seat);
  if (amount <= bid) return rotterdamProblem('bidTooLow', { highest: bid });
  return amount > money ? rotterdamProblem('bidTooHigh', { money }) : undefined;
}
