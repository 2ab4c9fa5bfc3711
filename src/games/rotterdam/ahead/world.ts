import type { Seat } from '@/engine/game';
import { Dice, parseSeed, type Seed } from '@/engine/random';
import { clone } from '../clone';
import { imagine } from '../imagine';
import { beginTurn } from '../rules/round';
import { turnUp } from '../rules/stacks';
import type { Phase, RotterdamState } from '../state';
import type { RotterdamView } from '../view';

const WORLD = parseSeed('ahead') as Seed;

export const freshDice = (): Dice => new Dice(WORLD, 'ahead');

const worlds = new WeakMap<RotterdamView, RotterdamState>();

/** A copy of a world that the view cannot tell from the real one: always the same world for the same view. */
export function imagined(view: RotterdamView): RotterdamState {
  const world = worlds.get(view) ?? imagine(view, freshDice());
  worlds.set(view, world);
  return clone(world);
}

/**
 * The table as if the seat were to place a worker next: as it is, where that is so; otherwise whatever somebody is in the
 * middle of is left, for the table also tells those who wait what roles would give them.
 */
export function atTurnOf(view: RotterdamView, seat: Seat): RotterdamState {
  const state = imagined(view);
  if (state.turn === seat && state.phase === 'work') return state;
  // RT-24: while a factory has still to draw, no card lies face up.
  if (state.phase === 'factory') turnUp(state, state.action.harbour, { random: freshDice() });
  state.releasing = 0;
  beginTurn(state, seat);
  return state;
}

/** The table as if the seat's role had come to this question: as it is, where that is so. */
export function atStep(view: RotterdamView, seat: Seat, phase: Phase): RotterdamState {
  if (view.turn === seat && view.phase === phase) return imagined(view);
  const state = atTurnOf(view, seat);
  state.phase = phase;
  return state;
}

/**
 * Whether the seat's hand lies covered for whoever looks: nothing that is told may then depend on it, not even on
 * cards that everybody saw it take.
 */
export function isCovered(view: RotterdamView, seat: Seat): boolean {
  const player = view.players[seat];
  if (view.viewer === seat || player === undefined) return false;
  const some = (count: number): boolean => count > 0;
  return player.hiddenCards > 0 || [player.hand, player.hidden, player.cards].some((list) => list.some(some));
}

/** Something that is not certain yet: from what it is at least to what it is at most. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export const rangeOf = (figures: readonly number[]): Range => ({
  least: Math.min(...figures),
  most: Math.max(...figures),
});

/** What is kept of a view for each seat, so that every tile may ask for its own. */
export function keptBySeat<Made>(
  make: (view: RotterdamView, seat: Seat) => Made,
): (view: RotterdamView, seat: Seat) => Made {
  const kept = new WeakMap<RotterdamView, Map<Seat, Made>>();
  return (view, seat) => {
    const bySeat = kept.get(view) ?? new Map<Seat, Made>();
    kept.set(view, bySeat);
    if (!bySeat.has(seat)) bySeat.set(seat, make(view, seat));
    return bySeat.get(seat) as Made;
  };
}
