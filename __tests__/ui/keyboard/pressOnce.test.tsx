import { act, screen } from '@testing-library/react-native';
import { useEffect } from 'react';
import { Platform, TextInput } from 'react-native';
import { Touchable } from '@/ui/components';
import { pressOnce } from '@/ui/keyboard';
import { renderUi } from '../rendered';

const chosen = jest.fn();

function Controls() {
  useEffect(pressOnce, []);
  return (
    <>
      <Touchable label="Decline" role="button" onPress={() => undefined}>
        {undefined}
      </Touchable>
      <Touchable label="Bank" role="radio" onPress={chosen}>
        {undefined}
      </Touchable>
      <TextInput aria-label="Name" />
    </>
  );
}

/** Whether the browser may do with it what it does by itself. */
function goesOn(label: string, key: string, repeat: boolean): boolean {
  const control = screen.getByLabelText(label) as unknown as HTMLElement;
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  act(() => {
    control.focus();
    control.dispatchEvent(event);
  });
  return !event.defaultPrevented;
}

if (Platform.OS === 'web') {
  it.each([
    ['presses a button', 'Decline', 'Enter'],
    ['writes into a field', 'Name', 'Enter'],
    ['leads on with the focus', 'Decline', 'Tab'],
  ])('a key %s', (_what, label, key) => {
    renderUi(<Controls />);
    expect(goesOn(label, key, false)).toBe(true);
  });

  it.each([
    ['Enter does not press again', 'Decline', 'Enter', false],
    ['Space does not press again', 'Decline', ' ', false],
    ['Enter still writes into a field', 'Name', 'Enter', true],
    ['Space still writes into a field', 'Name', ' ', true],
    ['Tab still leads on', 'Decline', 'Tab', true],
  ])('held down, %s', (_what, label, key, still) => {
    renderUi(<Controls />);
    expect(goesOn(label, key, true)).toBe(still);
  });

  it('Space chooses once, however long it is held', () => {
    renderUi(<Controls />);
    chosen.mockClear();
    goesOn('Bank', ' ', false);
    goesOn('Bank', ' ', true);
    goesOn('Bank', ' ', true);
    expect(chosen).toHaveBeenCalledTimes(1);
  });
} else {
  it('a phone has no keys to hold down', () => {
    renderUi(<Controls />);
    expect(screen.getByLabelText('Decline')).toBeTruthy();
  });
}
