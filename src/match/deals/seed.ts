import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { parseSeed, seedName, type Seed } from '@/engine/random';
import { letterOf, LETTERS, valuesOf } from './letters';

/**
 * Deals are named by nine letters, 45 bits: short enough to be typed, and far too many to be tried out beside a game. Every
 * new game is such a deal, so that it has a code when it is over.
 */
export const NAME_LENGTH = 9;
const NAME = new RegExp(`^[${LETTERS}]{${NAME_LENGTH}}$`);

/** A name from bytes that nobody can foretell, or that everybody knows. */
export function nameFrom(bytes: Uint8Array): string {
  return Array.from(bytes.slice(0, NAME_LENGTH), letterOf).join('');
}

export function seedFrom(name: readonly number[]): Seed | undefined {
  return parseSeed(name.map(letterOf).join(''));
}

/** The letters of a seed that fits into a code; those of lessons, of older games and of games played on do not. */
export function lettersOf(seed: Seed): readonly number[] | undefined {
  const name = seedName(seed);
  return NAME.test(name) ? valuesOf(name) : undefined;
}

/** A name that follows from a text, the same on every device. */
export const nameAfter = (text: string): string => nameFrom(sha256(utf8ToBytes(text)));
