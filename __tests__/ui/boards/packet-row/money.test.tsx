import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Fragment } from 'react';
import { Platform, StyleSheet, type TextStyle } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { flightsOf } from '@/ui/boards/packet-row/motion/flights';
import { BoardProvider, useBoard } from '@/ui/boards/packet-row/table/board';
import { MotionStage, RollingFigure } from '@/ui/boards/kit/motion';
import { TextProvider } from '@/ui/text';
import { COLOURS, duration, SCHEMES, ThemeProvider } from '@/ui/theme';
import { costOf } from '../../../games/packet-row/card-names';
import { choose, take } from '../../../games/packet-row/named-moves';
import { scenario } from '../../../games/packet-row/scenario';
import { contrast, TYPE_AT_LEAST } from '../../../support/contrast';
import { renderUi } from '../../rendered';
import { boardAt } from './seated';

type Found = ReturnType<typeof screen.getByText>;

const hidden = { includeHiddenElements: true };
const rolls = () => screen.queryAllByText('$23', hidden).length > 0;

const stage = (money: number) => (
  <SafeAreaProvider>
    <ThemeProvider scheme="dark" motion="full">
      <TextProvider language="en">
        <MotionStage eyes={0} number={1} flights={[]} tempo={1} onSettled={() => undefined}>
          <RollingFigure value={money} format={(dollars) => `$${dollars}`} size={16} />
        </MotionStage>
      </TextProvider>
    </ThemeProvider>
  </SafeAreaProvider>
);

/** A finger comes down, before anybody knows what it wants. */
function touch(element: Found): void {
  act(() => {
    if (Platform.OS !== 'web') fireEvent(element, 'startShouldSetResponderCapture');
    else {
      const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0, buttons: 1 });
      (element as unknown as Element).dispatchEvent(down);
    }
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('money that rolls to its new figure', () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('stands still when it has arrived', () => {
    const { rerender } = render(stage(25));
    expect(rolls()).toBe(false);
    rerender(stage(20));
    expect(rolls()).toBe(true);
    pass(duration.moneyAtMost);
    expect(rolls()).toBe(false);
    expect(screen.getByText('$20')).toBeTruthy();
  });

  it('arrives in time though it is drawn again on the way', () => {
    const { rerender } = render(stage(25));
    rerender(stage(20));
    for (let passed = 0; passed < duration.moneyAtMost; passed += 50) {
      rerender(stage(20));
      pass(50);
    }
    expect(rolls()).toBe(false);
  });

  it('is there at once after a touch', () => {
    const { rerender } = render(stage(25));
    rerender(stage(20));
    touch(screen.getAllByText('$20', hidden)[0] as Found);
    expect(rolls()).toBe(false);
    expect(screen.getByText('$20')).toBeTruthy();
  });
});

function colourOf(element: Found): string {
  if (Platform.OS !== 'web') {
    const { color } = StyleSheet.flatten<TextStyle>(element.props.style as TextStyle);
    return String(color);
  }
  const parts = getComputedStyle(element as unknown as Element).color.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

it.each(SCHEMES)('what was paid can be read on every ground of the %s theme', (scheme) => {
  const table = scenario({ market: ['tobacco-1', 'fur-1', 'cotton-2'] })
    .play(0, choose('market'))
    .answers(take('tobacco-1'));
  function Money() {
    const flights = flightsOf(useBoard()).filter(({ key }) => key.startsWith('money'));
    return flights.map((flight) => (
      <Fragment key={flight.key}>{flight.draw({ width: 80, height: 30 })}</Fragment>
    ));
  }
  renderUi(
    <BoardProvider table={boardAt(table, 0).props}>
      <Money />
    </BoardProvider>,
    { scheme },
  );
  const colour = colourOf(screen.getByText(`−$${costOf('tobacco-1')}`));
  const { table: ground, tableDeep, panel, panelActive } = COLOURS[scheme];
  for (const behind of [ground, tableDeep, panel, panelActive]) {
    expect(contrast(colour, behind)).toBeGreaterThanOrEqual(TYPE_AT_LEAST);
  }
});
