import { parseSeed, type Seed } from '@/engine/random';
import { UsageError } from '../arguments';

export function readScale(value: unknown): number {
  const scale = Number(value);
  if (scale > 0 && Number.isFinite(scale)) return scale;
  throw new UsageError('--iterations-scale takes a number above 0');
}

export function readSeed(value: unknown): Seed {
  const seed = parseSeed(String(value));
  if (seed === undefined) throw new UsageError('--seed takes letters, digits, dots, dashes and underscores');
  return seed;
}
