import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import type { ShipCard } from '../cards/ship-cards';
import { rotterdamProblem } from '../phrases';
import { canDraw, hasHandRoom, mayPick } from '../rules/sailor';
import type { RotterdamState } from '../state';

/** RT-23. */
function handProblem(state: RotterdamState, seat: Seat): Problem | undefined {
  if (!hasHandRoom(state, seat)) return rotterdamProblem('handFull', {});
  if (state.phase === 'anchorage' && !mayPick(state, seat)) return rotterdamProblem('noMorePicks', {});
  return undefined;
}

export function takeProblem(state: RotterdamState, seat: Seat, card: ShipCard): Problem | undefined {
  const problem = handProblem(state, seat);
  if (problem) return problem;
  return state.row.includes(card) ? undefined : rotterdamProblem('cardNotOpen', { card });
}

export function drawProblem(state: RotterdamState, seat: Seat): Problem | undefined {
  return handProblem(state, seat) ?? (canDraw(state) ? undefined : rotterdamProblem('deckEmpty', {}));
}

/** Only a sailor with room in hand has to take a card before going on. */
export function finishProblem(state: RotterdamState, seat: Seat): Problem | undefined {
  return state.phase === 'sailor' && hasHandRoom(state, seat)
    ? rotterdamProblem('mustTakeCard', {})
    : undefined;
}
