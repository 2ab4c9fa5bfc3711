import { begin, carryOut, type PlayedMove } from '@/engine/play';
import { rotterdam } from '@/games/rotterdam';
import type { RotterdamMove } from '@/games/rotterdam/move';
import type { RotterdamState } from '@/games/rotterdam/state';
import type { MatchTable } from '@/match/table';
import type { PlayedGame } from '@/match/whole';
import { botMove } from '../../src/scripts/arena/bots';
import { expectNoProblem, seedOf } from './random-play';

/** A game by sensible players, as far as the first position that fits. */
export function rotterdamGameAt(table: MatchTable, fits: (state: RotterdamState) => boolean): PlayedGame {
  const seed = seedOf('rotterdam-positions');
  const play = expectNoProblem(begin(rotterdam, { seed, options: table.options, seats: table.seats.length }));
  const moves: PlayedMove<RotterdamMove>[] = [];
  const sealed: boolean[] = [];
  while (!fits(play.state)) {
    const [seat] = rotterdam.waitingFor(play.state);
    if (seat === undefined) throw new Error('the game never comes to such a position');
    const view = rotterdam.view(play.state, seat);
    const asked = { game: rotterdam, view, seat, seed, moveNumber: moves.length };
    const next = { seat, move: botMove('greedy', asked) as RotterdamMove };
    sealed.push(carryOut(rotterdam, play.state, play, moves.length, next).sealed);
    moves.push(next);
  }
  return { table, play: { ...play, moves, sealed }, log: [] };
}
