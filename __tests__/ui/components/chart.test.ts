import { stepsTo } from '@/ui/components/chart';

it.each([
  [0, [0, 5]],
  [8, [0, 5, 10]],
  [29, [0, 10, 20, 30]],
  [55, [0, 20, 40, 60]],
  [200, [0, 100, 200]],
  [1_000_000, [0, 312_500, 625_000, 937_500, 1_250_000]],
])('a chart has whole steps up to %i points', (highest, steps) => {
  expect(stepsTo(highest)).toEqual(steps);
});
