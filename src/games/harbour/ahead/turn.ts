import type { Seat } from '@/engine/game';
import { Dice, parseSeed, type Seed } from '@/engine/random';
import { apply } from '../apply';
import { questionOf } from '../asked';
import { clone } from '../clone';
import { imagine } from '../imagine';
import type { HarbourMove } from '../move';
import { moves } from '../moves';
import { frame, kindOf, TURN, topOf } from '../rules/frames';
import { forgetPurchase } from '../rules/purchase';
import { NONE, type HarbourState } from '../state';
import type { HarbourView } from '../view';

const WORLD = parseSeed('ahead') as Seed;

export const freshDice = (): Dice => new Dice(WORLD, 'ahead');

const worlds = new WeakMap<HarbourView, HarbourState>();

/** A copy of a world that the view cannot tell from the real one: always the same world for the same view. */
export function imagined(view: HarbourView): HarbourState {
  const world = worlds.get(view) ?? imagine(view, freshDice());
  worlds.set(view, world);
  return clone(world);
}

/**
 * The table as if the seat were to move its pawn next: as it is, where that is so; otherwise whatever somebody is in the
 * middle of is left, for the table also tells those who wait what places would give them.
 */
export function atTurnOf(view: HarbourView, seat: Seat): HarbourState {
  const state = imagined(view);
  if (state.active === seat && kindOf(topOf(state)) === TURN) return state;
  const step = { random: freshDice() };
  while (questionOf(state) === 'fill') {
    apply(state, state.active, moves(state, state.active)[0] as HarbourMove, step);
  }
  forgetPurchase(state);
  state.display = state.display.filter((building) => building !== NONE);
  state.active = seat;
  state.fee = NONE;
  state.abilityUsed = false;
  state.stack = [frame(TURN)];
  return state;
}
