import { BITS } from './letters';

/** Small numbers one behind the other in letters of five bits. */
export class BitWriter {
  private readonly bits: number[] = [];

  put(value: number, width: number): void {
    for (let at = width - 1; at >= 0; at -= 1) this.bits.push((value >> at) & 1);
  }

  /** Noughts at the end are left out: they are what is read where nothing is left. */
  values(): readonly number[] {
    const letters = Math.ceil((this.bits.lastIndexOf(1) + 1) / BITS);
    const places = Array.from({ length: BITS }, (_, place) => place);
    return Array.from({ length: letters }, (_, letter) =>
      places.reduce((value, place) => value * 2 + (this.bits[letter * BITS + place] ?? 0), 0),
    );
  }
}

export class BitReader {
  private at = 0;

  constructor(private readonly values: readonly number[]) {}

  take(width: number): number {
    let value = 0;
    for (const end = this.at + width; this.at < end; this.at += 1) value = value * 2 + this.bit(this.at);
    return value;
  }

  private bit(at: number): number {
    return ((this.values[Math.floor(at / BITS)] ?? 0) >> (BITS - 1 - (at % BITS))) & 1;
  }

  /** Whether nothing but noughts is left. */
  isSpent(): boolean {
    return this.take(Math.max(0, this.values.length * BITS - this.at)) === 0;
  }
}
