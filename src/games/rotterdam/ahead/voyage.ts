import type { Raw } from '../cards/goods';
import { harbourAt, isHarbour, type Position } from '../cards/waterways';
import { stepsLeft } from '../courses';
import { NONE } from '../state';

/** How a ship would come to a harbour: with the cargo that belongs there, with another, or empty. */
export type Arrival = 'fits' | 'wrong' | 'empty';

/** Undefined where the position is no harbour. */
export function arrivalAt(to: Position, cargo: Raw): Arrival | undefined {
  if (!isHarbour(to)) return undefined;
  if (cargo === NONE) return 'empty';
  return harbourAt(to) === cargo ? 'fits' : 'wrong';
}

/** Steps to the harbour where the cargo belongs; undefined for an empty ship, and where no way leads there. */
export function stepsToGo(at: Position, cargo: Raw): number | undefined {
  const steps = stepsLeft(at, cargo);
  return steps === Infinity ? undefined : steps;
}

/** Whether cargo that could still reach its harbour no longer can. */
export const strands = (from: Position, to: Position, cargo: Raw): boolean =>
  stepsToGo(from, cargo) !== undefined && stepsToGo(to, cargo) === undefined;
