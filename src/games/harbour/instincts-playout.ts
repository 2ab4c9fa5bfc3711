import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';
import { POINTS } from './cards/buildings';
import { COIN, type Good } from './cards/goods';
import { bestPoints, netHarvestAt, purse } from './instincts-harvest';
import type { HarbourMove } from './move';
import { moves } from './moves';
import { DONE, type Moves } from './offers';
import { CHOICE, kindOf, SHIP, topOf, TURN } from './rules/frames';
import { held, limitOf, spaceOf, symbolsOf, type Situation } from './state';

/** So many moves drawn at random are compared: imagined players look around a little, but not at everything. */
const GLANCES = 3;

/** What one more unit of a good is worth: most where it makes a shipment, nothing where there is no room for it. */
function worthOfUnit(state: Situation, seat: Seat, good: Good, after: number): number {
  if (after > limitOf(state, seat)) return 0;
  const space = spaceOf(state, good);
  if (after === space) return space;
  return after < space ? 1 : 0.2;
}

function worthOf(state: Situation, seat: Seat, move: HarbourMove): number {
  switch (move.type) {
    case 'go':
      return netHarvestAt(state, seat, move.place);
    case 'gain':
    case 'keep':
    case 'take':
      return worthOfUnit(state, seat, move.good, held(state, seat, move.good) + 1);
    case 'pay':
    case 'give':
    case 'spend':
      return -worthOfUnit(state, seat, move.good, held(state, seat, move.good));
    case 'turn':
      return (
        worthOfUnit(state, seat, move.to, held(state, seat, move.to) + 1) -
        worthOfUnit(state, seat, move.from, held(state, seat, move.from))
      );
    case 'raise':
      return held(state, seat, move.good);
    case 'later':
      return -1;
    default:
      return 0;
  }
}

function bestOfFew(state: Situation, seat: Seat, legal: Moves, random: Random): HarbourMove {
  let best = legal[random.below(legal.length)] as HarbourMove;
  let most = worthOf(state, seat, best);
  for (let glance = 1; glance < GLANCES; glance += 1) {
    const move = legal[random.below(legal.length)] as HarbourMove;
    const worth = worthOf(state, seat, move);
    if (worth <= most) continue;
    best = move;
    most = worth;
  }
  return best;
}

/** The most points that all shipments together could buy. */
export const goalOf = (state: Situation, seat: Seat): number =>
  bestPoints(state, state.money + (purse(state, seat) || symbolsOf(state, seat, COIN)));

/** Ships until the best building is within reach, and buys it. */
function purchase(state: Situation, seat: Seat, legal: Moves, random: Random): HarbourMove {
  let best: HarbourMove | undefined;
  let most = -1;
  const shipments: HarbourMove[] = [];
  for (const move of legal) {
    if (move.type === 'ship') shipments.push(move);
    if (move.type !== 'buy' || (POINTS[move.building] as number) <= most) continue;
    most = POINTS[move.building] as number;
    best = move;
  }
  if (best !== undefined && (shipments.length === 0 || most >= goalOf(state, seat))) return best;
  return (shipments[random.below(shipments.length)] ?? legal[random.below(legal.length)]) as HarbourMove;
}

/** A move as a person would make it at a glance: buys where it can, goes where there is much, takes what it lacks. */
export function playoutMove(state: Situation, seat: Seat, random: Random): HarbourMove {
  const legal = moves(state, seat);
  if (legal.length === 1) return legal[0] as HarbourMove;
  switch (kindOf(topOf(state))) {
    case SHIP:
      return purchase(state, seat, legal, random);
    case CHOICE:
      if (legal.some(({ type }) => type === 'ship')) return purchase(state, seat, legal, random);
      break;
    case TURN:
      break;
    default:
      if (legal[legal.length - 1] === DONE && random.below(2) === 0) return DONE;
  }
  return bestOfFew(state, seat, legal, random);
}
