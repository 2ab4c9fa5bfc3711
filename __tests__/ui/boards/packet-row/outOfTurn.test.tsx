import { fireEvent } from '@testing-library/react-native';
import { scenario } from '../../../games/packet-row/scenario';
import { pass, pressDown } from '../../presses';
import { get } from './controls';
import { seatAt } from './seated';

// A file of its own: what one clock has begun, another would not end.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('PR-40 lets another player act out of turn who holds their own name in their sheet', () => {
  const desk = jest.fn();
  seatAt(scenario(), 0, { onDesk: desk });
  fireEvent.press(get('button', /^Cedric,/));
  pass(500);
  pressDown(get('button', /^Deliver out of turn as Cedric/));
  expect(desk).not.toHaveBeenCalled();
  pass(700);
  expect(desk).toHaveBeenCalledWith(2);
});
