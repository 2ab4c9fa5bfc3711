import type { AnyGame } from '@/engine/game';
import { begin, carryOut, type PlayedMove } from '@/engine/play';
import type { Dice } from '@/engine/random';
import { gameOf } from '@/games';
import { whenIn, type LogEntry } from '@/match/log';
import type { PlayedGame } from '@/match/whole';
import type { MatchTable } from '@/match/table';
import { expectNoProblem, randomMove, seedOf } from './random-play';

export interface Playing {
  readonly table: MatchTable;
  readonly random: Dice;
  /** No more moves than this; all of them where it is left out. */
  readonly most?: number;
  /** The game breaks off before the first move that this refuses. */
  readonly accepts?: (move: PlayedMove<unknown>, state: unknown, number: number) => boolean;
  readonly game?: AnyGame;
}

/** A game by players who move at random, with its log as a match keeps it. */
export function playedGame({ table, random, most = Infinity, accepts, game: other }: Playing): PlayedGame {
  const game = other ?? gameOf(table.game);
  const { seats, options } = table;
  const start = expectNoProblem(begin(game, { seed: seedOf('played'), options, seats: seats.length }));
  const moves: PlayedMove<unknown>[] = [];
  const sealed: boolean[] = [];
  const log: LogEntry[] = [];
  while (game.waitingFor(start.state).length > 0 && moves.length < most) {
    const next = randomMove(game, start.state, seats.length, random);
    if (accepts?.(next, start.state, moves.length) === false) break;
    const when = whenIn(game, start.state);
    const result = carryOut(game, start.state, start, moves.length, next);
    log.push({ number: moves.length, seat: next.seat, ...when, events: result.events });
    moves.push(next);
    sealed.push(result.sealed);
  }
  return { table, play: { ...start, moves, sealed }, log };
}
