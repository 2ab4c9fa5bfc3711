import type { Flight } from '../../kit/motion';
import type { HarbourBoard } from '../table/board';

/** A visit is a chain of many small steps: together they take no longer than this. */
export const LONGEST_CHAIN = 1600;

/** Turns what happened, as the viewer may see it, into what flies where. */
export function flightsOf(_board: HarbourBoard): readonly Flight[] {
  return [];
}
