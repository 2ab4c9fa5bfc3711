import type { Seat } from '@/engine/game';
import type { Part } from './cards/actions';
import { KINDS, type Good } from './cards/goods';
import { HIGHEST_SPACE, LOWEST_SPACE } from './cards/limits';
import type { HarbourMove } from './move';
import {
  CHOOSE_BOARD,
  DONE,
  EXPENSES,
  EXPENSES_OR_DONE,
  FILLS,
  GAIN,
  GAINS,
  GIFTS_HANDED,
  KEEPS,
  KEEPS_OR_DONE,
  NO_MOVES,
  OWN,
  PAYMENTS,
  PAYMENTS_OR_LATER,
  RAISES,
  REPLACEMENT,
  swapOf,
  TAKEN,
  TURNED,
  type Moves,
} from './offers';
import {
  AFTER,
  argumentOf,
  askedSeat,
  BOARD,
  BUY_MORE,
  byKind,
  CHOICE,
  DOUBLE,
  exchangesNeighbours,
  FEE_AFTER,
  FEE_BEFORE,
  FILL,
  GIFT,
  GIVE,
  KEEP,
  kindOf,
  LOOK,
  PICK,
  pickExcluded,
  RAISE,
  REPLACE,
  SHIP,
  SPEND,
  SWAP,
  TAKE,
  topOf,
  TRANSMUTE,
  TURN,
  TURN_UNITS,
  turnFrom,
} from './rules/frames';
import { goodOn } from './rules/market';
import { addPlaces, isOccupied } from './rules/places';
import { addAffordable, addPurchaseMoves, feeIsSafe } from './rules/purchase';
import { can, currentAction, held, heldMask, NONE, unitsOf, type Situation } from './state';

const ALL = (1 << KINDS) - 1;

const listed = (lists: readonly Moves[], set: number): Moves => lists[set] as Moves;

/** What the seat can spend on the ability that it may use once a turn: a bit for each good. */
export function abilityCosts(state: Situation, seat: Seat): number {
  if (state.abilityUsed) return 0;
  if (can(state, seat, 'swapTokens')) return heldMask(state, seat, 1);
  if (!can(state, seat, 'transmute')) return 0;
  let costs = 0;
  for (let cost = 0; cost < KINDS; cost += 1) {
    if (held(state, seat, cost) === 0) continue;
    for (let good = 0; good < KINDS; good += 1) {
      if (held(state, seat, good) - (good === cost ? 1 : 0) >= 2) costs |= 1 << cost;
    }
  }
  return costs;
}

function turnMoves(state: Situation, seat: Seat): Moves {
  const list: HarbourMove[] = [];
  addPlaces(state, seat, list);
  const costs = abilityCosts(state, seat);
  if (costs > 0) list.push(...listed(EXPENSES, costs));
  return list;
}

/** Every way to turn a good of the set into another. */
function turns(set: number): HarbourMove[] {
  const list: HarbourMove[] = [];
  for (let from = 0; from < KINDS; from += 1) {
    if (((set >> from) & 1) === 0) continue;
    for (let to = 0; to < KINDS; to += 1)
      if (to !== from) list.push(TURNED[from * KINDS + to] as HarbourMove);
  }
  return list;
}

function swaps(state: Situation, neighbours: boolean): HarbourMove[] {
  const list: HarbourMove[] = [];
  for (let space = LOWEST_SPACE; space < HIGHEST_SPACE; space += 1) {
    const good = goodOn(state, space);
    const farthest = neighbours ? space + 1 : HIGHEST_SPACE;
    for (let other = space + 1; other <= farthest; other += 1) list.push(swapOf(good, goodOn(state, other)));
  }
  return list;
}

function takes(state: Situation, seat: Seat): HarbourMove[] {
  const list: HarbourMove[] = [];
  for (let other = 0; other < state.seats; other += 1) {
    if (other === seat) continue;
    for (let good = 0; good < KINDS; good += 1) {
      if (held(state, other, good) > 0) list.push(TAKEN[other * KINDS + good] as HarbourMove);
    }
  }
  return list;
}

/** How a part of a two-part action begins; choosing that is choosing the part. */
function addOpenings(state: Situation, seat: Seat, part: Part, list: HarbourMove[]): void {
  switch (part.part) {
    case 'gain':
      for (let good: Good = 0; good < KINDS; good += 1) {
        if (part.any > 0 || (part.goods[good] as number) > 0) list.push(GAIN[good] as HarbourMove);
      }
      return;
    case 'buy':
      addPurchaseMoves(state, seat, false, list);
      return;
    case 'take':
      list.push(...takes(state, seat));
      return;
    case 'swap':
      list.push(...swaps(state, part.neighbours));
      return;
    default:
      throw new Error(`a part «${part.part}» cannot be one of two`);
  }
}

