import type { Random } from '@/engine/random';

/**
 * Dice for imagined games only: a xorshift generator, several times faster than the dice of real games on a phone.
 * Imagined games throw dice by the million and nobody has to repeat them with other code.
 */
export class QuickDice implements Random {
  private state: number;

  constructor(source: Random) {
    // Zero is the one state that a xorshift generator never leaves.
    this.state = source.below(0xffff_fffe) + 1;
  }

  below(sides: number): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return Math.floor(((x >>> 0) / 0x1_0000_0000) * sides);
  }
}
