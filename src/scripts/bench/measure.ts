import type { Playout } from './playouts';

export interface Speed {
  readonly movesPerSecond: number;
  readonly playoutsPerSecond: number;
}

/** Runs until the compiler has settled, then counts for the given time. */
export function measureSpeed(playout: Playout, seconds: number, now: () => number): Speed {
  const warm = now() + (seconds * 1000) / 2;
  while (now() < warm) playout();
  const begin = now();
  const until = begin + seconds * 1000;
  let moves = 0;
  let playouts = 0;
  let time = begin;
  while (time < until) {
    moves += playout();
    playouts += 1;
    time = now();
  }
  const elapsed = (time - begin) / 1000;
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
