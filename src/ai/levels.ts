import { UnknownLevel } from './errors';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** They are listed from the weakest to the strongest. */
export const STRONGEST: Level = LEVELS[LEVELS.length - 1] ?? 'hard';

/** How a level thinks. Iterations set its strength and can be repeated exactly; the time only caps a slow device. */
export interface Manner {
  readonly iterations: number;
  readonly milliseconds: number;
  /** Forgets what others took, as somebody does who plays for the fun of it. */
  readonly forgetful: boolean;
}

const MANNERS: Readonly<Record<Level, Manner>> = {
  easy: { iterations: 30, milliseconds: 100, forgetful: true },
  medium: { iterations: 120, milliseconds: 280, forgetful: false },
  hard: { iterations: 3000, milliseconds: 900, forgetful: false },
};

export function mannerOf(level: Level): Manner {
  if (!Object.hasOwn(MANNERS, level)) throw new UnknownLevel(level);
  return MANNERS[level];
}
