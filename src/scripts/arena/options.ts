import { parseSeed, type Seed } from '@/engine/random';
import { UsageError } from '../arguments';

export function readScale(value: unknown): number {
  const scale = Number(value);
  if (scale > 0 && Number.isFinite(scale)) return scale;
  throw new UsageError('--iterations-scale takes a number above 0');
}

/** Options of a game as JSON; what is wrong with them the game itself says. */
export function readOptions(value: unknown, usual: unknown = {}): unknown {
  if (typeof value !== 'string') return usual;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw new UsageError('--options takes JSON');
  }
}

export function readSeed(value: unknown): Seed {
  const seed = parseSeed(String(value));
  if (seed === undefined) throw new UsageError('--seed takes letters, digits, dots, dashes and underscores');
  return seed;
}
