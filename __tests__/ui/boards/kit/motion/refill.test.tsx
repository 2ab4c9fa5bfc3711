import { act, render, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { MotionStage, Zone } from '@/ui/boards/kit/motion';
import type { Rect } from '@/ui/boards/kit/motion/flights';
import { measure } from '@/ui/boards/kit/motion/measure';
import { Type } from '@/ui/components';
import { ThemeProvider } from '@/ui/theme';
import { inUi } from '../../../rendered';
import { flight } from './flight';

/** Where nothing is laid out, each place that is measured lies further right than the last one. */
jest.mock('@/ui/boards/kit/motion/measure', () => {
  let x = 0;
  return {
    measure: jest.fn((_view: unknown, tell: (rect: Rect) => void) => {
      x += 10;
      tell({ x, y: 0, width: 100, height: 140 });
    }),
  };
});

const MANY = Array.from({ length: 12 }, (_, at) =>
  flight({
    key: `card ${at}`,
    start: at * 20,
    standIn: () => <View />,
    draw: () => <Type variant="text">{`card ${at}`}</Type>,
  }),
);

const stage = (number: number) =>
  inUi(
    <ThemeProvider scheme="dark" motion="full">
      <MotionStage eyes={0} number={number} flights={MANY} tempo={1} onSettled={() => undefined}>
        <Zone name="deck">
          <Type variant="text">the deck</Type>
        </Zone>
        <Zone name="hand">
          <Type variant="text">the hand</Type>
        </Zone>
      </MotionStage>
    </ThemeProvider>,
  );

const flying = () =>
  screen.queryAllByText(/^card/, { includeHiddenElements: true }).map(({ props }) => String(props.children));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('where a whole refill follows, what was taken flies with its move, and the rest soon after', () => {
  const { rerender } = render(stage(1));
  act(() => jest.advanceTimersByTime(1000));
  rerender(stage(2));
  expect(flying()).toEqual(['card 0', 'card 1']);
  const [taken] = screen.getAllByText('card 0', { includeHiddenElements: true });
  // A few with each frame.
  for (let frame = 0; frame < 9; frame += 1) act(() => jest.advanceTimersByTime(17));
  expect(flying()).toEqual(MANY.map(({ key }) => key));
  expect(screen.getByText('card 0', { includeHiddenElements: true })).toBe(taken);
});

it('paper stands for what was not drawn yet, so that no card is missing', () => {
  const { rerender } = render(stage(1));
  act(() => jest.advanceTimersByTime(1000));
  rerender(stage(2));
  const papers = () => screen.queryAllByTestId('stand-in', { includeHiddenElements: true }).length;
  expect(flying().length + papers()).toBe(MANY.length);
  for (let frame = 0; frame < 9; frame += 1) {
    act(() => jest.advanceTimersByTime(17));
    expect(flying().length + papers()).toBe(MANY.length);
  }
  expect(papers()).toBe(0);
});

it('what was taken stands with the move itself where it lay, and where it goes is measured in the frame after', () => {
  const { rerender } = render(stage(1));
  act(() => jest.advanceTimersByTime(1000));
  const looks = () => jest.mocked(measure).mock.calls.length;
  const before = looks();
  rerender(stage(2));
  expect(flying()).toHaveLength(2);
  // The deck, and the layer itself; not the hand.
  expect(looks()).toBe(before + 2);
  act(() => jest.advanceTimersByTime(17));
  expect(looks()).toBeGreaterThan(before + 2);
});
