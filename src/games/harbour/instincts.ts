import type { Seat } from '@/engine/game';
import { expectedScores } from './estimate';
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
} from './frames';
import { harvestAt } from './instincts-harvest';
import { playoutMove } from './instincts-playout';
import { moves } from './legal';
import { DONE, type HarbourMove, type Moves } from './move';
import type { Table } from './state';

/** What a player of Harbour knows without thinking: which moves come to the same, and which come to nothing. */

const orAll = (some: Moves, all: Moves): Moves => (some.length > 0 ? some : all);

/** Buildings in which something happens. */
function worthEntering(state: Table, seat: Seat, legal: Moves): Moves {
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

function candidates(state: Table, seat: Seat): Moves {
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
      return inOrder(state.shipped, legal, ({ type }) => type === 'ship');
    case KEEP:
      return legal.filter((move) => move !== DONE);
    default:
      return legal;
  }
}

/** A lead that people would call clear: a good building. */
const TELLING_LEAD = 8;

export const instincts = { candidates, playoutMove, expectedScores, tellingLead: TELLING_LEAD };
