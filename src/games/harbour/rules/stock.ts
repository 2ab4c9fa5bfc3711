import type { Said } from '@/engine/events';
import type { Seat, Step } from '@/engine/game';
import { KINDS, type Amounts, type Good } from '../cards/goods';
import { GAINS_MORE } from '../cards/player-boards';
import { countedGoods, said } from '../events';
import { harbourPhrase } from '../phrases';
import { playerBoardOf, held, limitOf, type HarbourState } from '../state';

/** Puts goods into a stock as far as its limit lets them (HB-12) and tells how many came in. */
export function add(state: HarbourState, seat: Seat, good: Good, units: number, step: Step): number {
  const at = seat * KINDS + good;
  const before = state.goods[at] as number;
  const limit = limitOf(state, seat);
  const after = before + units < limit ? before + units : limit;
  if (after === before) return 0;
  state.goods[at] = after;
  step.emit?.(countedGoods(seat, good, before, after));
  return after - before;
}

export function remove(state: HarbourState, seat: Seat, good: Good, units: number, step: Step): void {
  const at = seat * KINDS + good;
  const before = state.goods[at] as number;
  state.goods[at] = before - units;
  step.emit?.(countedGoods(seat, good, before, before - units));
}

/** Abilities that add to a gain do so once for each action, with the first unit that it gives. */
export function addMore(state: HarbourState, good: Good, step: Step): void {
  if (state.addedMore || GAINS_MORE[playerBoardOf(state, state.active)] !== good) return;
  state.addedMore = true;
  const units = add(state, state.active, good, 1, step);
  step.emit?.(said(state.active, harbourPhrase('gainedMore', { seat: state.active, good, units })));
}

/** A good that an action gives its player, whoever it comes from; tells how many units came in. */
function receive(state: HarbourState, good: Good, units: number, step: Step): number {
  const fitted = add(state, state.active, good, units, step);
  addMore(state, good, step);
  return fitted;
}

const NOT_TOLD: Amounts = [];

/** Goods that an action gives its player from the supply, all so many times. */
export function gainByAction(state: HarbourState, goods: Amounts, times: number, step: Step): void {
  const { active } = state;
  const before = step.emit ? state.goods.slice(active * KINDS, (active + 1) * KINDS) : NOT_TOLD;
  for (let good = 0; good < KINDS; good += 1) {
    const units = (goods[good] as number) * times;
    if (units > 0) add(state, active, good, units, step);
  }
  step.emit?.(saidGain(state, goods, times, before));
  for (let good = 0; good < KINDS; good += 1) if ((goods[good] as number) > 0) addMore(state, good, step);
}

function saidGain(state: HarbourState, goods: Amounts, times: number, before: Amounts): Said {
  const { active } = state;
  const came = before.map((units, good) => held(state, active, good) - units);
  const lost = came.map((units, good) => (goods[good] as number) * times - units);
  return said(active, harbourPhrase('gained', { seat: active, goods: came, lost }));
}

/** So many units of a single good; the list is kept because units are few. */
const SINGLE: readonly (readonly Amounts[])[] = Array.from({ length: KINDS }, (_, good) =>
  [0, 1, 2, 3, 4].map((units) => Array.from({ length: KINDS }, (_unit, kind) => (kind === good ? units : 0))),
);

export function gainOne(state: HarbourState, good: Good, units: number, step: Step): void {
  if (step.emit) gainByAction(state, SINGLE[good]?.[units] as Amounts, 1, step);
  else receive(state, good, units, step);
}
