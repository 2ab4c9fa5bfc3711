import type { Seat, Step } from '@/engine/game';
import type { Part } from '../cards/actions';
import { KINDS, type Amounts, type Good } from '../cards/goods';
import { said } from '../events';
import { harbourPhrase } from '../phrases';
import { held, NONE, rightOf, symbolsOf, unitsOf, type HarbourState, type Situation } from '../state';
import {
  DOUBLE,
  exchange,
  frame,
  gift,
  GIVE,
  pick,
  RAISE,
  REPLACE,
  SHIP,
  spend,
  TAKE,
  turnUnits,
} from './frames';
import { goodOn, reverse } from './market';
import { anotherHasGoods } from './places';
import { canPurchase } from './purchase';
import { gainByAction, gainOne, remove } from './stock';

function nothing(state: HarbourState, step: Step): void {
  step.emit?.(said(state.active, harbourPhrase('nothing', { seat: state.active })));
}

function isSome(goods: Amounts): boolean {
  for (const units of goods) if (units > 0) return true;
  return false;
}

/** Units of a good that are lacking to pay so many. */
export const lackOf = (state: Situation, seat: Seat, good: Good, units: number): number =>
  Math.max(0, units - held(state, seat, good));

function canPay(state: HarbourState, pay: Amounts): boolean {
  for (let good = 0; good < KINDS; good += 1) {
    if (lackOf(state, state.active, good, pay[good] as number) > 0) return false;
  }
  return true;
}

function convert(state: HarbourState, pay: Amounts, goods: Amounts, step: Step): void {
  for (let good = 0; good < KINDS; good += 1) {
    const units = pay[good] as number;
    if (units > 0) remove(state, state.active, good, units, step);
  }
  step.emit?.(said(state.active, harbourPhrase('spent', { seat: state.active, goods: pay })));
  gainByAction(state, goods, 1, step);
}

type Trade = Extract<Part, { part: 'trade' }>;

/** The fewest units that are lacking to pay so many times so many of a kind. */
export function tradeLack(state: Situation, seat: Seat, { units, times }: Trade): number {
  let payments = 0;
  for (let good = 0; good < KINDS; good += 1) payments += Math.floor(held(state, seat, good) / units);
  let lack = 0;
  let filled = 0;
  // What is left of a good is the beginning of one payment more.
  for (; payments < times; payments += 1) {
    let rest = 0;
    let from = 0;
    for (let good = 0; good < KINDS; good += 1) {
      const left = (filled >> good) & 1 ? 0 : held(state, seat, good) % units;
      if (left > rest) from = 1 << good;
      rest = Math.max(rest, left);
    }
    filled |= from;
    lack += units - rest;
  }
  return lack;
}

/** HB-12: the others, clockwise from the left, give a good (who can) or gain one. */
function askOthers(state: HarbourState, giving: boolean): void {
  const { stack, active } = state;
  for (let seat = rightOf(state, active); seat !== active; seat = rightOf(state, seat)) {
    if (!giving) stack.push(gift(seat, 1, 'others'));
    else if (unitsOf(state, seat) > 0) stack.push(frame(GIVE, seat));
  }
}

type Starters = {
  readonly [P in Part['part']]: (state: HarbourState, part: Extract<Part, { part: P }>, step: Step) => void;
};

const STARTERS: Starters = {
  gain(state, part, step) {
    if (isSome(part.goods)) gainByAction(state, part.goods, 1, step);
    if (part.any > 0) state.stack.push(pick(part.any, 1, 0, part.different));
  },
  convert(state, part, step) {
    if (canPay(state, part.pay)) convert(state, part.pay, part.goods, step);
    else nothing(state, step);
  },
  perSymbol(state, part, step) {
    const times = symbolsOf(state, state.active, part.symbol);
    if (times > 0) gainByAction(state, part.goods, times, step);
    else nothing(state, step);
  },
  trade(state, part, step) {
    if (tradeLack(state, state.active, part) === 0) state.stack.push(spend(part.times, 0));
    else nothing(state, step);
  },
  turn(state, part) {
    if (unitsOf(state, state.active) > 0) state.stack.push(turnUnits(part.most, NONE));
  },
  double(state, _part, step) {
    if (unitsOf(state, state.active) > 0) state.stack.push(frame(DOUBLE));
    else nothing(state, step);
  },
  tax(state, _part, step) {
    if (anotherHasGoods(state, state.active)) askOthers(state, true);
    else nothing(state, step);
  },
  others(state) {
    askOthers(state, false);
  },
  take(state) {
    state.stack.push(frame(TAKE));
  },
  swap(state, part) {
    state.stack.push(exchange(part.neighbours, part.gain));
  },
  raise(state) {
    state.stack.push(frame(RAISE));
  },
  reverse(state, _part, step) {
    reverse(state, step);
    step.emit?.(said(state.active, harbourPhrase('reversed', { seat: state.active })));
  },
  gainOnSpace(state, part, step) {
    gainOne(state, goodOn(state, part.space), part.units, step);
  },
  replace(state) {
    state.stack.push(frame(REPLACE));
  },
  buy(state) {
    if (canPurchase(state, state.active)) state.stack.push(frame(SHIP));
  },
};

/** Does at once what needs no answer and asks for the rest. */
export function startPart(state: HarbourState, part: Part, step: Step): void {
  const start = STARTERS[part.part] as (state: HarbourState, part: Part, step: Step) => void;
  start(state, part, step);
}
