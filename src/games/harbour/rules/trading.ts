import type { Seat, Step } from '@/engine/game';
import type { Part } from '../cards/actions';
import { KINDS, type Good } from '../cards/goods';
import { said } from '../events';
import { harbourPhrase } from '../phrases';
import { can, currentAction, held, NONE, type HarbourState } from '../state';
import {
  argumentOf,
  DOUBLE,
  exchange,
  exchangeUnits,
  frame,
  GIFT,
  gift,
  giftReason,
  giftUnits,
  kindOf,
  pick,
  pickDifferent,
  pickEach,
  pickExcluded,
  pickLeft,
  spend,
  spendLeft,
  spendSpent,
  topOf,
  TRANSMUTE,
  turnLeft,
  turnUnits,
} from './frames';
import { swap } from './market';
import { add, addMore, gainOne, remove } from './stock';

const ALL = (1 << KINDS) - 1;
/** Units that the Alchemist turns at once. */
export const TRANSMUTED = 2;

const replaceTop = (state: HarbourState, frameOnTop: number): void => {
  state.stack[state.stack.length - 1] = frameOnTop;
};

/** A good of one's choice: from an action, from somebody else's, or at the start. */
export function choose(state: HarbourState, seat: Seat, good: Good, step: Step): void {
  const top = topOf(state);
  const argument = argumentOf(top);
  switch (kindOf(top)) {
    case GIFT:
      acceptGift(state, seat, argument, good, step);
      return;
    case DOUBLE: {
      const { most } = currentAction(state).parts[0] as Extract<Part, { part: 'double' }>;
      state.stack.pop();
      gainOne(state, good, Math.min(most, held(state, seat, good)), step);
      return;
    }
    default: {
      const left = pickLeft(argument) - 1;
      const different = pickDifferent(argument);
      const excluded = pickExcluded(argument) | (different ? 1 << good : 0);
      if (left > 0) replaceTop(state, pick(left, pickEach(argument), excluded, different));
      else state.stack.pop();
      gainOne(state, good, pickEach(argument), step);
    }
  }
}

function acceptGift(state: HarbourState, seat: Seat, argument: number, good: Good, step: Step): void {
  const left = giftUnits(argument) - 1;
  const reason = giftReason(argument);
  if (left > 0) replaceTop(state, gift(seat, left, reason));
  else state.stack.pop();
  const units = add(state, seat, good, 1, step);
  step.emit?.(said(seat, harbourPhrase('gifted', { seat, good, units, reason })));
}

/** HB-11 */
export function payFee(state: HarbourState, seat: Seat, good: Good, step: Step): void {
  const owner = state.fee;
  state.fee = NONE;
  state.stack.pop();
  remove(state, seat, good, 1, step);
  const units = add(state, owner, good, 1, step);
  step.emit?.(said(seat, harbourPhrase('feePaid', { seat, owner, good, units })));
  if (can(state, owner, 'gainWithFees')) state.stack.push(gift(owner, 1, 'landlord'));
}

/** Pays for a trade; once all is paid, the player chooses what for. */
export function payTrade(state: HarbourState, good: Good, step: Step): void {
  const argument = argumentOf(topOf(state));
  const { units, kinds, each } = currentAction(state).parts[0] as Extract<Part, { part: 'trade' }>;
  const left = spendLeft(argument) - 1;
  const spent = spendSpent(argument) | (1 << good);
  replaceTop(state, left > 0 ? spend(left, spent) : pick(kinds, each, spent, true));
  remove(state, state.active, good, units, step);
  step.emit?.(said(state.active, harbourPhrase('spentOne', { seat: state.active, good, units })));
}

/** Units into another good: one at a time by an action, two by an ability. */
export function turnGoods(state: HarbourState, seat: Seat, from: Good, to: Good, step: Step): void {
  const top = topOf(state);
  const byAbility = kindOf(top) === TRANSMUTE;
  const units = byAbility ? TRANSMUTED : 1;
  remove(state, seat, from, units, step);
  const came = add(state, seat, to, units, step);
  step.emit?.(said(seat, harbourPhrase('turned', { seat, from, to, units, lost: units - came })));
  if (byAbility) {
    state.stack.pop();
    return;
  }
  const left = turnLeft(argumentOf(top)) - 1;
  if (left > 0 && held(state, seat, from) > 0) replaceTop(state, turnUnits(left, from));
  else state.stack.pop();
  addMore(state, to, step);
}

/** A good goes from another player to the active one. */
export function handOver(
  state: HarbourState,
  from: Seat,
  good: Good,
  how: 'gave' | 'took',
  step: Step,
): void {
  const to = state.active;
  remove(state, from, good, 1, step);
  const units = add(state, to, good, 1, step);
  step.emit?.(said(how === 'gave' ? from : to, harbourPhrase(how, { from, to, good, units })));
  addMore(state, good, step);
}

export function swapTokens(state: HarbourState, a: Good, b: Good, step: Step): void {
  const units = exchangeUnits(argumentOf(topOf(state)));
  if (units > 0) replaceTop(state, pick(1, units, ALL & ~((1 << a) | (1 << b)), false));
  else state.stack.pop();
  swap(state, a, b, step);
  step.emit?.(said(state.active, harbourPhrase('swapped', { seat: state.active, a, b })));
}

/** Spends a good on what the character can do once a turn, and asks what exactly. */
export function useAbility(state: HarbourState, seat: Seat, good: Good, step: Step): void {
  state.abilityUsed = true;
  remove(state, seat, good, 1, step);
  step.emit?.(said(seat, harbourPhrase('spentOnAbility', { seat, good })));
  state.stack.push(can(state, seat, 'transmute') ? frame(TRANSMUTE) : exchange(true, 0));
}
