import type { Flight } from '../../kit/motion';
import type { RotterdamBoard } from '../table/board';

/** A colour moves ships everywhere: together they take no longer than this. */
export const LONGEST_CHAIN = 1800;

/** Turns what happened, as the viewer may see it, into what flies where. */
export function flightsOf(_board: RotterdamBoard): readonly Flight[] {
  return [];
}
