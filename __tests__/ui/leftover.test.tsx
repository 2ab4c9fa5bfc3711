import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Button, MeaningContext } from '@/ui/components';
import { renderUi } from './rendered';

/** A finger comes down, and up again at the same place. */
function touch(name: string, at: { readonly x: number; readonly y: number }): void {
  const control = screen.getByRole('button', { name });
  fireEvent(control, 'pressIn', { nativeEvent: { pageX: at.x, pageY: at.y } });
  fireEvent.press(control);
}

const HERE = { x: 300, y: 700 };
const ELSEWHERE = { x: 40, y: 80 };

const heard = jest.fn((_what: string) => undefined);

/** Each touch of the first button brings the next question, whose buttons stand in the same places. */
function Questions() {
  const [question, ask] = useState(1);
  return (
    <MeaningContext value={String(question)}>
      <Button
        label="Decline"
        onPress={() => {
          heard(`decline ${question}`);
          ask(question + 1);
        }}
      />
      {question > 1 && <Button label="Pause the game" onPress={() => heard('pause')} />}
    </MeaningContext>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  heard.mockClear();
  renderUi(<Questions />);
  jest.advanceTimersByTime(1_000);
});

afterEach(() => {
  jest.useRealTimers();
});

it.each([150, 200, 399])('takes a double tap, %s ms apart, for one answer', (apart) => {
  touch('Decline', HERE);
  jest.advanceTimersByTime(apart);
  touch('Decline', HERE);
  expect(heard.mock.calls).toEqual([['decline 1']]);
});

it('is deaf where it appeared under the finger', () => {
  touch('Decline', HERE);
  jest.advanceTimersByTime(200);
  touch('Pause the game', { x: HERE.x + 20, y: HERE.y - 12 });
  expect(heard.mock.calls).toEqual([['decline 1']]);
});

it.each([
  ['once the time of a leftover tap is over', 400, 'Decline', HERE],
  ['at once somewhere else', 50, 'Pause the game', ELSEWHERE],
] as const)('hears %s', (_, later, name, at) => {
  touch('Decline', HERE);
  jest.advanceTimersByTime(later);
  touch(name, at);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('hears a screen reader and a key, which have no place', () => {
  touch('Decline', HERE);
  fireEvent.press(screen.getByRole('button', { name: 'Decline' }));
  expect(heard).toHaveBeenCalledTimes(2);
});
