import type { Seat } from '@/engine/game';
import { KINDS } from '../cards/goods';
import { NONE, type Situation } from '../state';

/*
 * What is still to be done lies on a stack of whole numbers: a kind in the low bits, its argument above. Kinds that ask
 * nobody anything are carried out as soon as they come to the top (run.ts); the others wait there for a move.
 */
const KIND_BITS = 5;
const KIND_MASK = (1 << KIND_BITS) - 1;

/** Everybody chooses a board at the same time. */
export const BOARD = 0;
/** The Noble chooses between two buildings. Argument: seat. */
export const LOOK = 1;
/** Somebody gains goods of their choice. Argument: see gift(). */
export const GIFT = 2;
/** The active player moves the pawn, or uses an ability before. */
export const TURN = 3;
/** The fee, now or later. */
export const FEE_BEFORE = 4;
export const FEE_AFTER = 5;
/** An ability after the action, or the end of the turn. */
export const AFTER = 6;
/** The parts of an action in their order. Argument: the next one. */
export const PARTS = 7;
/** Parts in the player's order, or one of them. Argument: a bit for each that is left. */
export const CHOICE = 8;
/** Goods of the player's choice. Argument: see pick(). */
export const PICK = 9;
/** Pays for a trade. Argument: see spend(). */
export const SPEND = 10;
/** Turns units of one good into others. Argument: see turnUnits(). */
export const TURN_UNITS = 11;
export const DOUBLE = 12;
/** Somebody hands the active player a good. Argument: seat. */
export const GIVE = 13;
export const TAKE = 14;
/** Two market tokens. Argument: see exchange(). */
export const SWAP = 15;
export const RAISE = 16;
export const REPLACE = 17;
/** Ships and buys. */
export const SHIP = 18;
/** Another building out of the same shipping. */
export const BUY_MORE = 19;
/** The market after a shipping; asks who may choose the order. Argument: whether the other tokens have slid. */
export const FILL = 20;
/** Warehouses. Argument: how many may still keep a unit. */
export const KEEP = 21;
/** Somebody gains for each building just bought. */
export const INVEST = 22;
export const REFILL = 23;
/** The second half of an ability: two units of a kind into another. */
export const TRANSMUTE = 24;

export const frame = (kind: number, argument = 0): number => kind | (argument << KIND_BITS);
export const kindOf = (top: number): number => top & KIND_MASK;
export const argumentOf = (top: number): number => top >> KIND_BITS;

/** What to do for each kind: a look into a list, because a switch over so many kinds is slow without a compiler. */
export const byKind = <T>(entries: Readonly<Record<number, T>>, otherwise: T): readonly T[] =>
  Array.from({ length: 1 << KIND_BITS }, (_, kind) => entries[kind] ?? otherwise);

/** The next thing to be done; NONE when the game is over. */
export function topOf({ stack }: Situation): number {
  return stack.length === 0 ? NONE : (stack[stack.length - 1] as number);
}

/** The Noble has two buildings of the deck in sight. */
export const isLooking = (state: Situation): boolean => kindOf(topOf(state)) === LOOK;

/*
 * Arguments with several fields, the first in the lowest bits. Each field has a width; where the next one begins is the
 * sum of those before it. Goods are a set, a bit each.
 */
const SEAT_BITS = 3;
const SEAT_MASK = (1 << SEAT_BITS) - 1;
const UNIT_BITS = 2;
const UNIT_MASK = (1 << UNIT_BITS) - 1;
const TIMES_BITS = 2;
const TIMES_MASK = (1 << TIMES_BITS) - 1;
const EACH_BITS = 3;
const EACH_MASK = (1 << EACH_BITS) - 1;
const TURN_BITS = 3;
const TURN_MASK = (1 << TURN_BITS) - 1;
const GOODS_MASK = (1 << KINDS) - 1;

/** Why somebody gains goods of their choice. */
export const REASONS = ['stock', 'others', 'beggar', 'diplomat', 'landlord', 'investor'] as const;
export type Reason = (typeof REASONS)[number];

/** The `seat` gains so many `units`, one by one. */
const REASON_AT = SEAT_BITS + UNIT_BITS;
export const gift = (seat: Seat, units: number, reason: Reason): number =>
  frame(GIFT, seat | (units << SEAT_BITS) | (REASONS.indexOf(reason) << REASON_AT));
export const giftUnits = (argument: number): number => (argument >> SEAT_BITS) & UNIT_MASK;
export const giftReason = (argument: number): Reason => REASONS[argument >> REASON_AT] as Reason;

/** `left` times a good outside `excluded`, `each` so many units; a `different` one each time. */
const EXCLUDED_AT = TIMES_BITS + EACH_BITS;
const DIFFERENT_AT = EXCLUDED_AT + KINDS;
export const pick = (left: number, each: number, excluded: number, different: boolean): number =>
  frame(
    PICK,
    left | (each << TIMES_BITS) | (excluded << EXCLUDED_AT) | ((different ? 1 : 0) << DIFFERENT_AT),
  );
export const pickLeft = (argument: number): number => argument & TIMES_MASK;
export const pickEach = (argument: number): number => (argument >> TIMES_BITS) & EACH_MASK;
export const pickExcluded = (argument: number): number => (argument >> EXCLUDED_AT) & GOODS_MASK;
export const pickDifferent = (argument: number): boolean => argument >> DIFFERENT_AT === 1;

/** `left` times a good; `spent` are those that were. */
export const spend = (left: number, spent: number): number => frame(SPEND, left | (spent << TIMES_BITS));
export const spendLeft = (argument: number): number => argument & TIMES_MASK;
export const spendSpent = (argument: number): number => argument >> TIMES_BITS;

/** Up to `left` units of `from`, or of any good while `from` is NONE. */
export const turnUnits = (left: number, from: number): number =>
  frame(TURN_UNITS, left | ((from - NONE) << TURN_BITS));
export const turnLeft = (argument: number): number => argument & TURN_MASK;
export const turnFrom = (argument: number): number => (argument >> TURN_BITS) + NONE;

/** Two market tokens, `neighbours` only or any; then so many `units` of one of them. */
export const exchange = (neighbours: boolean, units: number): number =>
  frame(SWAP, (neighbours ? 1 : 0) | (units << 1));
export const exchangesNeighbours = (argument: number): boolean => (argument & 1) === 1;
export const exchangeUnits = (argument: number): number => argument >> 1;

/** Who is asked by what lies on top; NONE when the game is over or everybody is asked at once. */
export function askedSeat(state: Situation): number {
  const top = topOf(state);
  if (top === NONE) return NONE;
  switch (kindOf(top)) {
    case BOARD:
      return NONE;
    case LOOK:
    case GIFT:
    case GIVE:
      return argumentOf(top) & SEAT_MASK;
    default:
      return state.active;
  }
}
