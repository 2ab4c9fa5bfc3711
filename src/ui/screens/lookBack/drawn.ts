import type { Curve } from '@/match/look-back';
import type { RoundStart } from '@/match/replay';
import type { Series } from '@/ui/boards/kit/results/chart';

export const KINDS = ['shares', 'points'] as const;
/** What the lines are. */
export type Kind = (typeof KINDS)[number];

/** A line for each seat, with a value for each moment. */
export function seriesIn({ points }: Curve, kind: Kind): readonly Series[] {
  return (points[0]?.[kind] ?? []).map((_, seat) => ({
    seat,
    points: points.map((at) => at[kind][seat] ?? 0),
  }));
}

/** What a line comes to in a few values. */
export function summaryOf({ points }: Series): Readonly<Record<'first' | 'least' | 'most' | 'last', number>> {
  return {
    first: points[0] ?? 0,
    least: Math.min(...points),
    most: Math.max(...points),
    last: points.at(-1) ?? 0,
  };
}

/** The numbers of rounds below the moments at which they begin, of those that are far enough apart. */
export function ticksOf(
  rounds: readonly RoundStart[],
  { first, points }: Curve,
  isApart: (from: number, to: number) => boolean,
): readonly { readonly at: number; readonly label: string }[] {
  const shown: { readonly at: number; readonly label: string }[] = [];
  for (const { round, moment } of rounds) {
    const at = moment - first;
    const before = shown.at(-1);
    if (at < 0 || at >= points.length || (before !== undefined && !isApart(before.at, at))) continue;
    shown.push({ at, label: String(round) });
  }
  return shown;
}
