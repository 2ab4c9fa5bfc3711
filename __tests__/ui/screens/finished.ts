import { advance, begin } from '@/engine/play';
import { gameOf } from '@/games';
import type { AnyPlay } from '@/match/whole';
import { expectNoProblem, seedOf } from '../../support/random-play';

/** A game of two in which everybody takes the first of the moves, which is never wise. */
export function playedToTheEnd(seed: string): AnyPlay {
  const game = gameOf('packet-row');
  let play: AnyPlay = expectNoProblem(begin(game, { seed: seedOf(seed), options: {}, seats: 2 }));
  for (let seat = game.waitingFor(play.state)[0]; seat !== undefined;) {
    play = expectNoProblem(advance(game, play, seat, game.moves(play.state, seat)[0])).play;
    seat = game.waitingFor(play.state)[0];
  }
  return play;
}
