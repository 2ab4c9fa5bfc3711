import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { EFFECTS, type AimedEffect, type Effect } from '../cards/ship-cards';
import { channelBetween, isHarbour, WATER_COUNT, type Position } from '../cards/waterways';
import type { Play } from '../move';
import { rotterdamProblem } from '../phrases';
import { hasRoom, hasUnit } from '../rules/raw-market';
import { mayPlayAtAnchorage } from '../rules/sailor';
import { canSwap, isInReach, trait } from '../rules/ship-cards';
import { isFree, isHeld } from '../rules/ships';
import { NOBODY, NONE, playerAt, type RotterdamState } from '../state';

/** RT-13: why the card cannot be aimed at what is there. */
function reachProblem(
  state: RotterdamState,
  seat: Seat,
  effect: AimedEffect,
  at: Position,
): Problem | undefined {
  if (isInReach(state, seat, effect, at)) return undefined;
  if (isHarbour(at)) return rotterdamProblem('harbourIsSafe', {});
  const owner = state.owners[at];
  if (owner === NOBODY) return rotterdamProblem('noShipThere', { at });
  if (effect.whose === 'own' && owner !== seat) return rotterdamProblem('notYourShip', { at });
  if (effect.whose === 'others' && owner === seat) return rotterdamProblem('yourOwnShip', { at });
  return rotterdamProblem('onlyOnFields', { at });
}

function moveProblem(
  state: RotterdamState,
  from: Position,
  to: Position,
  end: Position,
): Problem | undefined {
  if (channelBetween(from, to) === undefined) return rotterdamProblem('noChannel', { at: from, to });
  return isFree(state, end) ? undefined : rotterdamProblem('occupied', { at: end });
}

/** A swap must change something, so there must be a ship that is not alike. */
function swapProblem(
  state: RotterdamState,
  seat: Seat,
  effect: AimedEffect,
  at: Position,
): Problem | undefined {
  const own = trait(state, effect, at);
  for (let other = 0; other < WATER_COUNT; other += 1) {
    if (canSwap(state, seat, effect, other) && trait(state, effect, other) !== own) return undefined;
  }
  return rotterdamProblem('nothingToSwap', {});
}

function reloadProblem(state: RotterdamState, { at, raw = NONE }: Play): Problem | undefined {
  if (state.cargo[at] === raw) return rotterdamProblem('sameCargo', {});
  return hasUnit(state, raw) ? undefined : rotterdamProblem('rawSoldOut', { raw });
}

function effectProblem(
  state: RotterdamState,
  seat: Seat,
  effect: AimedEffect,
  move: Play,
): Problem | undefined {
  const { at, to = NONE } = move;
  switch (effect.verb) {
    case 'advance':
      return moveProblem(state, at, to, to);
    case 'retreat':
      return moveProblem(state, to, at, to);
    case 'rob':
      if (state.cargo[at] === NONE) return rotterdamProblem('noCargo', { at });
      return hasRoom(state, seat) ? undefined : rotterdamProblem('stockFull', {});
    case 'swapCargo':
    case 'swapPlaces':
      return swapProblem(state, seat, effect, at);
    case 'reload':
      return reloadProblem(state, move);
    case 'hold':
      return undefined;
  }
}

const MOVING: readonly Effect['verb'][] = ['advance', 'retreat', 'swapPlaces', 'hold'];

export function cardProblem(state: RotterdamState, seat: Seat, move: Play): Problem | undefined {
  const { card, at } = move;
  if (state.phase === 'anchorage' && !mayPlayAtAnchorage(state, seat))
    return rotterdamProblem('cardsNotNow', {});
  if (playerAt(state, seat).cards[card] === 0) return rotterdamProblem('cardNotInHand', { card });
  const effect = EFFECTS[card] as Effect;
  if (effect.verb === 'score') return rotterdamProblem('cardNotPlayed', { card });
  const reach = reachProblem(state, seat, effect, at);
  if (reach) return reach;
  if (MOVING.includes(effect.verb) && isHeld(state, at)) return rotterdamProblem('shipHeld', { at });
  return effectProblem(state, seat, effect, move);
}

export function partnerProblem(state: RotterdamState, seat: Seat, at: Position): Problem | undefined {
  const { card, first } = state.action;
  const effect = EFFECTS[card] as AimedEffect;
  const reach = reachProblem(state, seat, effect, at);
  if (reach) return reach;
  if (!canSwap(state, seat, effect, at)) return rotterdamProblem('shipHeld', { at });
  return trait(state, effect, at) === trait(state, effect, first)
    ? rotterdamProblem('nothingToSwap', {})
    : undefined;
}
