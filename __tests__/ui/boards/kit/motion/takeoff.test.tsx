import { Takeoff } from '@/ui/boards/kit/motion/Takeoff';
import { LONGEST } from '@/ui/boards/kit/motion/timing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('pieces that take off together', () => {
  it.each([
    ['at once keep their time', 0, 600, { wait: 100, lasts: 300 }, 600],
    ['a little late keep it too, where there is room', 300, 600, { wait: 100, lasts: 300 }, 600],
    ['late hurry, so that all has landed in time', 400, 1000, { wait: 50, lasts: 150 }, 500],
    ['much too late never fly more than twice as fast', 5000, 600, { wait: 50, lasts: 150 }, 300],
  ])('%s', (_case, late, lasts, left, end) => {
    const takeoff = new Takeoff(performance.now() - late, lasts, LONGEST);
    expect(takeoff.left(100, 300)).toEqual(left);
    expect(takeoff.end).toBe(end);
  });

  it('do not wait for the hour by which somebody sets the clock back', () => {
    const takeoff = new Takeoff(performance.now(), 600, LONGEST);
    takeoff.left(0, 300);
    jest.setSystemTime(Date.now() - 3_600_000);
    expect(takeoff.left(100, 300)).toEqual({ wait: 100, lasts: 300 });
    expect(takeoff.end).toBe(600);
  });

  it('have longer where a chain has a longer budget', () => {
    const takeoff = new Takeoff(performance.now() - 400, 1000, 1800);
    expect(takeoff.left(100, 300)).toEqual({ wait: 100, lasts: 300 });
    expect(takeoff.end).toBe(1000);
  });

  it('wait the shorter, the later they are drawn', () => {
    const takeoff = new Takeoff(performance.now(), 600, LONGEST);
    takeoff.left(0, 300);
    jest.advanceTimersByTime(40);
    expect(takeoff.left(100, 300)).toEqual({ wait: 60, lasts: 300 });
    expect(takeoff.left(20, 300)).toEqual({ wait: 0, lasts: 300 });
    expect(takeoff.end).toBe(560);
  });
});
