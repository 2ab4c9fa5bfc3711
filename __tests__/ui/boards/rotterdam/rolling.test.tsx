import { act, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { PriceTrack } from '@/ui/boards/rotterdam/parts/PriceTrack';
import { Table } from '@/ui/boards/rotterdam/table/Table';
import type { ThemeProviderProps } from '@/ui/theme';
import type { Scene } from '../../../games/rotterdam/scenario';
import { inUi, renderUi } from '../../rendered';
import { PHONE, PHONE_LANDSCAPE, showOn, TABLET } from '../../windowSize';
import { propsAt } from './seated';
import { TABLE } from './table';

const hidden = { includeHiddenElements: true };
type Motion = ThemeProviderProps['motion'];
const MOVING: Motion = 'full';
const STILL: Motion = 'brief';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  showOn(TABLET);
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Draws it as it was, then as it is. */
function changes(before: ReactElement, now: ReactElement, motion: Motion): void {
  const { rerender } = renderUi(before, { motion });
  rerender(inUi(now, { motion }));
}

const nobody = { play: () => undefined, lift: () => undefined };
const seen = (scene: Scene) => <Table {...propsAt(scene, 1, { covered: true }, nobody)} />;
/** Nothing else on the table is 17, 18 or 19, with the currency or without. */
const figures = (figure: number): number => screen.queryAllByText(new RegExp(`^€?${figure}$`), hidden).length;

describe.each([
  ['a phone', PHONE],
  ['a phone held sideways', PHONE_LANDSCAPE],
  ['a tablet', TABLET],
])('the price on a harbour’s card on %s', (_, size) => {
  const between = (motion: Motion) =>
    changes(seen(TABLE().prices({ clothing: 17 })), seen(TABLE().prices({ clothing: 19 })), motion);

  it('rolls to the new one, and then stands still', () => {
    showOn(size);
    between(MOVING);
    expect([17, 18, 19].map((figure) => figures(figure) > 0)).toEqual([true, true, true]);
    pass(2000);
    expect([17, 18, 19].map((figure) => figures(figure) > 0)).toEqual([false, false, true]);
  });

  it('is there at once in reduced motion', () => {
    showOn(size);
    between(STILL);
    expect([17, 18, 19].map((figure) => figures(figure) > 0)).toEqual([false, false, true]);
  });
});

describe('the marker on the band of a product', () => {
  const WIDTH = 100;
  // Ten prices of 10 each.
  const track = (price: number) => <PriceTrack lowest={1} highest={10} price={price} width={WIDTH} />;
  const stands = () => screen.getByTestId('sliding', hidden);
  const at = (left: number) => expect(stands()).toHaveAnimatedStyle({ transform: [{ translateX: left }] });

  it('lies on the price', () => {
    renderUi(track(4), { motion: MOVING });
    at(30);
  });

  it('slides a step in 180 ms', () => {
    changes(track(4), track(5), MOVING);
    at(30);
    pass(60);
    expect(stands()).not.toHaveAnimatedStyle({ transform: [{ translateX: 30 }] });
    expect(stands()).not.toHaveAnimatedStyle({ transform: [{ translateX: 40 }] });
    pass(140);
    at(40);
  });

  it.each(['brief', 'off'] as const)('is there at once where motion is %s', (motion) => {
    changes(track(4), track(5), motion);
    pass(20);
    at(40);
  });
});
