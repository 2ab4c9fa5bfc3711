import { isProblem, type Problem } from '@/engine/phrase';
import { gameOf } from '@/games';
import { kindsAt, type MatchTable } from '../table';
import type { Deal } from './code';

/** A deal that nobody has seen yet, for every table that is set like this one; or why this one cannot be. */
export function dealFor({ game, seats, options: wishes }: MatchTable, seed: Deal['seed']): Deal | Problem {
  const options = gameOf(game).parseOptions(wishes, seats.length);
  return isProblem(options) ? options : { game, options, seats: kindsAt(seats), seed };
}
