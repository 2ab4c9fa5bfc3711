import type { Level, Request } from '@/ai';
import type { AnyGame, Seat } from '@/engine/game';
import { begin } from '@/engine/play';
import { Dice } from '@/engine/random';
import { gameOf } from '@/games';
import { expectNoProblem, seedOf } from '../support/random-play';

export const packetRow: AnyGame = gameOf('packet-row');

/** A game after so many random moves, at somebody's decision. */
export function stateAfter(
  game: AnyGame,
  seats: number,
  moves: number,
  seed: string | number = 1,
  options: object = {},
): unknown {
  const { state } = expectNoProblem(begin(game, { seed: seedOf(seed), options, seats }));
  const random = new Dice(seedOf(seed), 'opening');
  for (let left = moves; left > 0 && game.waitingFor(state).length > 0; left -= 1) {
    const seat = game.waitingFor(state)[0] as Seat;
    const legal = game.moves(state, seat);
    game.apply(state, seat, legal[random.below(legal.length)], { random });
  }
  return state;
}

/** What a level is asked when the seat that owes a decision in this state has to make it. */
export function requestAt(game: AnyGame, state: unknown, level: Level, seed: string | number = 1): Request {
  const seat = game.waitingFor(state)[0] as Seat;
  return { game, view: game.view(state, seat), seat, level, seed: seedOf(seed), moveNumber: 0 };
}
