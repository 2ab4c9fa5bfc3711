import { interpolate } from 'react-native-reanimated';
import type { Side } from './flights';
import type { PlacedFlight } from './ways';

/** How far the two lines reach, and how far apart they are at their end. */
export const WAKE = { length: 18, spread: 16 } as const;
/** They open once the ship has got under way, and are gone when it arrives. */
const OPENS = [0, 0.3];
const FADES = [0, 0.12, 0.7, 1];
const STRONG = 0.85;

/** Degrees by which a wake that lies to the left is turned to trail a piece on its way. */
export function trailOf({ x, y }: PlacedFlight['way'], side: Side): number {
  const [dx, dy] = [(x.at(-1) ?? 0) - (x[0] ?? 0), (y.at(-1) ?? 0) - (y[0] ?? 0)];
  const heading = (Math.atan2(dy, dx) * 180) / Math.PI;
  return side === 'astern' ? heading : heading + 180;
}

/** How strong it is and how far it has opened when the ship has made so much of its way. */
export function wakeAt(at: number): { readonly opacity: number; readonly opened: number } {
  'worklet';
  return {
    opacity: interpolate(at, FADES, [0, STRONG, STRONG, 0], 'clamp'),
    opened: interpolate(at, OPENS, [0.2, 1], 'clamp'),
  };
}
