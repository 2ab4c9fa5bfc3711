import { act, fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Platform } from 'react-native';
import { Curtain } from '@/ui/screens/curtain/Curtain';
import { liftUp, pass, pressDown, tap } from '../presses';
import { renderUi } from '../rendered';
import { PHONE, showOn, TABLET } from '../windowSize';

const words = {
  where: 'Packet Row · round 7',
  name: 'Ben',
  house: 'star',
  before: 'Anna chose the docks',
  task: 'Take a card there, or decline.',
} as const;

const reveal = jest.fn();
const pause = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  reveal.mockClear();
  pause.mockClear();
  renderUi(
    <Curtain words={words} onReveal={reveal} waysOut={[{ label: 'Pause the game', onPress: pause }]} />,
  );
});

afterEach(() => {
  jest.useRealTimers();
});

const opener = () => screen.getByRole('button', { name: /^(Show Ben’s hand|Press again)/ });

it('names the next player, the round and the public task', () => {
  for (const text of ['Packet Row · round 7', 'Ben', 'Anna chose the docks', words.task]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

describe('what is passed on', () => {
  afterEach(() => act(() => showOn(TABLET)));

  it.each([
    ['a phone', PHONE, 'Pass the phone to'],
    ['a tablet', TABLET, 'Pass the tablet to'],
    ['the smallest desktop', { width: 1280, height: 720 }, 'Give the place to'],
    ['a large desktop', { width: 2560, height: 1300 }, 'Give the place to'],
  ])('on %s is said by its own name', (_, size, said) => {
    act(() => showOn(size));
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByText(/tablet/) !== null).toBe(size === TABLET);
  });
});

it('is announced when it falls', () => {
  pass(100);
  const said =
    Platform.OS === 'web' ? document.querySelector('body > [role="status"]')?.textContent : undefined;
  expect(said).toBe(Platform.OS === 'web' ? `Ben. ${words.task}` : undefined);
});

it('reveals when it is held for 600 ms', () => {
  pass(500);
  pressDown(opener());
  pass(500);
  expect(reveal).not.toHaveBeenCalled();
  pass(200);
  expect(reveal).toHaveBeenCalledTimes(1);
});

/** The device's clock alone: what passes is told by another, which nobody sets. */
const setClock = (by: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + by);

describe.each([
  ['set back an hour', -3_600_000],
  ['set back a year', -365 * 86_400_000],
  // Earlier still, no touch in a browser leaves a scrolling page: it takes the time since the last scroll for none.
  ['set to the second day of 1970', 86_400_000 - Date.now()],
  ['set forward a day', 86_400_000],
])('while it hangs and the clock of the device is %s', (_, by) => {
  afterEach(() => jest.restoreAllMocks());

  it('reveals when it is held for 600 ms', () => {
    pass(200);
    setClock(by);
    pass(300);
    pressDown(opener());
    pass(500);
    expect(reveal).not.toHaveBeenCalled();
    pass(200);
    expect(reveal).toHaveBeenCalledTimes(1);
  });

  it('reveals by two taps, the clock being set before each', () => {
    pass(500);
    setClock(by);
    tap(opener());
    pass(500);
    setClock(by);
    tap(opener());
    expect(reveal).toHaveBeenCalledTimes(1);
  });

  it('takes a tap left over from the last button for one all the same', () => {
    pass(200);
    setClock(by);
    tap(opener());
    pass(100);
    tap(opener());
    expect(reveal).not.toHaveBeenCalled();
  });
});

it('does not reveal when it is let go too early', () => {
  pass(500);
  pressDown(opener());
  pass(400);
  liftUp(opener());
  pass(2000);
  expect(reveal).not.toHaveBeenCalled();
});

it.each([0, 200, 340])(
  'never reveals by a tap left over from the last button, %i ms after it fell',
  (after) => {
    pass(after);
    tap(opener());
    pass(100);
    tap(opener());
    pass(2000);
    expect(reveal).not.toHaveBeenCalled();
  },
);

it('never reveals by a press that began before it could be meant, however long it lasts', () => {
  pass(200);
  pressDown(opener());
  pass(5000);
  liftUp(opener());
  expect(reveal).not.toHaveBeenCalled();
});

it('reveals by two taps, the second of them asked for in words', () => {
  pass(500);
  tap(opener());
  expect(reveal).not.toHaveBeenCalled();
  expect(screen.getByText('Press again to show Ben’s hand')).toBeTruthy();
  pass(500);
  tap(opener());
  expect(reveal).toHaveBeenCalledTimes(1);
});

it('counts presses of a screen reader, which have no beginning', () => {
  pass(500);
  fireEvent.press(opener());
  expect(screen.getByRole('button', { name: 'Press again to show Ben’s hand' })).toBeTruthy();
  pass(500);
  fireEvent.press(opener());
  expect(reveal).toHaveBeenCalledTimes(1);
});

it('asks for the second press aloud: iOS has no live regions', () => {
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility').mockClear();
  pass(500);
  fireEvent.press(opener());
  expect(announce.mock.calls).toEqual(Platform.OS === 'ios' ? [['Press again to show Ben’s hand']] : []);
  announce.mockRestore();
});

it('takes a hasty double tap for one', () => {
  pass(500);
  tap(opener());
  pass(60);
  tap(opener());
  expect(reveal).not.toHaveBeenCalled();
});

it('lets whoever is not Ben pause the game', () => {
  fireEvent.press(screen.getByRole('button', { name: 'Pause the game' }));
  expect(pause).toHaveBeenCalledTimes(1);
});
