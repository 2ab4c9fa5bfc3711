import type { Flight } from './flights';

/**
 * Unless it is a chain of many steps and has a longer budget, nothing that follows a move takes longer than this, from
 * the touch on; on a slow phone, clearing up comes on top.
 */
export const LONGEST = 900;

export function endOf(flights: readonly Flight[]): number {
  return flights.reduce((end, flight) => Math.max(end, flight.start + flight.lasts), 0);
}

function scaled(flights: readonly Flight[], factor: number): readonly Flight[] {
  return flights.map((flight) => ({
    ...flight,
    start: Math.round(flight.start * factor),
    lasts: Math.round(flight.lasts * factor),
  }));
}

function later(flights: readonly Flight[], by: number): readonly Flight[] {
  return flights.map((flight) => ({ ...flight, start: flight.start + by }));
}

/** The same flights in their tempo, and all of them together within the longest time. */
export function compressed(flights: readonly Flight[], tempo: number, longest = LONGEST): readonly Flight[] {
  const end = endOf(flights) * tempo;
  return scaled(flights, end > longest ? (tempo * longest) / end : tempo);
}

/** Each step begins when the one before it has ended, and a pause has passed. */
export function oneAfterAnother(steps: readonly (readonly Flight[])[], pause = 0): readonly Flight[] {
  return steps.reduce<readonly Flight[]>(
    (before, step) => [...before, ...later(step, before.length === 0 ? 0 : endOf(before) + pause)],
    [],
  );
}

/** Each step begins so long after the beginning of the one before it. */
export function oneUponAnother(steps: readonly (readonly Flight[])[], apart: number): readonly Flight[] {
  return steps.flatMap((step, at) => later(step, at * apart));
}
