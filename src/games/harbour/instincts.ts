import type { Seat } from '@/engine/game';
import { expectedScores } from './estimate';
import { playoutMove } from './instincts-playout';
import { sensibleAdditions, sensiblePurchases } from './instincts-purchase';
import {
  keptOnly,
  sensibleCosts,
  sensibleFees,
  sensibleSwaps,
  worthEntering,
  worthTheFee,
} from './instincts-waste';
import type { HarbourMove } from './move';
import { moves } from './moves';
import { DONE, type Moves } from './offers';
import { isIdle, reason } from './reasons';
import {
  AFTER,
  argumentOf,
  BUY_MORE,
  CHOICE,
  DOUBLE,
  FEE_BEFORE,
  GIFT,
  KEEP,
  kindOf,
  PICK,
  pickDifferent,
  pickExcluded,
  SHIP,
  SPEND,
  SWAP,
  topOf,
  TRANSMUTE,
  TURN,
  TURN_UNITS,
} from './rules/frames';
import type { Situation } from './state';

/** What a player of Harbour knows without thinking: which moves come to the same, and which come to nothing. */

const orAll = (some: Moves, all: Moves): Moves => (some.length > 0 ? some : all);

/** Of goods that are named one after the other, each comes after those named before: the order does not matter. */
function inOrder(named: number, legal: Moves, isNamed: (move: HarbourMove) => boolean): Moves {
  if (named === 0) return legal;
  return orAll(
    legal.filter((move) => !isNamed(move) || !('good' in move) || 1 << move.good > named),
    legal,
  );
}

function candidatesOf(state: Situation, seat: Seat, legal: Moves): Moves {
  const top = topOf(state);
  switch (kindOf(top)) {
    case TURN:
      return worthEntering(state, seat, sensibleCosts(state, seat, legal));
    case FEE_BEFORE:
      return sensibleFees(state, seat, legal);
    case AFTER:
      return sensibleCosts(state, seat, legal);
    case PICK:
      return inOrder(
        pickDifferent(argumentOf(top)) ? pickExcluded(argumentOf(top)) : 0,
        keptOnly(state, seat, legal),
        ({ type }) => type === 'gain',
      );
    case GIFT:
    case DOUBLE:
    case SPEND:
    case TURN_UNITS:
    case TRANSMUTE:
      return keptOnly(state, seat, legal);
    case SWAP:
      return sensibleSwaps(state, seat, legal);
    case CHOICE:
      return sensiblePurchases(state, seat, worthTheFee(state, seat, keptOnly(state, seat, legal)));
    case SHIP:
      return sensiblePurchases(state, seat, worthTheFee(state, seat, legal));
    case BUY_MORE:
      return sensibleAdditions(state, seat, legal);
    case KEEP:
      return legal.filter((move) => move !== DONE);
    default:
      return legal;
  }
}

function candidates(state: Situation, seat: Seat): Moves {
  const legal = moves(state, seat);
  return legal.length < 2 ? legal : orAll(candidatesOf(state, seat, legal), legal);
}

export const instincts = { candidates, playoutMove, expectedScores, isIdle, reason };
