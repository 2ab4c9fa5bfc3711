import { trailOf, wakeAt } from '@/ui/boards/kit/motion/wakeLook';

const way = (dx: number, dy: number) => ({ shares: [0, 1], x: [10, 10 + dx], y: [10, 10 + dy] });

it.each([
  ['to the right', 40, 0, 0],
  ['down', 0, 40, 90],
  ['up', 0, -40, -90],
  ['to the left', -40, 0, 180],
])('a wake trails a ship that sails %s', (_, dx, dy, degrees) => {
  expect(trailOf(way(dx, dy), 'astern')).toBeCloseTo(degrees);
});

it('lies before a ship that is driven back', () => {
  expect(trailOf(way(40, 0), 'ahead')).toBeCloseTo(180);
});

it('is not there before the ship leaves, opens, and is gone when it arrives', () => {
  expect(wakeAt(0)).toEqual({ opacity: 0, opened: 0.2 });
  expect(wakeAt(0.5).opened).toBe(1);
  expect(wakeAt(0.5).opacity).toBeGreaterThan(0.5);
  expect(wakeAt(1).opacity).toBe(0);
});
