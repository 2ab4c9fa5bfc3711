import { act, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Type } from '@/ui/components';
import { compressed, endOf, LONGEST, MotionStage, placed, type Flight } from '@/ui/boards/kit/motion';
import { TextProvider } from '@/ui/text';
import { ThemeProvider, type MotionLevel } from '@/ui/theme';
import { render } from '@testing-library/react-native';

const flight = (changes: Partial<Flight> = {}): Flight => ({
  key: 'card',
  from: ['deck'],
  to: ['hand'],
  start: 0,
  lasts: 400,
  manner: 'lay',
  draw: () => null,
  ...changes,
});

const stage = (motion: MotionLevel, number: number | undefined, settle: (number: number) => void) => (
  <SafeAreaProvider>
    <ThemeProvider scheme="dark" motion={motion}>
      <TextProvider language="en">
        <MotionStage
          eyes={0}
          number={number}
          flights={number === undefined ? [] : FLIGHTS}
          tempo={1}
          onSettled={settle}
        >
          <Type variant="text">the board</Type>
        </MotionStage>
      </TextProvider>
    </ThemeProvider>
  </SafeAreaProvider>
);
const FLIGHTS = [flight()];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(['full', 'brief', 'off'] as const)(
  'with motion %s each happening is settled once',
  (motion) => {
    it('when it has ended', () => {
      const settled: number[] = [];
      const settle = (number: number) => settled.push(number);
      const { rerender } = render(stage(motion, 1, settle));
      expect(screen.getByText('the board')).toBeTruthy();
      rerender(stage(motion, 2, settle));
      act(() => jest.advanceTimersByTime(3000));
      rerender(stage(motion, 2, settle));
      expect(settled).toEqual([1, 2]);
    });

    it('when the next one comes first', () => {
      const settled: number[] = [];
      const settle = (number: number) => settled.push(number);
      const { rerender } = render(stage(motion, 1, settle));
      rerender(stage(motion, 2, settle));
      rerender(stage(motion, 3, settle));
      act(() => jest.advanceTimersByTime(3000));
      expect(settled).toEqual([1, 2, 3]);
    });

    it('also the one that is made again after it was taken back', () => {
      const settled: number[] = [];
      const settle = (number: number) => settled.push(number);
      const { rerender } = render(stage(motion, 1, settle));
      for (const number of [2, 1, 2]) {
        rerender(stage(motion, number, settle));
        act(() => jest.advanceTimersByTime(3000));
      }
      expect(settled).toEqual([1, 2, 1, 2]);
    });

    it('when the board goes away', () => {
      const settled: number[] = [];
      const settle = (number: number) => settled.push(number);
      const { rerender, unmount } = render(stage(motion, 1, settle));
      rerender(stage(motion, 2, settle));
      unmount();
      act(() => jest.advanceTimersByTime(3000));
      expect(settled).toEqual([1, 2]);
    });
  },
);

it('a move that is the last again after another was taken back does not hold the game up', () => {
  const settled: number[] = [];
  const settle = (number: number) => settled.push(number);
  const { rerender } = render(stage('full', 1, settle));
  rerender(stage('full', 2, settle));
  act(() => jest.advanceTimersByTime(3000));
  rerender(stage('full', 1, settle));
  expect(settled).toEqual([1, 2, 1]);
});

describe('the timing of flights', () => {
  it.each([
    ['a short move keeps its time', [flight()], 1, 400],
    ['a bot takes less', [flight()], 0.7, 280],
    ['nothing takes longer than the longest time', [flight({ start: 2000 })], 1, LONGEST],
  ])('%s', (_case, flights, tempo, end) => {
    expect(endOf(compressed(flights, tempo))).toBe(end);
  });
});

describe('the way of flights', () => {
  const card = { x: 100, y: 50, width: 120, height: 168 };
  const strip = { x: 400, y: 0, width: 230, height: 52 };
  const layer = { x: 10, y: 10, width: 800, height: 600 };

  it('leads from where a card was to where it is', () => {
    const before = new Map([['card', card]]);
    const now = new Map([['strip', strip]]);
    const [way] = placed([flight({ from: ['card'], to: ['strip'] })], before, now, layer);
    expect(way?.begins).toEqual({ x: 90, y: 40, scale: 1 });
    expect(way?.ends.scale).toBeLessThan(0.5);
  });

  it('takes the first place that is on screen', () => {
    const now = new Map([['tab', strip]]);
    expect(placed([flight({ from: ['card', 'tab'], to: ['tab'] })], new Map(), now, layer)).toHaveLength(1);
  });

  it('is none for a piece that comes down: it is as large as its place', () => {
    const flag = { x: 130, y: 90, width: 52, height: 64 };
    const planted = flight({ manner: 'plant', from: ['flag'], to: [] });
    const [way] = placed([planted], new Map([['flag', flag]]), new Map(), layer);
    expect(way?.size).toEqual({ width: 52, height: 64 });
    expect(way?.begins).toEqual(way?.ends);
    expect(way?.ends).toEqual({ x: 120, y: 80, scale: 1 });
  });

  it('does not begin out of sight', () => {
    expect(placed([flight()], new Map(), new Map(), layer)).toEqual([]);
  });
});
