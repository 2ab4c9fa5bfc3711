import { parseSeed, type Seed } from './random';

/*
 * A game that is played on from the middle of another shares its past and not its future. Its seed tells both: after the
 * first name come turns, each with the number of the first move that it holds for and a name of its own. After a colon
 * what nobody has seen is dealt anew there; after an equals sign it came as it lay.
 */
const TURN = /@(\d+)([:=])[^@]+/g;

interface Turn {
  readonly move: number;
  readonly text: string;
  readonly dealsAnew: boolean;
}

function turnsOf(seed: Seed): readonly Turn[] {
  return [...seed.matchAll(TURN)].map(([text, move, sign]) => ({
    text,
    move: Number(move),
    dealsAnew: sign === ':',
  }));
}

const firstOf = (seed: Seed): Seed => seed.replace(TURN, '') as Seed;

/** Whether somewhere a new future began. */
export function isTurned(seed: Seed): boolean {
  return seed.includes('@');
}

/** Whether what nobody has seen is dealt anew before this move. */
export function turnsAt(seed: Seed, move: number): boolean {
  return isTurned(seed) && turnsOf(seed).some((turn) => turn.dealsAnew && turn.move === move);
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

/** The same game, had its cards come as they lay: so it was before its game could deal them anew. */
export function asItLay(seed: Seed): Seed {
  return seed.replace(/@(\d+):/g, '@$1=') as Seed;
}
