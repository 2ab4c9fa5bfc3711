import { gameOf } from '@/games';
import type { Played } from '../played';
import { kindsAt } from '../table';
import { wholeOf } from '../whole';
import { codeOf } from './code';

/**
 * The code of a game that is over, so that others can play the same deal; undefined while it goes on, for whoever begins
 * it anew sees what is still hidden in it, and where its deal has no code. No other way leads from a game to its code.
 */
export function codeOfFinished(match: Played): string | undefined {
  const { table, play } = wholeOf(match);
  if (gameOf(table.game).outcome(play.state) === undefined) return undefined;
  const seats = kindsAt(table.seats);
  return codeOf({ game: table.game, options: play.options, seats, seed: play.seed });
}
