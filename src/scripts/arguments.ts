import { parseArgs, type ParseArgsConfig } from 'node:util';
import { GAME_IDS, GAMES, isGameId, type GameId } from '@/games';

/** Something is wrong with the call: said in one line, without a stack. */
export class UsageError extends Error {}

export type Values = Readonly<Record<string, string | boolean | undefined>>;

export function readArguments(options: NonNullable<ParseArgsConfig['options']>): Values {
  try {
    return parseArgs({ options, strict: true }).values as Values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function readGame(value: unknown): GameId {
  if (isGameId(value)) return value;
  throw new UsageError(`--game takes one of: ${GAME_IDS.join(', ')}`);
}

export function readWholeNumber(name: string, value: unknown, min: number, max: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new UsageError(`--${name} takes a whole number from ${min} to ${max}`);
}

export function readPlayers(game: GameId, value: unknown): number {
  const { min, max } = GAMES[game].seats;
  return readWholeNumber('players', value, min, max);
}

/** Runs a script's body; a wrong call ends with one clear line and exit code 2. */
export async function runScript(body: () => Promise<void> | void): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
