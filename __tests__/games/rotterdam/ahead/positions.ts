import fc from 'fast-check';
import type { GameEvent } from '@/engine/events';
import type { Random } from '@/engine/random';
import { Dice } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import { START_COUNT, WATER_COUNT } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamState } from '@/games/rotterdam/state';
import { expectNoProblem, seedOf } from '../../../support/random-play';
import { table } from '../scenario';

const FIELDS = WATER_COUNT - START_COUNT;

/** Ships, money and police as they may lie at any table, crowded more often than in play. */
export const waters = fc
  .record({
    seats: fc.integer({ min: 2, max: 4 }),
    owners: fc.array(fc.integer({ min: -2, max: 3 }), { minLength: WATER_COUNT, maxLength: WATER_COUNT }),
    cargo: fc.array(fc.integer({ min: -1, max: 3 }), { minLength: WATER_COUNT, maxLength: WATER_COUNT }),
    money: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
    held: fc.integer({ min: 0, max: 2 ** FIELDS - 1 }),
    isHeld: fc.integer({ min: 0, max: 3 }),
    captain: fc.integer({ min: 0, max: 3 }),
    answers: fc.integer({ min: 0, max: 999_999 }),
  })
  .map(({ seats, owners, cargo, money, held, isHeld, captain, answers }) => {
    const { state } = table(seats).turn(captain % seats);
    state.owners = owners.map((owner) => (owner >= seats || owner < 0 ? -1 : owner));
    state.cargo = cargo.map((raw, at) => (state.owners[at] === -1 ? -1 : raw));
    money
      .slice(0, seats)
      .forEach((amount, seat) => Object.assign(state.players[seat] ?? {}, { money: amount }));
    state.held = isHeld === 0 ? held << START_COUNT : 0;
    state.phase = 'captain';
    return { state, captain: captain % seats, answers };
  });

const OPTIONS = [{}, { fixedRounds: true }, { bidding: true }];

/** Plays a whole game at random and shows every position before its move; the state must be left as it is. */
export function playThrough(
  number: number,
  show: (state: RotterdamState, seat: number, random: Random) => void,
): void {
  const seats = 2 + (number % 3);
  const random = new Dice(seedOf(number), 'ahead');
  const options = expectNoProblem(rotterdam.parseOptions(OPTIONS[number % OPTIONS.length], seats));
  const state = rotterdam.setup(options, seats, random);
  for (let [seat] = rotterdam.waitingFor(state); seat !== undefined; [seat] = rotterdam.waitingFor(state)) {
    show(state, seat, random);
    const moves = rotterdam.moves(state, seat);
    rotterdam.apply(state, seat, moves[random.below(moves.length)] as RotterdamMove, { random });
  }
}

export interface Happened {
  readonly state: RotterdamState;
  readonly events: readonly GameEvent[];
}

/** Really makes the moves, with dice of the game's own, in a copy of the real state. */
export function happens(
  before: RotterdamState,
  answers: readonly { readonly seat: number; readonly move: RotterdamMove }[],
): Happened {
  const state = rotterdam.clone(before);
  const events: GameEvent[] = [];
  const step = { random: new Dice(seedOf('real'), 'moves'), emit: (event: GameEvent) => events.push(event) };
  for (const { seat, move } of answers) {
    const problem = rotterdam.problem(state, seat, move);
    if (problem) throw new Error(`${move.type}: ${problem.problem}`);
    rotterdam.apply(state, seat, move, step);
  }
  return { state, events };
}
