import { Easing } from 'react-native-reanimated';
import type { Settings } from '@/storage/settings';

/** Full: things travel. Brief: they fade over. Off: they change at once. */
export type MotionLevel = Settings['motion'];

export const easing = {
  /** Arrivals. */
  lay: Easing.bezier(0.2, 0.8, 0.2, 1),
  /** Departures. */
  lift: Easing.bezier(0.4, 0, 1, 1),
  /** What is carried over: the eye can follow it from its first step to its last. */
  carry: Easing.bezier(0.45, 0, 0.25, 1),
} as const;

/** Selection only. The library would give it four times the mass, and follow its last tremble for seconds. */
export const swell = { mass: 1, damping: 18, stiffness: 180, energyThreshold: 1e-4 } as const;

/** Milliseconds. */
export const duration = {
  fade: 120,
  newCardRing: 1000,
  take: 420,
  discard: 200,
  unfold: 260,
  dealApart: 60,
  sail: 500,
  dollar: 30,
  moneyAtLeast: 300,
  moneyAtMost: 700,
  curtain: 260,
  hold: 600,
  letGo: 120,
  botPause: 350,
} as const;

/** Bots move at this share of a person's time. */
export const botTempo = 0.7;
