import { act } from '@testing-library/react-native';

interface Modifiers {
  readonly ctrlKey?: boolean;
  readonly repeat?: boolean;
}

/** A key of the keyboard, heard by whatever has the focus. */
export function press(key: string, modifiers: Modifiers = {}): void {
  act(() => {
    const on = document.activeElement ?? document.body;
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
  });
}

export const leaveFocus = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};
