import type { Seed } from '@/engine/random';
import type { GameId } from '@/games';
import { readGame, readWholeNumber, type Values } from '../arguments';
import { readOptions, readScale, readSeed } from './options';

/** What every series of games between bots is told on the command line. */
export const SERIES_ARGUMENTS = {
  help: { type: 'boolean' },
  game: { type: 'string', default: 'packet-row' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string' },
  'iterations-scale': { type: 'string', default: '1' },
  json: { type: 'boolean' },
  shift: { type: 'string' },
} as const;

export interface Series {
  readonly game: GameId;
  readonly games: number;
  readonly seed: Seed;
  readonly scale: number;
  readonly options: unknown;
}

export function readSeries(values: Values, usualOptions?: (game: GameId) => unknown): Series {
  const game = readGame(values.game);
  return {
    game,
    games: readWholeNumber('games', values.games, 1, 1_000_000),
    seed: readSeed(values.seed),
    scale: readScale(values['iterations-scale']),
    options: readOptions(values.options, usualOptions?.(game)),
  };
}
