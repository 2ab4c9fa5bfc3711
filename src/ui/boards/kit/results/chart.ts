import type { Seat, SeatScore } from '@/engine/game';

/** One player's points after each round. */
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
