import { parseSeed, type Seed } from './random';

/*
 * A game that is played on from the middle of another shares its past and not its future. Its seed tells both: after the
 * first name come turns, each with the number of the first move that it holds for and a name of its own.
 */
const TURN = /@(\d+):[^@]+/g;

interface Turn {
  readonly move: number;
  readonly text: string;
}

function turnsOf(seed: Seed): readonly Turn[] {
  return [...seed.matchAll(TURN)].map(([text, move]) => ({ text, move: Number(move) }));
}

const firstOf = (seed: Seed): Seed => seed.replace(TURN, '') as Seed;

/** Whether somewhere a new future began. */
export function isTurned(seed: Seed): boolean {
  return seed.includes('@');
}

/** Whether a new future begins with this move. */
export function turnsAt(seed: Seed, move: number): boolean {
  return isTurned(seed) && turnsOf(seed).some((turn) => turn.move === move);
}

/** What the dice of this move grow from; the set-up is before every move. */
export function seedFor(seed: Seed, move: number | 'setup'): Seed {
  if (!isTurned(seed)) return seed;
  const before = move === 'setup' ? -1 : move;
  const held = turnsOf(seed).filter((turn) => turn.move <= before);
  return `${firstOf(seed)}${held.map(({ text }) => text).join('')}` as Seed;
}

/** The seed with a new future from this move on; undefined where its name is none, or it has turned too often. */
export function turned(seed: Seed, move: number, name: string): Seed | undefined {
  return parseSeed(`${seedFor(seed, move - 1)}@${move}:${name}`);
}
