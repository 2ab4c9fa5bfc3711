import type { Seat } from '@/engine/game';
import type { HarbourMove } from './move';
import { isLooking } from './rules/frames';
import { can, isOver, type Situation } from './state';

/** HB-60: boards until all are chosen, what the Noble looks at and puts away, bonus cards. All else is open. */
export function secrets(state: Situation, seat: Seat): boolean {
  const bonusCards = state.bonus.length > 0 && !isOver(state);
  return state.offers.length > 0 || bonusCards || looksOrRemembers(state, seat);
}

function looksOrRemembers(state: Situation, seat: Seat): boolean {
  return can(state, seat, 'startWithBuilding') && (state.buried || isLooking(state));
}

/** Only what was dealt in private is chosen in private. */
export function isOpenMove({ type }: HarbourMove): boolean {
  return type !== 'board' && type !== 'own';
}
