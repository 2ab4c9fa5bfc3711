import type { Step } from '@/engine/game';
import { KINDS, type Good } from '../cards/goods';
import { HIGHEST_SPACE, LOWEST_SPACE } from '../cards/limits';
import { countedSpace } from '../events';
import { spaceOf, type HarbourState, type Situation } from '../state';

/** Where a token lies while shipped goods are being put back. */
export const OFF_MARKET = 0;

export function place(state: HarbourState, good: Good, space: number, step: Step): void {
  const before = spaceOf(state, good);
  if (before === space) return;
  state.space[good] = space;
  step.emit?.(countedSpace(good, before, space));
}

export function swap(state: HarbourState, a: Good, b: Good, step: Step): void {
  const space = spaceOf(state, a);
  place(state, a, spaceOf(state, b), step);
  place(state, b, space, step);
}

/** The token goes to the highest space, those right of it move left. */
export function raise(state: HarbourState, good: Good, step: Step): void {
  const from = spaceOf(state, good);
  for (let other = 0; other < KINDS; other += 1) {
    const space = spaceOf(state, other);
    if (space > from) place(state, other, space - 1, step);
  }
  place(state, good, HIGHEST_SPACE, step);
}

export function reverse(state: HarbourState, step: Step): void {
  for (let good = 0; good < KINDS; good += 1) {
    place(state, good, LOWEST_SPACE + HIGHEST_SPACE - spaceOf(state, good), step);
  }
}

export function goodOn(state: Situation, space: number): Good {
  for (let good = 0; good < KINDS; good += 1) if (state.space[good] === space) return good;
  return -1;
}

/** HB-23: tokens not shipped slide right; the shipped ones leave the market, to come back from the left. */
export function slide(state: HarbourState, step: Step): void {
  let free = HIGHEST_SPACE;
  for (let space = HIGHEST_SPACE; space >= LOWEST_SPACE; space -= 1) {
    const good = goodOn(state, space);
    if ((state.shipped >> good) & 1) continue;
    place(state, good, free, step);
    free -= 1;
  }
}

/** The leftmost space without a token. */
export function leftmostFree(state: Situation): number {
  let space = LOWEST_SPACE;
  while (goodOn(state, space) >= 0) space += 1;
  return space;
}

/** HB-23: the shipped tokens fill the free spaces from the left in their old order. */
export function fillInOrder(state: HarbourState, step: Step): void {
  let free = LOWEST_SPACE;
  for (let space = LOWEST_SPACE; space <= HIGHEST_SPACE; space += 1) {
    for (let good = 0; good < KINDS; good += 1) {
      if (((state.shipped >> good) & 1) === 0 || spaceOf(state, good) !== space) continue;
      state.shipped &= ~(1 << good);
      place(state, good, free, step);
      free += 1;
    }
  }
}
