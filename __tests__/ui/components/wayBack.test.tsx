import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Platform } from 'react-native';
import { Button, Sheet, Type } from '@/ui/components';
import { renderUi } from '../rendered';

/** A screen with a pile of sheets on it: each opens the next. */
function Piled() {
  const [count, setCount] = useState(0);
  const close = () => setCount((open) => open - 1);
  return (
    <>
      <Button label="Open the first" onPress={() => setCount(1)} />
      <Sheet open={count > 0} title={`Sheet ${count}`} onClose={close}>
        <Type variant="text">content</Type>
        <Button label="Open one more" onPress={() => setCount(count + 1)} />
        <Button label="Close all" onPress={() => setCount(0)} />
      </Sheet>
    </>
  );
}

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
if (Platform.OS === 'web') {
  const HERE = 3;

  /** A browser that can be asked to stay, as far as a page hears of it. */
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: HERE } });

  beforeAll(() => {
    Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  });
  afterAll(() => {
    Reflect.deleteProperty(window, 'navigation');
  });

  /** Whether the page stays when somebody, or the app, goes to another entry of the history. */
  function stays({
    to,
    by = 'person',
    may = true,
  }: {
    to: number;
    by?: 'person' | 'app';
    may?: boolean;
  }): boolean {
    const event = Object.assign(new Event('navigate', { cancelable: may }), {
      navigationType: 'traverse',
      userInitiated: by === 'person',
      destination: { index: to },
    });
    act(() => void navigation.dispatchEvent(event));
    return event.defaultPrevented;
  }
  const isFirstOpen = () => screen.queryByRole('heading', { name: 'Sheet 1' }) !== null;

  it('the browser’s way back closes the topmost sheet, the one below it next, and then leaves', () => {
    renderUi(<Piled />);
    press('Open the first');
    press('Open one more');
    expect(stays({ to: HERE - 1 })).toBe(true);
    expect(isFirstOpen()).toBe(true);
    expect(stays({ to: HERE - 1 })).toBe(true);
    expect(stays({ to: HERE - 1 })).toBe(false);
  });

  it.each([
    ['the browser’s way forward', { to: HERE + 1 }],
    ['the app’s own way back', { to: HERE - 1, by: 'app' }],
    ['a way back that the browser lets nobody stop', { to: HERE - 1, may: false }],
  ] as const)('%s closes no sheet', (_, way) => {
    renderUi(<Piled />);
    press('Open the first');
    expect(stays(way)).toBe(false);
    expect(isFirstOpen()).toBe(true);
  });

  const pressEscape = (held = false) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', repeat: held, cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };

  it('Escape closes the topmost sheet from the moment it is there, and is not heard by what lies below', () => {
    renderUi(<Piled />);
    press('Open the first');
    press('Open one more');
    expect(pressEscape()).toBe(true);
    expect(isFirstOpen()).toBe(true);
    expect(pressEscape()).toBe(true);
    expect(isFirstOpen()).toBe(false);
    expect(pressEscape()).toBe(false);
  });

  it('a held Escape closes one sheet and not the one below it', () => {
    renderUi(<Piled />);
    press('Open the first');
    press('Open one more');
    pressEscape();
    expect(pressEscape(true)).toBe(true);
    expect(isFirstOpen()).toBe(true);
  });
} else {
  it('the system’s way back closes the topmost sheet, and the one below it next', () => {
    renderUi(<Piled />);
    press('Open the first');
    press('Open one more');
    fireEvent(screen.getByText('content'), 'requestClose');
    expect(screen.getByRole('heading', { name: 'Sheet 1' })).toBeTruthy();
    fireEvent(screen.getByText('content'), 'requestClose');
    expect(screen.queryByText('content')).toBeNull();
  });
}
