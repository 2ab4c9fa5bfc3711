import type { Playout } from './playouts';

export interface Speed {
  readonly movesPerSecond: number;
  readonly playoutsPerSecond: number;
}

/** So many playouts between two looks at the clock, so that looking costs nothing. */
const BATCH = 8;

/** Runs until the compiler has settled, then counts for the given time. */
export function measureSpeed(playout: Playout, seconds: number, now: () => number): Speed {
  const run = (until: number): { moves: number; playouts: number; end: number } => {
    let moves = 0;
    let playouts = 0;
    let end = now();
    while (end < until) {
      for (let i = 0; i < BATCH; i += 1) moves += playout();
      playouts += BATCH;
      end = now();
    }
    return { moves, playouts, end };
  };
  run(now() + (seconds * 1000) / 2);
  const begin = now();
  const { moves, playouts, end } = run(begin + seconds * 1000);
  const elapsed = (end - begin) / 1000;
  return { movesPerSecond: moves / elapsed, playoutsPerSecond: playouts / elapsed };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Milliseconds of one call: the median of several. */
export function timeOf(call: () => void, times: number, now: () => number): number {
  return median(
    Array.from({ length: times }, () => {
      const begin = now();
      call();
      return now() - begin;
    }),
  );
}
