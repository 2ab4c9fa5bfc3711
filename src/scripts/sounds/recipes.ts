import type { Sound } from '@/ui/sound/cue';
import { banded, mixed, noise, sampled, shaped, struck, type Partial, type Samples } from './synth';

/** How a sound is made, how softly it begins and ends, and how loud its loudest moment is. */
export interface Recipe {
  readonly made: () => Samples;
  /** Seconds. */
  readonly rise: number;
  readonly fall: number;
  /** Decibels below full scale; what rings is heard longer, so it is set lower than what only knocks. */
  readonly peak: number;
}

const partials = (...rows: readonly (readonly [ratio: number, level: number, decay: number])[]): Partial[] =>
  rows.map(([ratio, level, decay]) => ({ ratio, level, decay }));

const THUMP = partials([1, 1, 0.026]);
const WOOD = partials([1, 1, 0.04], [2.22, 0.5, 0.022], [3.9, 0.22, 0.012]);
const COIN = partials([1, 1, 0.085], [1.52, 0.55, 0.06], [2.36, 0.3, 0.04], [3.13, 0.12, 0.024]);
const BELL = partials(
  [0.5, 0.35, 0.5],
  [1, 1, 0.36],
  [1.19, 0.4, 0.28],
  [1.5, 0.28, 0.2],
  [2, 0.45, 0.17],
  [2.67, 0.16, 0.09],
  [3.02, 0.1, 0.06],
);
const HARP = partials([1, 1, 0.2], [2, 0.32, 0.11], [3, 0.14, 0.07], [4, 0.05, 0.04]);

/** A gentle rise and fall over the whole length. */
const swelling = (seconds: number, power: number) => (time: number) =>
  Math.sin(Math.PI * Math.min(1, time / seconds)) ** power;

/** A card meets felt: a breath of noise over a dull thump. */
function card(name: string, seconds: number, brightness: number): Samples {
  const breath = banded(noise(name, seconds), { centre: () => brightness, sharpness: 0.9 });
  return mixed(seconds, [
    { at: 0, level: 1, samples: shaped(breath, (time) => Math.exp(-time / 0.014)) },
    { at: 0, level: 0.5, samples: struck(seconds, { pitch: 150, partials: THUMP }) },
  ]);
}

/** Noise that passes a moving filter twice, which takes the hiss out of it. */
function rustle(name: string, seconds: number, centre: (share: number) => number): Samples {
  const band = { centre: (time: number) => centre(time / seconds), sharpness: 0.9 };
  return shaped(banded(banded(noise(name, seconds), band), band), swelling(seconds, 1.7));
}

/** Reeds and brass far away: a row of harmonics, each softer than the last, that trembles a little. */
function horn(seconds: number, pitch: number): Samples {
  return sampled(seconds, (time) => {
    const depth = 1 + 0.05 * Math.sin(2 * Math.PI * 5.5 * time);
    const harmonics = [1, 0.62, 0.36, 0.18, 0.08, 0.03];
    return harmonics.reduce(
      (sum, level, index) => sum + level * depth * Math.sin(2 * Math.PI * pitch * (index + 1) * time),
      0,
    );
  });
}

/** Noise low in the throat of a chimney, pushed out and gone. */
function puff(name: string, seconds: number): Samples {
  const band = { centre: (time: number) => 620 - (380 * time) / seconds, sharpness: 0.8 };
  return shaped(
    banded(banded(noise(name, seconds), band), band),
    (time) => (1 - Math.exp(-time / 0.012)) * Math.exp(-time / 0.06),
  );
}

/** Planks on planks: hollow and low, with the scrape of the last inch. */
function crate(name: string, seconds: number, pitch: number): Samples {
  return mixed(seconds, [
    { at: 0, level: 1, samples: struck(seconds, { pitch, partials: WOOD, attack: 0.002 }) },
    { at: 0, level: 0.7, samples: struck(seconds, { pitch: pitch / 2, partials: THUMP }) },
    { at: 0, level: 0.4, samples: card(name, 0.1, 520) },
  ]);
}

const DEALT = [
  { at: 0, level: 1, brightness: 1000 },
  { at: 0.07, level: 0.8, brightness: 1150 },
  { at: 0.135, level: 0.9, brightness: 940 },
  { at: 0.205, level: 0.7, brightness: 1080 },
  { at: 0.265, level: 0.6, brightness: 980 },
] as const;

const LONGEST = 0.56;

