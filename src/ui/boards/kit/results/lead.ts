import type { Seat } from '@/engine/game';
import type { Series } from './chart';

/** The row with the highest figure, unless it is shared or nothing. */
export function alone<Row extends { readonly figure: number }>(rows: readonly Row[]): Row | undefined {
  const top = Math.max(...rows.map((row) => row.figure));
  const best = rows.filter((row) => row.figure === top);
  return best.length === 1 && top > 0 ? best[0] : undefined;
}

export interface Lead {
  readonly seat: Seat;
  /** After so many of all rounds nobody else had as many points. */
  readonly count: number;
  readonly rounds: number;
}

/** Who was ahead longest; undefined where several were as long. */
export function longestLead(series: readonly Series[]): Lead | undefined {
  const rounds = series[0]?.points.length ?? 0;
  const leaders = Array.from(
    { length: rounds },
    (_, round) => alone(series.map(({ seat, points }) => ({ seat, figure: points[round] ?? 0 })))?.seat,
  );
  const best = alone(
    series.map(({ seat }) => ({ seat, figure: leaders.filter((leader) => leader === seat).length })),
  );
  return best && { seat: best.seat, count: best.figure, rounds };
}
