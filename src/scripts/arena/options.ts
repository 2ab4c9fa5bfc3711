import { isFields } from '@/engine/json';
import { parseSeed, type Seed } from '@/engine/random';
import { GAME_IDS, type GameId } from '@/games';
import { UsageError } from '../arguments';

export function readScale(value: unknown): number {
  const scale = Number(value);
  if (scale > 0 && Number.isFinite(scale)) return scale;
  throw new UsageError('--iterations-scale takes a number above 0');
}

/** What each game lets be chosen, as `--options` takes it. */
export const GAME_OPTIONS: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  'packet-row': {
    ledger: 'true (usual) or false: whether what was taken stays written down',
    firstHarbourMaster: 'a seat from 0 (drawn if absent)',
  },
  harbour: {
    boards: '"stages" (usual) or "characters"',
    firstGame: 'true or false (usual), with stages only',
    inlandTraders: 'true or false (usual), for three players and more',
    bonusCards: 'true or false (usual)',
    startingPlayer: 'a seat from 0 (drawn if absent)',
  },
  rotterdam: {
    fixedRounds: 'true or false (usual)',
    bidding: 'true or false (usual)',
    firstHarbourMaster: 'a seat from 0 (drawn if absent)',
  },
};

/** A paragraph for the help of scripts that take `--options`. */
export const OPTIONS_USAGE = [
  'options, as one JSON object:',
  ...GAME_IDS.flatMap((game) => [
    `  ${game}`,
    ...Object.entries(GAME_OPTIONS[game]).map(([name, values]) => `    ${name}: ${values}`),
  ]),
].join('\n');

/** Options of a game as a JSON object; what is wrong inside it the game itself says. */
export function readOptions(value: unknown, usual: unknown = {}): unknown {
  if (typeof value !== 'string') return usual;
  const options = parsed(value);
  if (isFields(options)) return options;
  throw new UsageError('--options takes a JSON object');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function readSeed(value: unknown): Seed {
  const seed = parseSeed(String(value));
  if (seed === undefined) throw new UsageError('--seed takes letters, digits, dots, dashes and underscores');
  return seed;
}