export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  tap: { made: () => card('tap', 0.12, 950), rise: 0.002, fall: 0.04, peak: -14 },

  slide: {
    made: () =>
      mixed(0.26, [
        { at: 0, level: 1, samples: rustle('slide', 0.2, (share) => 1200 + 900 * share) },
        { at: 0.16, level: 0.35, samples: card('slide ends', 0.1, 900) },
      ]),
    rise: 0.01,
    fall: 0.04,
    peak: -20,
  },

  deal: {
    made: () =>
      mixed(
        0.4,
        DEALT.map(({ at, level, brightness }) => ({
          at,
          level,
          samples: card(`dealt ${at}`, 0.12, brightness),
        })),
      ),
    rise: 0.002,
    fall: 0.05,
    peak: -14,
  },

  plant: {
    made: () =>
      mixed(0.22, [
        { at: 0, level: 1, samples: struck(0.22, { pitch: 310, partials: WOOD }) },
        { at: 0, level: 0.8, samples: struck(0.22, { pitch: 96, partials: partials([1, 1, 0.045]) }) },
        { at: 0, level: 0.5, samples: card('plant', 0.1, 700) },
      ]),
    rise: 0.002,
    fall: 0.06,
    peak: -15,
  },

  coins: {
    made: () =>
      mixed(0.4, [
        { at: 0, level: 0.8, samples: struck(0.4, { pitch: 1610, partials: COIN }) },
        { at: 0.07, level: 1, samples: struck(0.33, { pitch: 1830, partials: COIN }) },
        { at: 0.125, level: 0.45, samples: struck(0.275, { pitch: 1695, partials: COIN }) },
      ]),
    rise: 0.003,
    fall: 0.12,
    peak: -22,
  },

  crates: {
    made: () =>
      mixed(0.32, [
        { at: 0, level: 1, samples: crate('first crate', 0.2, 178) },
        { at: 0.11, level: 0.8, samples: crate('second crate', 0.21, 152) },
      ]),
    rise: 0.003,
    fall: 0.08,
    peak: -16,
  },

  bell: {
    made: () => struck(LONGEST, { pitch: 784, partials: BELL, attack: 0.004 }),
    rise: 0.003,
    fall: 0.3,
    peak: -21,
  },

  bells: {
    made: () =>
      mixed(LONGEST, [
        { at: 0, level: 0.85, samples: struck(LONGEST, { pitch: 784, partials: BELL, attack: 0.004 }) },
        { at: 0.19, level: 1, samples: struck(0.37, { pitch: 784, partials: BELL, attack: 0.004 }) },
      ]),
    rise: 0.003,
    fall: 0.26,
    peak: -21,
  },

  delivery: {
    made: () =>
      mixed(LONGEST, [
        { at: 0, level: 1, samples: shaped(horn(0.52, 196), swelling(0.52, 0.7)) },
        { at: 0.03, level: 0.6, samples: shaped(horn(0.49, 293.66), swelling(0.49, 0.8)) },
        { at: 0.14, level: 0.5, samples: struck(0.42, { pitch: 587.33, partials: BELL, attack: 0.006 }) },
      ]),
    rise: 0.05,
    fall: 0.2,
    peak: -17,
  },

  water: {
    made: () =>
      mixed(0.5, [
        {
          at: 0,
          level: 1,
          samples: rustle('bow wave', 0.42, (share) => 420 + 560 * Math.sin(Math.PI * share)),
        },
        { at: 0.14, level: 0.45, samples: rustle('wake', 0.36, (share) => 900 - 400 * share) },
      ]),
    rise: 0.05,
    fall: 0.16,
    peak: -20,
  },

  steam: {
    made: () =>
      mixed(0.46, [
        { at: 0, level: 1, samples: puff('first puff', 0.24) },
        { at: 0.2, level: 0.8, samples: puff('second puff', 0.26) },
      ]),
    rise: 0.006,
    fall: 0.1,
    peak: -20,
  },

  curtain: {
    made: () => rustle('curtain', 0.44, (share) => 380 + 700 * Math.sin(Math.PI * share)),
    rise: 0.03,
    fall: 0.1,
    peak: -19,
  },

  turn: {
    made: () =>
      mixed(0.46, [
        { at: 0, level: 0.8, samples: struck(0.46, { pitch: 587.33, partials: HARP, attack: 0.008 }) },
        { at: 0.12, level: 1, samples: struck(0.34, { pitch: 783.99, partials: HARP, attack: 0.008 }) },
      ]),
    rise: 0.004,
    fall: 0.18,
    peak: -22,
  },

  winner: {
    made: () =>
      mixed(
        LONGEST,
        [392, 493.88, 587.33, 783.99].map((pitch, index) => ({
          at: 0.085 * index,
          level: 0.75 + 0.08 * index,
          samples: struck(LONGEST - 0.085 * index, { pitch, partials: HARP, attack: 0.006 }),
        })),
      ),
    rise: 0.004,
    fall: 0.2,
    peak: -20,
  },
};
