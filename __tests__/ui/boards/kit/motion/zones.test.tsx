import type { View } from 'react-native';
import { Zones } from '@/ui/boards/kit/motion/zones';

type Measured = Parameters<View['measureInWindow']>[0];

/** A view so far from the left edge. */
const viewAt = (x: number) =>
  ({ measureInWindow: (tell: Measured) => tell(x, 0, 10, 10) }) as unknown as View;

const leftOf = (zones: Zones) => {
  let left: number | undefined;
  zones.look((seen) => (left = seen.get('token')?.x));
  return left;
};

describe('a place that a sheet shows a second time', () => {
  it('is looked for on the sheet while that is open, and on the table again after', () => {
    const zones = new Zones();
    zones.attach('token', viewAt(1));
    const close = zones.attach('token', viewAt(2));
    expect(leftOf(zones)).toBe(2);
    close();
    expect(leftOf(zones)).toBe(1);
  });

  it('is nowhere once it is shown no more, and known from the last look', () => {
    const zones = new Zones();
    const leave = zones.attach('token', viewAt(1));
    zones.look();
    leave();
    expect(zones.seen.get('token')?.x).toBe(1);
    expect(leftOf(zones)).toBeUndefined();
  });
});