function replaceable(state: Situation): HarbourMove[] {
  const list: HarbourMove[] = [];
  for (const building of state.display) {
    if (!isOccupied(state, building)) list.push(REPLACEMENT[building] as HarbourMove);
  }
  return list;
}

function cargoMask(state: Situation): number {
  let set = 0;
  for (let good = 0; good < KINDS; good += 1) if ((state.cargo[good] as number) > 0) set |= 1 << good;
  return set;
}

/** HB-22; whoever owes a fee and has nothing left must keep something for it. */
function keepMoves(state: Situation, seat: Seat): Moves {
  const mayStop = unitsOf(state, seat) > 0 || feeIsSafe(state, seat);
  return listed(mayStop ? KEEPS_OR_DONE : KEEPS, cargoMask(state));
}

/** What a trade may be paid with: one unit of anything, or enough of one kind. */
function expenses(state: Situation, seat: Seat): Moves {
  const part = currentAction(state).parts[0] as Extract<Part, { part: 'trade' }>;
  return listed(EXPENSES, heldMask(state, seat, part.units));
}

function choiceMoves(state: Situation, seat: Seat, left: number): Moves {
  const { parts } = currentAction(state);
  const list: HarbourMove[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    if ((left >> at) & 1) addOpenings(state, seat, parts[at] as Part, list);
  }
  return list;
}

function unitTurns(state: Situation, seat: Seat, argument: number): Moves {
  const from = turnFrom(argument);
  return [...turns(from === NONE ? heldMask(state, seat, 1) : 1 << from), DONE];
}

function purchaseMoves(state: Situation, seat: Seat): Moves {
  const list: HarbourMove[] = [];
  addPurchaseMoves(state, seat, true, list);
  return list;
}

function morePurchases(state: Situation): Moves {
  const list: HarbourMove[] = [];
  addAffordable(state, state.money, list);
  list.push(DONE);
  return list;
}

type Lister = (state: Situation, seat: Seat, argument: number) => Moves;

const LISTERS = byKind<Lister>(
  {
    [LOOK]: (state) => state.deck.slice(-2).map((building) => OWN[building] as HarbourMove),
    [GIFT]: () => listed(GAINS, ALL),
    [TURN]: turnMoves,
    [FEE_BEFORE]: (state, seat) => listed(PAYMENTS_OR_LATER, heldMask(state, seat, 1)),
    [FEE_AFTER]: (state, seat) => listed(PAYMENTS, heldMask(state, seat, 1)),
    [AFTER]: (state, seat) => listed(EXPENSES_OR_DONE, abilityCosts(state, seat)),
    [CHOICE]: choiceMoves,
    [PICK]: (_state, _seat, argument) => listed(GAINS, ALL & ~pickExcluded(argument)),
    [SPEND]: expenses,
    [TURN_UNITS]: unitTurns,
    [DOUBLE]: (state, seat) => listed(GAINS, heldMask(state, seat, 1)),
    [GIVE]: (state, seat) => listed(GIFTS_HANDED, heldMask(state, seat, 1)),
    [TAKE]: takes,
    [SWAP]: (state, _seat, argument) => swaps(state, exchangesNeighbours(argument)),
    [RAISE]: (state) => listed(RAISES, ALL & ~(1 << goodOn(state, HIGHEST_SPACE))),
    [REPLACE]: replaceable,
    [SHIP]: purchaseMoves,
    [BUY_MORE]: morePurchases,
    [FILL]: (state) => listed(FILLS, state.shipped),
    [KEEP]: keepMoves,
    [TRANSMUTE]: (state, seat) => turns(heldMask(state, seat, 2)),
  },
  () => NO_MOVES,
);

/** HB-3 */
function boardMoves(state: Situation, seat: Seat): Moves {
  if (state.boards[seat] !== NONE) return NO_MOVES;
  return state.offers.slice(seat * 2, seat * 2 + 2).map((board) => CHOOSE_BOARD[board] as HarbourMove);
}

/** Every legal move of the seat, in a fixed order. */
export function moves(state: Situation, seat: Seat): Moves {
  const top = topOf(state);
  if (top === NONE) return NO_MOVES;
  const kind = kindOf(top);
  if (kind === BOARD) return boardMoves(state, seat);
  if (askedSeat(state) !== seat) return NO_MOVES;
  return (LISTERS[kind] as Lister)(state, seat, argumentOf(top));
}
