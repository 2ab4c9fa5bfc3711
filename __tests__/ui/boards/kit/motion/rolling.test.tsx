import { screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { StyleSheet, type ViewStyle } from 'react-native';
import { LANGUAGES } from '@/engine/phrase';
import { moneyIn as dollarsIn } from '@/ui/boards/harbour/model/money';
import { moneyIn as eurosIn } from '@/ui/boards/rotterdam/model/money';
import { RollingFigure } from '@/ui/boards/kit/motion';
import { FlyingPiece } from '@/ui/boards/kit/motion/FlyingPiece';
import type { Manner } from '@/ui/boards/kit/motion/flights';
import { Takeoff } from '@/ui/boards/kit/motion/Takeoff';
import { LONGEST } from '@/ui/boards/kit/motion/timing';
import { placed } from '@/ui/boards/kit/motion/ways';
import { inUi, renderUi } from '../../../rendered';
import { flight } from './flight';

type Host = typeof screen.UNSAFE_root;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const styleOf = ({ props }: Host): ViewStyle => StyleSheet.flatten([props.style as ViewStyle | undefined]);

/** Whether it takes part in how wide everything around it is. */
function isInFlow(host: Host): boolean {
  for (let at: Host | null = host; at !== null; at = at.parent) {
    if (typeof at.type === 'string' && styleOf(at).position === 'absolute') return false;
  }
  return true;
}

/** The figures that hold the room open. */
function holding(): readonly string[] {
  const texts = screen.UNSAFE_root.findAll(({ type }) => String(type) === 'Text');
  return texts
    .filter(isInFlow)
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'));
}

function rolls(from: number, to: number, format: (value: number) => string): void {
  const drawn = (value: number): ReactElement =>
    inUi(<RollingFigure value={value} format={format} size={16} />, { motion: 'full' });
  const { rerender } = renderUi(<RollingFigure value={from} format={format} size={16} />, { motion: 'full' });
  rerender(drawn(to));
}

describe('a figure that rolls keeps the room of the widest that passes', () => {
  const formats = [
    ['units', String],
    ...LANGUAGES.map((language) => [`dollars in ${language}`, dollarsIn(language)] as const),
    ...LANGUAGES.map((language) => [`euros in ${language}`, eurosIn(language)] as const),
  ] as const;

  it.each(
    formats.flatMap(([of, format]) =>
      (
        [
          [25, 19],
          [10, 9],
          [9, 10],
          [111, 7],
        ] as const
      ).map(([from, to]) => ({ of, format, from, to })),
    ),
  )('$of from $from to $to', ({ format, from, to }) => {
    rolls(from, to, format);
    expect(holding()).toEqual(expect.arrayContaining([format(from), format(to)]));
  });
});

describe('a piece that rises', () => {
  const ROOM = { width: 40, height: 40 };
  const KNOWN = new Map([
    ['deck', { x: 0, y: 200, ...ROOM }],
    ['hand', { x: 100, y: 200, ...ROOM }],
  ]);
  const LAYER = { x: 0, y: 0, width: 400, height: 400 };

  /** How high the piece lies among the others that are on their way. */
  function heightOf(manner: Manner): number {
    const [one] = placed([flight({ manner, size: ROOM })], new Map(), KNOWN, LAYER);
    if (one === undefined) throw new Error('both places are in sight');
    renderUi(<FlyingPiece flight={one} takeoff={new Takeoff(performance.now(), 400, LONGEST)} />);
    const heights = screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string').map(
      (host) => styleOf(host).zIndex ?? 0,
    );
    screen.unmount();
    return Math.max(...heights);
  }

  it.each(['lay', 'lift', 'sail', 'walk', 'roll', 'plant', 'turn', 'ring'] as const)(
    'is drawn above one that moves by %s',
    (manner) => {
      expect(heightOf('rise')).toBeGreaterThan(heightOf(manner));
    },
  );
});
