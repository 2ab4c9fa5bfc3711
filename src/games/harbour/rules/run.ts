import type { Step } from '@/engine/game';
import type { Part } from '../cards/actions';
import { KINDS } from '../cards/goods';
import { ABILITY } from '../cards/player-boards';
import { said } from '../events';
import { abilityCosts } from '../moves';
import { harbourPhrase } from '../phrases';
import { playerBoardOf, can, currentAction, NONE, startOf, whoCan, type HarbourState } from '../state';
import { refill } from './deck';
import {
  AFTER,
  argumentOf,
  BUY_MORE,
  byKind,
  CHOICE,
  FEE_AFTER,
  FILL,
  frame,
  gift,
  INVEST,
  KEEP,
  kindOf,
  PARTS,
  REFILL,
  topOf,
} from './frames';
import { fillInOrder, leftmostFree, OFF_MARKET, place, slide } from './market';
import { startPart } from './parts';
import { anotherHasGoods } from './places';
import { canAffordMore, canPurchase, forgetPurchase } from './purchase';
import { add } from './stock';
import { endTurn } from './turn';

function nextPart(state: HarbourState, index: number, step: Step): true {
  const { parts } = currentAction(state);
  if (index + 1 < parts.length) state.stack[state.stack.length - 1] = frame(PARTS, index + 1);
  else state.stack.pop();
  startPart(state, parts[index] as Part, step);
  return true;
}

const isPossible = (state: HarbourState, part: Part): boolean =>
  part.part === 'buy'
    ? canPurchase(state, state.active)
    : part.part !== 'take' || anotherHasGoods(state, state.active);

/** HB-13: begins the only part that is possible, or none; false where the player has a choice. */
function onlyChoice(state: HarbourState, left: number, step: Step): boolean {
  const { parts } = currentAction(state);
  let only = NONE;
  for (let index = 0; index < parts.length; index += 1) {
    if (((left >> index) & 1) === 0 || !isPossible(state, parts[index] as Part)) continue;
    if (only !== NONE) return false;
    only = index;
  }
  if (only === NONE) state.stack.pop();
  else beginChosen(state, only, step);
  return true;
}

/** Begins one of two parts; the other one is still to be done, or will not be. */
export function beginChosen(state: HarbourState, index: number, step: Step): void {
  const { stack, active } = state;
  const { join, parts } = currentAction(state);
  const part = parts[index] as Part;
  const left = argumentOf(topOf(state)) & ~(1 << index);
  if (join === 'both' && left !== 0) stack[stack.length - 1] = frame(CHOICE, left);
  else stack.pop();
  if (part.part === 'gain' && state.pawns[active] === startOf(active)) {
    const beggar = whoCan(state, 'gainWithStarters');
    if (beggar !== NONE && beggar !== active) stack.push(gift(beggar, 1, 'beggar'));
  }
  startPart(state, part, step);
}

const SLID = 1;

/** HB-23; false where the player chooses which shipped token comes next. */
function fillMarket(state: HarbourState, phase: number, step: Step): boolean {
  const { stack } = state;
  const single = (state.shipped & (state.shipped - 1)) === 0;
  if (phase === SLID) {
    if (!single) return false;
    for (let good = 0; good < KINDS; good += 1) {
      if ((state.shipped >> good) & 1) place(state, good, leftmostFree(state), step);
    }
    state.shipped = 0;
    stack.pop();
    return true;
  }
  rewardWatcher(state, step);
  slide(state, step);
  if (single || !can(state, state.active, 'orderShipped')) {
    fillInOrder(state, step);
    stack.pop();
    return true;
  }
  for (let good = 0; good < KINDS; good += 1) {
    if ((state.shipped >> good) & 1) place(state, good, OFF_MARKET, step);
  }
  stack[stack.length - 1] = frame(FILL, SLID);
  return false;
}

/** Gives a unit to whoever gains when somebody else ships a certain good. */
function rewardWatcher(state: HarbourState, step: Step): void {
  const seat = whoCan(state, 'gainWhenShipped');
  if (seat === NONE || seat === state.active) return;
  const ability = ABILITY[playerBoardOf(state, seat)];
  if (ability?.can !== 'gainWhenShipped' || ((state.shipped >> ability.good) & 1) === 0) return;
  const units = add(state, seat, ability.good, 1, step);
  step.emit?.(said(seat, harbourPhrase('gainedMore', { seat, good: ability.good, units })));
}

type Runner = (state: HarbourState, argument: number, step: Step) => boolean;

/** Takes the top off the stack: it is done with. */
function drop(state: HarbourState): true {
  state.stack.pop();
  return true;
}

/** What happens without a question; true when it is done, false where somebody must be asked after all. */
const RUNNERS = byKind<Runner>(
  {
    [PARTS]: nextPart,
    [CHOICE]: onlyChoice,
    [FEE_AFTER]: (state) => state.fee === NONE && drop(state),
    [AFTER]: (state, _argument, step) => {
      if (abilityCosts(state, state.active) !== 0) return false;
      endTurn(state, step);
      return true;
    },
    [BUY_MORE]: (state) => !canAffordMore(state) && drop(state),
    [FILL]: fillMarket,
    [KEEP]: (state, left) => (left === 0 || state.cargo.every((units) => units === 0)) && drop(state),
    [INVEST]: (state) => {
      const bought = state.display.filter((building) => building === NONE).length;
      state.stack[state.stack.length - 1] = gift(state.active, bought, 'investor');
      return false;
    },
    [REFILL]: (state, _argument, step) => {
      refill(state, step);
      forgetPurchase(state);
      return drop(state);
    },
  },
  () => false,
);

/** Carries out whatever asks nobody anything, until somebody is asked or the game is over. */
export function run(state: HarbourState, step: Step): void {
  for (;;) {
    const top = topOf(state);
    if (top === NONE || !(RUNNERS[kindOf(top)] as Runner)(state, argumentOf(top), step)) return;
  }
}
