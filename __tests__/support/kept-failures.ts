import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Game } from '@/engine/game';
import type { Play, PlayedMove } from '@/engine/play';
import { madeAnew } from './made-anew';

/** Where games are kept in which a law once failed, a folder for each game; seen from the project's root. */
export const KEPT_FAILURES = '__tests__/records';

/**
 * A game up to the moment at which a law failed. It has no digest, unlike a record: the rules were wrong, and once they
 * are mended the same moves may lead elsewhere.
 */
export interface KeptFailure {
  /** What was wrong, once somebody knows. */
  readonly mended?: string;
  /** What was reported, to know it again. */
  readonly why: string;
  readonly rulesVersion: number;
  readonly seed: string;
  readonly seats: number;
  readonly options: unknown;
  /** The last one is the move that failed, or that was to follow. */
  readonly moves: readonly PlayedMove<unknown>[];
}

/** A game under test, as far as it came. */
export interface Reached<State, Move, Options> {
  readonly play: Play<State, Move, Options>;
  readonly next: PlayedMove<Move> | undefined;
}

const LONGEST_REASON = 400;

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return stripVTControlCharacters(text).slice(0, LONGEST_REASON);
}

/** Writes the game down under the number of its seed, to be mended and kept; tells where. */
export function keepFailure<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  { play, next }: Reached<State, Move, Options>,
  error: unknown,
  { folder = KEPT_FAILURES, number }: { folder?: string | undefined; number: number },
): string {
  const { seed, seats, options, moves } = play;
  const failed = next !== undefined && moves.at(-1) !== next ? [...moves, next] : moves;
  const kept: KeptFailure = {
    why: reasonOf(error),
    rulesVersion: game.rulesVersion,
    ...{ seed, seats, options, moves: failed },
  };
  mkdirSync(join(folder, game.id), { recursive: true });
  const path = join(folder, game.id, `seed-${number}-${seats}p.json`);
  writeFileSync(path, `${JSON.stringify(kept)}\n`);
  return path;
}

/** The names of a game's kept failures. */
export function keptFailuresOf(game: string, folder = KEPT_FAILURES): readonly string[] {
  try {
    return readdirSync(join(folder, game)).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

export function readKeptFailure(game: string, name: string, folder = KEPT_FAILURES): KeptFailure {
  return JSON.parse(readFileSync(join(folder, game, name), 'utf8')) as KeptFailure;
}

/** Throws where the failure was found by other rules than today's. */
export function expectSameRules(game: { id: string; rulesVersion: number }, kept: KeptFailure): void {
  if (kept.rulesVersion === game.rulesVersion) return;
  throw new Error(`It is of rules version ${kept.rulesVersion}. ${madeAnew(game.id)}`);
}
