import { longestLead, seriesOf } from '@/ui/boards/kit/results';
import { apart, roundTicks } from '@/ui/boards/kit/results/chart';

const rounds = [
  [2, 1],
  [2, 3],
  [4, 3],
  [5, 5],
].map((totals) => totals.map((total, seat) => ({ seat, total, parts: {} })));

it('follows every player from round to round', () => {
  expect(seriesOf(rounds)).toEqual([
    { seat: 0, points: [2, 2, 4, 5] },
    { seat: 1, points: [1, 3, 3, 5] },
  ]);
  expect(seriesOf([])).toEqual([]);
});

it('tells who was ahead longest, where one was', () => {
  expect(longestLead(seriesOf(rounds))).toEqual({ seat: 0, count: 2, rounds: 4 });
  expect(longestLead(seriesOf(rounds.slice(0, 2)))).toBeUndefined();
  expect(longestLead([])).toBeUndefined();
});

it.each([1, 2, 5, 12, 20])('names the first and the last of %i rounds', (count) => {
  const named = roundTicks(count);
  expect(named[0]).toBe(0);
  expect(named.at(-1)).toBe(count - 1);
  expect(new Set(named).size).toBe(named.length);
});

it('moves labels apart within its height', () => {
  const heights = [...apart([100, 101, 102, 99], 24, 0, 120)].sort((a, b) => a - b);
  heights.slice(1).forEach((height, at) => expect(height - (heights[at] ?? 0)).toBeGreaterThanOrEqual(24));
  expect(heights.at(-1)).toBeLessThanOrEqual(120);
});
