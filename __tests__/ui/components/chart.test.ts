import { stepsTo } from '@/ui/components/chart';

it.each([
  [0, [0, 5]],
  [8, [0, 5, 10]],
  [29, [0, 10, 20, 30]],
  [55, [0, 20, 40, 60]],
])('a chart has whole steps up to %i points', (highest, steps) => {
  expect(stepsTo(highest)).toEqual(steps);
});
