import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useContext } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { Button, Type } from '@/ui/components';
import { MotionStage, type Flight } from '@/ui/boards/kit/motion';
import { StagingContext } from '@/ui/boards/kit/motion/zones';
import { changeSettings, useSettings } from '@/ui/settings';
import { TextProvider } from '@/ui/text';
import { ThemeProvider } from '@/ui/theme';
import { pass, pressDown } from '../../../presses';

const FLIGHTS: readonly Flight[] = [
  {
    key: 'card',
    from: ['deck'],
    to: ['hand'],
    lands: 'hand',
    start: 0,
    lasts: 400,
    manner: 'lay',
    draw: () => null,
  },
];

/** How the place is drawn in which a card arrives. */
function Hand() {
  const { landing, fresh } = useContext(StagingContext);
  const state = landing.has('hand') ? 'on its way' : fresh.has('hand') ? 'pointed out' : 'at rest';
  return <Type variant="text">{`the card is ${state}`}</Type>;
}

const settled = jest.fn();
const pressed = jest.fn();

function Stage({ number }: { number: number }) {
  const { motion } = useSettings();
  return (
    <SafeAreaProvider>
      <ThemeProvider scheme="dark" motion={motion}>
        <TextProvider language="en">
          <MotionStage eyes={0} number={number} flights={FLIGHTS} tempo={1} onSettled={settled}>
            <Hand />
            <Button label="Press me" onPress={pressed} />
          </MotionStage>
        </TextProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

type Listen = (type: string, listener: (reduced: boolean) => void) => { remove: () => void };
const listen = jest.fn<ReturnType<Listen>, Parameters<Listen>>();
let tellSystem: ((reduced: boolean) => void) | undefined;
const systemReduces = (reduced: boolean) => act(() => tellSystem?.(reduced));
const expectCard = (state: 'on its way' | 'pointed out' | 'at rest') =>
  expect(screen.getByText(`the card is ${state}`)).toBeTruthy();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(AccessibilityInfo, 'addEventListener').mockImplementation(listen as never);
  settled.mockClear();
  pressed.mockClear();
  jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(false);
  listen.mockImplementation((type, listener) => {
    if (type === 'reduceMotionChanged') tellSystem = listener;
    return { remove: () => undefined };
  });
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, motion: 'full' }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** At an open table a card has just begun its way. */
function whileMoving() {
  const { rerender } = render(<Stage number={1} />);
  expectCard('at rest');
  rerender(<Stage number={2} />);
  expectCard('on its way');
  return { next: (number: number) => rerender(<Stage number={number} />) };
}

describe('while the table is open', () => {
  it('the system’s wish for less motion counts at once, and so does its end', () => {
    const { next } = whileMoving();
    systemReduces(true);
    expectCard('pointed out');
    expect(settled.mock.calls).toEqual([[1], [2]]);
    pass(1500);
    expectCard('at rest');
    next(3);
    expectCard('pointed out');
    pass(1500);
    systemReduces(false);
    next(4);
    expectCard('on its way');
  });

  it.each([
    ['brief', 'pointed out'],
    ['off', 'at rest'],
  ] as const)('the app’s own setting counts at once: %s', (motion, state) => {
    const { next } = whileMoving();
    act(() => changeSettings({ motion }));
    expectCard(state);
    expect(settled.mock.calls).toEqual([[1], [2]]);
    pass(1500);
    next(3);
    expectCard(state);
    expect(settled).toHaveBeenLastCalledWith(3);
  });

  it('the system’s wish never brings motion back that was switched off', () => {
    const { next } = whileMoving();
    act(() => changeSettings({ motion: 'off' }));
    systemReduces(true);
    systemReduces(false);
    next(3);
    expectCard('at rest');
  });
});

describe('a touch while something moves', () => {
  const touch = () => {
    const words = screen.getByText('the card is on its way');
    if (Platform.OS === 'web') pressDown(words);
    else fireEvent(words, 'startShouldSetResponderCapture');
  };

  it('finishes it wherever it falls, once', () => {
    whileMoving();
    expect(settled.mock.calls).toEqual([[1]]);
    touch();
    expectCard('at rest');
    pass(3000);
    expect(settled.mock.calls).toEqual([[1], [2]]);
  });

  it('lets the next move have its motion', () => {
    const { next } = whileMoving();
    touch();
    next(3);
    expectCard('on its way');
    pass(3000);
    expectCard('at rest');
    expect(settled.mock.calls).toEqual([[1], [2], [3]]);
  });

  it('on a button does what the button does', () => {
    whileMoving();
    fireEvent.press(screen.getByLabelText('Press me'));
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

if (Platform.OS === 'web') {
  it('a browser tells of the system’s wish when it changes', () => {
    type Tell = (event: { matches: boolean }) => void;
    const listeners = new Set<Tell>();
    const reduces = (media: string) => media === '(prefers-reduced-motion: reduce)';
    const system = (media: string) => ({
      media,
      matches: false,
      addEventListener: (_type: string, tell: Tell) => reduces(media) && listeners.add(tell),
      removeEventListener: (_type: string, tell: Tell) => listeners.delete(tell),
    });
    const before = window.matchMedia;
    Object.assign(window, { matchMedia: system });
    // The browser is asked when the module is loaded, so it is loaded anew.
    jest.isolateModules(() => {
      const { default: anew } = jest.requireActual<{ default: { addEventListener: Listen } }>(
        'react-native-web/dist/exports/AccessibilityInfo',
      );
      listen.mockImplementation(anew.addEventListener);
    });
    Object.assign(window, { matchMedia: before });
    whileMoving();
    expect(listeners.size).toBe(1);
    act(() => listeners.forEach((tell) => tell({ matches: true })));
    expectCard('pointed out');
  });
}
