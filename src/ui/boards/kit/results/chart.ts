import type { Seat, SeatScore } from '@/engine/game';

/** One player's points after each round, or whatever else is drawn as a line. */
export interface Series {
  readonly seat: Seat;
  readonly points: readonly number[];
}

/** From everybody's scores after each round, first to last. */
export function seriesOf(rounds: readonly (readonly SeatScore[])[]): readonly Series[] {
  return (rounds[0] ?? []).map(({ seat }) => ({
    seat,
    points: rounds.map((scores) => scores.find((score) => score.seat === seat)?.total ?? 0),
  }));
}

const LEFT = 46;
const TOP = 12;
const BOTTOM = 24;

/** Where a chart draws: so many values side by side, from nothing at the bottom to the highest at the top. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  x(at: number): number;
  y(value: number): number;
  /** Which value stands nearest to this x. */
  at(x: number): number;
}

/** The names of the lines stand right of it. */
export function plotOf({
  width,
  height,
  count,
  highest,
}: Readonly<Record<'width' | 'height' | 'count' | 'highest', number>>): Plot {
  const right = width - Math.min(130, width * 0.34);
  const bottom = height - BOTTOM;
  const apart = count < 2 ? 0 : (right - LEFT) / (count - 1);
  return {
    left: LEFT,
    right,
    top: TOP,
    bottom,
    x: (at) => LEFT + at * apart,
    y: (value) => bottom - (value * (bottom - TOP)) / highest,
    at: (x) => (apart === 0 ? 0 : Math.min(count - 1, Math.max(0, Math.round((x - LEFT) / apart)))),
  };
}

/** First, last, and a few between, at least two apart. */
export function roundTicks(count: number): readonly number[] {
  if (count <= 1) return [0];
  const step = Math.max(1, Math.ceil((count - 1) / 4));
  const between: number[] = [];
  for (let at = 0; at < count - 1; at += step) between.push(at);
  const last = count - 1;
  if (between.length > 1 && last - (between.at(-1) ?? 0) < Math.max(1, step / 2)) between.pop();
  return [...between, last];
}

/** Labels at these heights, moved apart so that each has its room. */
export function apart(
  heights: readonly number[],
  room: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let from = top;
  for (const at of order) {
    const y = Math.max(from, heights[at] ?? 0);
    placed[at] = y;
    from = y + room;
  }
  let until = bottom;
  for (const at of [...order].reverse()) {
    const y = Math.min(until, placed[at] ?? 0);
    placed[at] = y;
    until = y - room;
  }
  return placed;
}
