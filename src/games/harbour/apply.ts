import type { Seat, Step } from '@/engine/game';
import type { Part } from './cards/actions';
import { said } from './events';
import type { HarbourMove, MoveType } from './move';
import { harbourPhrase } from './phrases';
import { buy, buyAnother, keep, sellInland, ship } from './rules/buying';
import { replaceInDisplay } from './rules/deck';
import { AFTER, BUY_MORE, CHOICE, kindOf, SPEND, topOf } from './rules/frames';
import { leftmostFree, place, raise } from './rules/market';
import { chooseBoard, keepLooked } from './rules/opening';
import { beginChosen, run } from './rules/run';
import { choose, handOver, payFee, payTrade, swapTokens, turnGoods, useAbility } from './rules/trading';
import { endTurn, enter } from './rules/turn';
import { currentAction, type HarbourState } from './state';

/** Which part of a two-part action a move begins. */
const OPENED: Partial<Record<MoveType, Part['part']>> = {
  gain: 'gain',
  ship: 'buy',
  inland: 'buy',
  take: 'take',
  swap: 'swap',
};

/** Begins the part that the move belongs to; true if the move said no more than that. */
function openPart(state: HarbourState, move: HarbourMove, step: Step): boolean {
  const { parts } = currentAction(state);
  let index = 0;
  while (parts[index]?.part !== OPENED[move.type]) index += 1;
  beginChosen(state, index, step);
  const part = parts[index];
  return part?.part === 'gain' && part.any === 0;
}

type Answers = {
  readonly [T in MoveType]: (
    state: HarbourState,
    seat: Seat,
    move: Extract<HarbourMove, { type: T }>,
    step: Step,
  ) => void;
};

const ANSWERS: Answers = {
  board: (state, seat, move, step) => chooseBoard(state, seat, move.board, step),
  own: (state, seat, move, step) => keepLooked(state, seat, move.building, step),
  go: (state, seat, move, step) => enter(state, seat, move.place, step),
  gain: (state, seat, move, step) => choose(state, seat, move.good, step),
  pay: (state, seat, move, step) => payFee(state, seat, move.good, step),
  later(state) {
    state.stack.pop();
  },
  spend(state, seat, move, step) {
    if (kindOf(topOf(state)) === SPEND) payTrade(state, move.good, step);
    else useAbility(state, seat, move.good, step);
  },
  turn: (state, seat, move, step) => turnGoods(state, seat, move.from, move.to, step),
  give(state, seat, move, step) {
    state.stack.pop();
    handOver(state, seat, move.good, 'gave', step);
  },
  take(state, _seat, move, step) {
    state.stack.pop();
    handOver(state, move.seat, move.good, 'took', step);
  },
  swap: (state, _seat, move, step) => swapTokens(state, move.a, move.b, step),
  raise(state, seat, move, step) {
    state.stack.pop();
    raise(state, move.good, step);
    step.emit?.(said(seat, harbourPhrase('raised', { seat, good: move.good })));
  },
  replace(state, _seat, move, step) {
    state.stack.pop();
    replaceInDisplay(state, move.building, step);
  },
  inland: (state, seat, _move, step) => sellInland(state, seat, step),
  ship: (state, seat, move, step) => ship(state, seat, move.good, step),
  buy(state, seat, move, step) {
    if (kindOf(topOf(state)) === BUY_MORE) buyAnother(state, seat, move.building, step);
    else buy(state, seat, move.building, step);
  },
  fill(state, _seat, move, step) {
    place(state, move.good, leftmostFree(state), step);
    state.shipped &= ~(1 << move.good);
  },
  keep: (state, seat, move, step) => keep(state, seat, move.good, step),
  done(state, _seat, _move, step) {
    if (kindOf(topOf(state)) === AFTER) endTurn(state, step);
    else state.stack.pop();
  },
};

/** Carries a legal move out, and then everything that follows without anybody being asked. */
export function apply(state: HarbourState, seat: Seat, move: HarbourMove, step: Step): void {
  if (kindOf(topOf(state)) !== CHOICE || !openPart(state, move, step)) {
    const answer = ANSWERS[move.type] as (
      state: HarbourState,
      seat: Seat,
      move: HarbourMove,
      step: Step,
    ) => void;
    answer(state, seat, move, step);
  }
  run(state, step);
}
