import fc from 'fast-check';
import { rotterdam } from '@/games/rotterdam';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { playerAt, type Phase, type RotterdamState } from '@/games/rotterdam/state';
import { forAll } from '../../../support/for-all';
import { happens, playThrough } from './positions';

export const view = (state: RotterdamState, seat: number | 'table') => rotterdam.view(state, seat);
export const after = (state: RotterdamState, seat: number, ...moves: readonly RotterdamMove[]) =>
  happens(
    state,
    moves.map((move) => ({ seat, move })),
  ).state;
export const code = (state: RotterdamState, seat: number, move: RotterdamMove) =>
  rotterdam.problem(state, seat, move)?.problem;
export const moneyOf = (state: RotterdamState, seat: number) => playerAt(state, seat).money;

interface Wanted {
  readonly games: number;
  readonly phases: readonly Phase[];
  readonly least: number;
}

/** Shows positions of random games in which one of these questions is put. */
export function inGames(
  { games, phases, least }: Wanted,
  show: (state: RotterdamState, seat: number) => void,
): void {
  let shown = 0;
  forAll(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (game) => {
      playThrough(game, (state, seat) => {
        if (!phases.includes(state.phase)) return;
        shown += 1;
        show(state, seat);
      });
    }),
    { numRuns: games },
  );
  expect(shown).toBeGreaterThan(least);
}

/** The same table, with more money for the seat than anything costs. */
export function rich(state: RotterdamState, seat: number): RotterdamState {
  const eased = rotterdam.clone(state);
  playerAt(eased, seat).money = 999;
  return eased;
}

/** The same table with all places free and the seat about to place a worker. */
export function readyToWork(state: RotterdamState, seat: number): RotterdamState {
  const turn = rotterdam.clone(state);
  turn.places.fill(-1);
  return Object.assign(turn, { phase: 'work', turn: seat, actor: seat });
}

export const readyOrders = (state: RotterdamState, seat: number): number[] =>
  rotterdam
    .moves(readyToWork(state, seat), seat)
    .flatMap((move) => (move.type === 'forward' ? [move.order] : []));
