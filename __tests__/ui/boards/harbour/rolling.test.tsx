import { act, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { HousePips } from '@/ui/boards/harbour/art/HousePips';
import { Laurel } from '@/ui/boards/harbour/art/Laurel';
import { Amount } from '@/ui/boards/harbour/parts/Amount';
import { Track } from '@/ui/boards/harbour/parts/Track';
import { Table } from '@/ui/boards/harbour/table/Table';
import type { ThemeProviderProps } from '@/ui/theme';
import { scenario, type Scenario } from '../../../games/harbour/scenario';
import { inUi, renderUi } from '../../rendered';
import { PHONE, showOn, TABLET } from '../../windowSize';
import { propsAt } from './seated';

const hidden = { includeHiddenElements: true };
type Motion = ThemeProviderProps['motion'];
const MOVING: Motion = 'full';
const STILL: Motion = 'brief';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const passes = (figure: number): boolean => screen.queryAllByText(String(figure), hidden).length > 0;
const filling = (): number => screen.queryAllByTestId('filling', hidden).length;
const rest = () => act(() => jest.advanceTimersByTime(2000));

/** Draws it as it was, then as it is. */
function changes(before: ReactElement, now: ReactElement, motion: Motion): void {
  const { rerender } = renderUi(before, { motion });
  rerender(inUi(now, { motion }));
}

const AMOUNT_INKS = { text: '#000000', soft: '#000000', ahead: '#000000' };
const amount = (value: number, then?: number) => (
  <Amount value={value} then={then} size={19} inks={AMOUNT_INKS} />
);
const laurel = (points: number) => <Laurel points={points} />;

describe.each([
  ['the figure of a column', amount],
  ['the points between laurels', laurel],
])('%s', (_, drawn) => {
  it('passes every figure on its way, and then stands still', () => {
    changes(drawn(2), drawn(5), MOVING);
    expect([2, 3, 4, 5].map(passes)).toEqual([true, true, true, true]);
    rest();
    expect([2, 3, 4, 5].map(passes)).toEqual([false, false, false, true]);
  });

  it('is there at once in reduced motion', () => {
    changes(drawn(2), drawn(5), STILL);
    expect([2, 3, 4, 5].map(passes)).toEqual([false, false, false, true]);
  });
});

it('what would be held stands behind the figure without rolling', () => {
  changes(amount(2, 2), amount(2, 5), MOVING);
  expect([2, 3, 4, 5].map(passes)).toEqual([true, false, false, true]);
});

const TRACK_INKS = {
  edge: '#000000',
  full: '#000000',
  gained: '#000000',
  gone: '#000000',
  notch: '#000000',
};
const track = (held: number) => (
  <Track width={80} limit={6} held={held} then={held} need={3} inks={TRACK_INKS} />
);
const pips = (bought: number) => <HousePips bought={bought} />;

describe.each([
  ['the units of a track', track],
  ['the houses beside a name', pips],
])('%s', (_, drawn) => {
  it('fill where some have come, and then stand still', () => {
    changes(drawn(1), drawn(3), MOVING);
    expect(filling()).toBe(2);
    rest();
    expect(filling()).toBe(0);
  });

  it('are full at once in reduced motion, and where some have gone', () => {
    changes(drawn(1), drawn(3), STILL);
    expect(filling()).toBe(0);
    screen.rerender(inUi(drawn(2), { motion: MOVING }));
    expect(filling()).toBe(0);
  });
});

/** A tablet has no room for houses beside the names. */
describe.each([
  ['a phone', PHONE, 1],
  ['a tablet', TABLET, 0],
])('on %s', (_, size, houses) => {
  const table = (goods: Parameters<typeof scenario>[0]): Scenario => scenario({ display: ['pub'], ...goods });
  const seen = (position: Scenario) => <Table {...propsAt(position, 0)} />;

  it('goods that come fill the track of their owner, a building bought fills its house', () => {
    showOn(size);
    const now = table({ goods: [{ stone: 4 }], owned: [['ranch']] });
    changes(seen(table({ goods: [{ stone: 2 }] })), seen(now), MOVING);
    expect(filling()).toBe(2 + houses);
    rest();
    expect(filling()).toBe(0);
  });

  it('another’s stock that comes into sight is there at once', () => {
    showOn(size);
    const position = table({ goods: [{ stone: 1 }, { stone: 5 }] });
    changes(<Table {...propsAt(position, 0)} />, <Table {...propsAt(position, 1)} />, MOVING);
    expect(filling()).toBe(0);
  });
});
