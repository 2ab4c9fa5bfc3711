import type { Manner } from '@/ui/boards/kit/motion/flights';
import { courseOf, lookAt } from '@/ui/boards/kit/motion/manners';
import { placed } from '@/ui/boards/kit/motion/ways';
import { flight } from './flight';

const ROOM = { width: 40, height: 40 };
const KNOWN = new Map([
  ['deck', { x: 0, y: 200, ...ROOM }],
  ['hand', { x: 100, y: 200, ...ROOM }],
]);
const LAYER = { x: 0, y: 0, width: 400, height: 400 };

function look(manner: Manner, at: number, changes: Parameters<typeof flight>[0] = {}) {
  const [one] = placed([flight({ manner, size: ROOM, ...changes })], new Map(), KNOWN, LAYER);
  if (one === undefined) throw new Error('both places are in sight');
  const { opacity, transform } = lookAt(courseOf(one), at);
  const moved = new Map(transform.flatMap((one) => Object.entries<number | string>(one)));
  return {
    opacity,
    x: moved.get('translateX'),
    y: moved.get('translateY'),
    scaleY: moved.get('scaleY'),
    rotate: moved.get('rotate'),
  };
}

describe('a pawn that walks', () => {
  it('waits where it stood and ends where it goes', () => {
    expect(look('walk', 0)).toMatchObject({ opacity: 1, x: 0, y: 200 });
    expect(look('walk', 1)).toMatchObject({ opacity: 1, x: 100, y: 200, scaleY: 1 });
  });

  it('is lifted and passes in an arc above the straight way', () => {
    expect(look('walk', 0.5, { arc: 30 })).toMatchObject({ x: 50, y: 164 });
  });

  it('is squashed a little when it is set down', () => {
    expect(look('walk', 0.96).scaleY).toBeCloseTo(0.96);
  });
});

it('what is not taken in arrives, tips over and is gone', () => {
  expect(look('tip', 0.55)).toMatchObject({ opacity: 1, x: 100, y: 200, rotate: '0deg' });
  expect(look('tip', 1)).toMatchObject({ opacity: 0, rotate: '110deg' });
});

it('what sinks stays where it was, what surfaces comes where it will be', () => {
  expect(look('sink', 0)).toMatchObject({ opacity: 1, x: 0 });
  expect(look('sink', 0.5)).toMatchObject({ opacity: 1, x: 0 });
  expect(look('surface', 0).opacity).toBe(0);
  expect(look('surface', 0.5)).toMatchObject({ opacity: 1, x: 100 });
});

it('what arrives stays where it lands, and is taken in where nothing waits for it', () => {
  expect(look('lay', 1, { lands: 'hand' }).opacity).toBe(1);
  expect(look('lay', 0.9).opacity).toBe(1);
  expect(look('lay', 1).opacity).toBe(0);
});

it('a ring is there only while it swells', () => {
  expect(look('ring', 0).opacity).toBe(0);
  expect(look('ring', 0.1).opacity).toBeGreaterThan(0.8);
  expect(look('ring', 1).opacity).toBe(0);
});

it('what turns over on its way lies there, or is taken in where nothing waits for it', () => {
  expect(look('turn', 1, { lands: 'hand' }).opacity).toBe(1);
  expect(look('turn', 1).opacity).toBe(0);
});
