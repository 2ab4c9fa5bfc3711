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
