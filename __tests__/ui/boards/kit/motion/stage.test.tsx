import { act, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Type } from '@/ui/components';
import { MotionStage } from '@/ui/boards/kit/motion';
import { LONGEST } from '@/ui/boards/kit/motion/timing';
import { flight } from './flight';
import { inUi } from '../../../rendered';
import { TextProvider } from '@/ui/text';
import { duration, ThemeProvider, type MotionLevel } from '@/ui/theme';

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

/** Of a screen, in milliseconds. */
const FRAME = 17;

it.each([
  ['one move', undefined, LONGEST],
  ['a chain with a longer budget', 1800, 1800],
])('%s is settled when its time is over, however many its steps', (_what, longest, end) => {
  const settled: number[] = [];
  const steps = Array.from({ length: 20 }, (_, at) => flight({ key: `ship ${at}`, start: at * 360 }));
  const staged = (number: number) =>
    inUi(
      <ThemeProvider scheme="dark" motion="full">
        <MotionStage
          eyes="table"
          number={number}
          flights={steps}
          tempo={1}
          longest={longest}
          onSettled={(one) => settled.push(one)}
        >
          <Type variant="text">the map</Type>
        </MotionStage>
      </ThemeProvider>,
    );
  const { rerender } = render(staged(1));
  rerender(staged(2));
  // What flies is measured with the next frame.
  act(() => jest.advanceTimersByTime(FRAME));
  // A screen that cannot be measured gets a little more.
  act(() => jest.advanceTimersByTime(end - FRAME - 1));
  expect(settled).toEqual([1]);
  act(() => jest.advanceTimersByTime(duration.moneyAtLeast + 1));
  expect(settled).toEqual([1, 2]);
});
