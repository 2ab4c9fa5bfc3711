import { act, fireEvent } from '@testing-library/react-native';
import { Platform } from 'react-native';

type Pressed = Parameters<typeof fireEvent.press>[0];

function mouse(element: unknown, type: string, buttons: number): void {
  (element as Element).dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, buttons }),
  );
}

/** A finger, or the mouse, goes down and stays. */
export function pressDown(element: Pressed): void {
  act(() => {
    if (Platform.OS === 'web') mouse(element, 'mousedown', 1);
    else fireEvent(element, 'pressIn');
  });
}

/** It is lifted where it went down: platforms count that as a press. */
export function liftUp(element: Pressed): void {
  act(() => {
    if (Platform.OS === 'web') {
      mouse(element, 'mouseup', 0);
      mouse(element, 'click', 0);
    } else {
      fireEvent.press(element);
      fireEvent(element, 'pressOut');
    }
  });
}

/** Needs fake timers. */
export function pass(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

/** A short tap. */
export function tap(element: Pressed): void {
  pressDown(element);
  pass(80);
  liftUp(element);
}
