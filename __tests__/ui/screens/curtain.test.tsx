import { fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Platform } from 'react-native';
import { Curtain } from '@/ui/screens/curtain/Curtain';
import { liftUp, pass, pressDown, tap } from '../presses';
import { renderUi } from '../rendered';

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
