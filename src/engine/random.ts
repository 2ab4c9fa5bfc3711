import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Dice: whole numbers from 0 up to, not including, `sides`. */
export interface Random {
  below(sides: number): number;
}

/** The algorithm is part of every seed, so that a record says what its dice were made with. */
const ALGORITHM = 'xoroshiro128plus';
const NAME = '[\\w.-]{1,64}';
/** A seed may turn into another one from some move on; `future.ts` says how. */
const SEED = new RegExp(`^${ALGORITHM}:${NAME}(@\\d{1,5}[:=]${NAME}){0,30}$`);

export type Seed = `${typeof ALGORITHM}:${string}`;

/** A seed from what a person typed, with or without the algorithm's name; undefined when it is none. */
export function parseSeed(text: string): Seed | undefined {
  const seed = text.startsWith(`${ALGORITHM}:`) ? text : `${ALGORITHM}:${text}`;
  return SEED.test(seed) ? (seed as Seed) : undefined;
}

/** The seed without its algorithm, as transcripts and command lines write it. */
export function seedName(seed: Seed): string {
  return seed.slice(ALGORITHM.length + 1);
}

function generatorFor(seed: string, stream: string) {
  const words = new DataView(sha256(utf8ToBytes(`${seed}/${stream}`)).buffer);
  return xoroshiro128plusFromState([0, 4, 8, 12].map((at) => words.getInt32(at)));
}

/**
 * One stream of dice of a seed. The generator is made at the first throw, because most moves throw none and hashing
 * a seed costs more than a move. `used` tells undo whether chance had a part.
 */
export class Dice implements Random {
  private generator: { next(): number } | undefined;

  constructor(
    private readonly seed: Seed,
    private readonly stream: string,
  ) {}

  get used(): boolean {
    return this.generator !== undefined;
  }

  below(sides: number): number {
    this.generator ??= generatorFor(this.seed, this.stream);
    // Scaling 32 bits is biased by less than sides / 2^32, far below what any game could show, and needs no loop.
    const thrown = ((this.generator.next() >>> 0) / 0x1_0000_0000) * sides;
    return sides <= 0x7fff_ffff ? thrown | 0 : Math.floor(thrown);
  }
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle(items: unknown[], random: Random): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const swapped = items[last];
    items[last] = items[other];
    items[other] = swapped;
  }
}
