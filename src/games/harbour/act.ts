import type { Seat, Step } from '@/engine/game';
import type { Part } from './cards/actions';
import { buy, buyAnother, keep, sellInland, ship } from './buying';
import { replaceInDisplay } from './deck';
import { AFTER, argumentOf, BUY_MORE, CHOICE, kindOf, SPEND, topOf } from './frames';
import { leftmostFree, place, raise } from './market';
import type { HarbourMove, MoveType } from './move';
import { chooseBoard, keepLooked } from './opening';
import { harbourPhrase } from './phrases';
import { said } from './pieces';
import { beginChosen, run } from './run';
import { currentAction, type HarbourState } from './state';
import { choose, handOver, payFee, payTrade, swapTokens, turnGoods, useAbility } from './trading';
import { endTurn, enter } from './turn';

/** Carries a legal move out, and then everything that follows without anybody being asked. */
export function apply(state: HarbourState, seat: Seat, move: HarbourMove, step: Step): void {
  answer(state, seat, move, step);
  run(state, step);
}

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

function answer(state: HarbourState, seat: Seat, move: HarbourMove, step: Step): void {
  if (kindOf(topOf(state)) === CHOICE && openPart(state, move, step)) return;
  const { stack } = state;
  const top = topOf(state);
  switch (move.type) {
    case 'board':
      chooseBoard(state, seat, move.board, step);
      break;
    case 'own':
      keepLooked(state, seat, move.building, step);
      break;
    case 'go':
      enter(state, seat, move.place, step);
      break;
    case 'gain':
      choose(state, seat, move.good, step);
      break;
    case 'pay':
      payFee(state, seat, move.good, step);
      break;
    case 'spend':
      if (kindOf(top) === SPEND) payTrade(state, argumentOf(top), move.good, step);
      else useAbility(state, seat, move.good, step);
      break;
    case 'turn':
      turnGoods(state, seat, move.from, move.to, step);
      break;
    case 'give':
      stack.pop();
      handOver(state, seat, move.good, 'gave', step);
      break;
    case 'take':
      stack.pop();
      handOver(state, move.seat, move.good, 'took', step);
      break;
    case 'swap':
      swapTokens(state, argumentOf(top), move.a, move.b, step);
      break;
    case 'raise':
      stack.pop();
      raise(state, move.good, step);
      step.emit?.(said(seat, harbourPhrase('raised', { seat, good: move.good })));
      break;
    case 'replace':
      stack.pop();
      replaceInDisplay(state, move.building, step);
      break;
    case 'inland':
      sellInland(state, seat, step);
      break;
    case 'ship':
      ship(state, seat, move.good, step);
      break;
    case 'buy':
      if (kindOf(top) === BUY_MORE) buyAnother(state, seat, move.building, step);
      else buy(state, seat, move.building, step);
      break;
    case 'fill':
      place(state, move.good, leftmostFree(state), step);
      state.shipped &= ~(1 << move.good);
      break;
    case 'keep':
      keep(state, seat, argumentOf(top), move.good, step);
      break;
    case 'later':
      stack.pop();
      break;
    case 'done':
      if (kindOf(top) === AFTER) endTurn(state, step);
      else stack.pop();
      break;
  }
}
