import { act, render, screen } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { MotionStage, Zone } from '@/ui/boards/kit/motion';
import type { Rect } from '@/ui/boards/kit/motion/flights';
import { Type } from '@/ui/components';
import { ThemeProvider } from '@/ui/theme';
import { inUi } from '../../../rendered';
import { flight } from './flight';

/** Where the deck, the hand and the layer lie, in the order in which they are looked at first. */
const mockPlaces: Rect[] = [
  { x: 0, y: 0, width: 100, height: 140 },
  { x: 0, y: 400, width: 100, height: 140 },
  { x: 0, y: 0, width: 390, height: 844 },
];
const mockViews: unknown[] = [];

jest.mock('@/ui/boards/kit/motion/measure', () => ({
  measure: (view: unknown, tell: (rect: Rect) => void) => {
    if (!mockViews.includes(view)) mockViews.push(view);
    tell(mockPlaces[mockViews.indexOf(view)] as Rect);
  },
}));

const CARD = [flight({ draw: () => <Type variant="text">the card</Type> })];

const stage = (number: number) =>
  inUi(
    <ThemeProvider scheme="dark" motion="full">
      <MotionStage eyes={0} number={number} flights={CARD} tempo={1} onSettled={() => undefined}>
        <Zone name="deck">
          <Type variant="text">the deck</Type>
        </Zone>
        <Zone name="hand">
          <Type variant="text">the hand</Type>
        </Zone>
      </MotionStage>
    </ThemeProvider>,
  );

/** How far down the card is drawn: by what holds it and is moved. */
function heightOfCard(): number | undefined {
  let view: ReturnType<typeof screen.getByText> | null = screen.getByText('the card', {
    includeHiddenElements: true,
  });
  for (; view !== null; view = view.parent) {
    const { transform } = StyleSheet.flatten([{}, view.props.style as StyleProp<ViewStyle>]);
    const moves = (Array.isArray(transform) ? transform : []) as readonly Record<string, unknown>[];
    const down = moves.find((one) => 'translateY' in one)?.translateY;
    if (typeof down === 'number') return down;
  }
  return undefined;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('what is taken stands where it lay with the move, although it was scrolled since the last one', () => {
  const { rerender } = render(stage(1));
  act(() => jest.advanceTimersByTime(1000));
  expect(mockViews).toHaveLength(mockPlaces.length);
  mockPlaces[0] = { x: 0, y: 200, width: 100, height: 140 };
  rerender(stage(2));
  expect(heightOfCard()).toBe(200);
});
