import type { Seat } from '@/engine/game';
import { POINTS } from './cards/buildings';
import { BOUGHT_TO_END } from './cards/limits';
import { expectedScores } from './estimate';
import { harvestAt } from './instincts-harvest';
import { goalOf, playoutMove } from './instincts-playout';
import type { HarbourMove } from './move';
import { moves } from './moves';
import { DONE, type Moves } from './offers';
import { isIdle, reason } from './reasons';
import {
  argumentOf,
  CHOICE,
  KEEP,
  kindOf,
  PICK,
  pickDifferent,
  pickExcluded,
  SHIP,
  topOf,
  TURN,
} from './rules/frames';
import { can, NONE, type Situation } from './state';

/** What a player of Harbour knows without thinking: which moves come to the same, and which come to nothing. */

const orAll = (some: Moves, all: Moves): Moves => (some.length > 0 ? some : all);

/** Buildings in which something happens. */
function worthEntering(state: Situation, seat: Seat, legal: Moves): Moves {
  return orAll(
    legal.filter((move) => move.type !== 'go' || harvestAt(state, seat, move.place) > 0),
    legal,
  );
}

/** Of goods that are named one after the other, each comes after those named before: the order does not matter. */
function inOrder(named: number, legal: Moves, isNamed: (move: HarbourMove) => boolean): Moves {
  if (named === 0) return legal;
  return orAll(
    legal.filter((move) => !isNamed(move) || !('good' in move) || 1 << move.good > named),
    legal,
  );
}

/** Whether only points count from the next building on. */
const isLastPurchase = (state: Situation, seat: Seat): boolean =>
  (state.lastTurns !== NONE || (state.bought[seat] as number) + 1 >= BOUGHT_TO_END) &&
  !can(state, seat, 'scoreHats') &&
  !can(state, seat, 'scoreSymbolKinds');

/** The last building is the one with most points: ships until it can be paid, and then buys it. */
function forMostPoints(state: Situation, seat: Seat, legal: Moves): Moves {
  const goal = goalOf(state, seat);
  let best = 0;
  for (const move of legal) if (move.type === 'buy') best = Math.max(best, POINTS[move.building] as number);
  return orAll(
    legal.filter((move) => {
      if (move.type === 'buy') return best >= goal && POINTS[move.building] === best;
      return move.type !== 'ship' || best < goal;
    }),
    legal,
  );
}

function purchases(state: Situation, seat: Seat, legal: Moves): Moves {
  const aimed = isLastPurchase(state, seat) ? forMostPoints(state, seat, legal) : legal;
  return inOrder(state.shipped, aimed, ({ type }) => type === 'ship');
}

function candidates(state: Situation, seat: Seat): Moves {
  const legal = moves(state, seat);
  if (legal.length < 2) return legal;
  const top = topOf(state);
  switch (kindOf(top)) {
    case TURN:
      return worthEntering(state, seat, legal);
    case PICK:
      return pickDifferent(argumentOf(top))
        ? inOrder(pickExcluded(argumentOf(top)), legal, ({ type }) => type === 'gain')
        : legal;
    case CHOICE:
    case SHIP:
      return purchases(state, seat, legal);
    case KEEP:
      return legal.filter((move) => move !== DONE);
    default:
      return legal;
  }
}

export const instincts = { candidates, playoutMove, expectedScores, isIdle, reason };
