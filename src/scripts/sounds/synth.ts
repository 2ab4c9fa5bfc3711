import { Dice } from '@/engine/random';

/** Samples a second: enough for warm sounds, and half the size of a record's. */
export const RATE = 22_050;

export type Samples = Float64Array;

const TURN = 2 * Math.PI;

export function sampled(seconds: number, at: (time: number) => number): Samples {
  return new Float64Array(Math.round(seconds * RATE)).map((_, index) => at(index / RATE));
}

export interface Partial {
  /** Times the pitch. */
  readonly ratio: number;
  readonly level: number;
  /** Seconds until it has fallen to about a third. */
  readonly decay: number;
}

interface Struck {
  readonly pitch: number;
  readonly partials: readonly Partial[];
  /** Seconds until it has its full strength. */
  readonly attack?: number;
}

/** Something that rings by itself once it was struck: a bell, a coin, a piece of wood. */
export function struck(seconds: number, { pitch, partials, attack = 0.002 }: Struck): Samples {
  return sampled(seconds, (time) => {
    const rung = partials.reduce(
      (sum, { ratio, level, decay }) =>
        sum + level * Math.sin(TURN * pitch * ratio * time) * Math.exp(-time / decay),
      0,
    );
    return rung * Math.min(1, time / attack);
  });
}

/** The same noise each time: every name has its own. */
export function noise(name: string, seconds: number): Samples {
  const dice = new Dice('xoroshiro128plus:sounds', name);
  return sampled(seconds, () => dice.below(65_536) / 32_768 - 1);
}

interface Band {
  /** The middle of what gets through, in hertz. */
  readonly centre: (time: number) => number;
  /** The higher, the narrower. */
  readonly sharpness: number;
}

/** A state-variable filter in its trapezoidal form, which stays stable while its centre moves. */
export function banded(samples: Samples, { centre, sharpness }: Band): Samples {
  let low = 0;
  let band = 0;
  return samples.map((sample, index) => {
    const bend = Math.tan((Math.PI * centre(index / RATE)) / RATE);
    const narrow = 1 / sharpness;
    const high = (sample - (narrow + bend) * band - low) / (1 + narrow * bend + bend * bend);
    const through = bend * high + band;
    band = bend * high + through;
    low += 2 * bend * through;
    return through;
  });
}

export function shaped(samples: Samples, strength: (time: number) => number): Samples {
  return samples.map((sample, index) => sample * strength(index / RATE));
}

export interface Layer {
  /** Seconds after the beginning. */
  readonly at: number;
  readonly level: number;
  readonly samples: Samples;
}

/** What does not fit into the time is cut off. */
export function mixed(seconds: number, layers: readonly Layer[]): Samples {
  const mix = sampled(seconds, () => 0);
  for (const { at, level, samples } of layers) {
    const start = Math.round(at * RATE);
    samples.slice(0, Math.max(0, mix.length - start)).forEach((sample, index) => {
      mix[start + index] = (mix[start + index] ?? 0) + level * sample;
    });
  }
  return mix;
}

/** Rises from nothing and ends in nothing, so that no loudspeaker clicks. */
export function faded(samples: Samples, rise: number, fall: number): Samples {
  const last = (samples.length - 1) / RATE;
  const eased = (share: number) => (1 - Math.cos(Math.PI * Math.min(1, share))) / 2;
  return shaped(samples, (time) => eased(time / rise) * eased((last - time) / fall));
}

/** Its loudest sample so many decibels below what a file can hold. */
export function levelled(samples: Samples, decibels: number): Samples {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const factor = 10 ** (decibels / 20) / loudest;
  return samples.map((sample) => sample * factor);
}
