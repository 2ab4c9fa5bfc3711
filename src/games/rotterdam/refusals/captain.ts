import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { AHEAD_IN, CHANNEL_TO, COLOUR_COUNT, type Position } from '../cards/waterways';
import { rotterdamProblem } from '../phrases';
import { canSail, isPending } from '../rules/captain';
import { isFree, isHeld } from '../rules/ships';
import { NOBODY, type RotterdamState } from '../state';

const endsAhead = (state: RotterdamState, at: Position): readonly Position[] =>
  (AHEAD_IN[at * COLOUR_COUNT + state.action.colour] ?? []).map((channel) => CHANNEL_TO[channel] as Position);

function shipProblem(state: RotterdamState, seat: Seat, at: Position): Problem | undefined {
  const owner = state.owners[at] ?? NOBODY;
  if (owner === NOBODY) return rotterdamProblem('noShipThere', { at });
  if (owner !== seat) return rotterdamProblem('notYourShip', { at });
  if (isPending(state, at)) return undefined;
  return isHeld(state, at)
    ? rotterdamProblem('shipHeld', { at })
    : rotterdamProblem('shipHadItsTurn', { at });
}

/** RT-21, RT-22. */
export function sailProblem(
  state: RotterdamState,
  seat: Seat,
  at: Position,
  to: Position,
): Problem | undefined {
  const problem = shipProblem(state, seat, at);
  if (problem) return problem;
  const { colour } = state.action;
  if (!endsAhead(state, at).includes(to)) return rotterdamProblem('noChannelInColour', { at, to, colour });
  if (canSail(state, at, to)) return undefined;
  return isFree(state, to)
    ? rotterdamProblem('cannotPayCaptain', {})
    : rotterdamProblem('occupied', { at: to });
}

/** RT-21: moving is compulsory. */
export function stayProblem(state: RotterdamState, seat: Seat, at: Position): Problem | undefined {
  const problem = shipProblem(state, seat, at);
  if (problem) return problem;
  const free = endsAhead(state, at).some((to) => canSail(state, at, to));
  return free ? rotterdamProblem('mustSail', { at }) : undefined;
}
