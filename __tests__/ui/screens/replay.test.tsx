import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AppState, Platform, type AppStateStatus } from 'react-native';
import { Dice } from '@/engine/random';
import type { MatchTable } from '@/match/table';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { playedGame } from '../../support/played-game';
import { seedOf } from '../../support/random-play';
import { storedAs } from '../../support/stored-games';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { finishDrawing, liftCurtain } from './liftCurtain';
import { soon } from './patience';
import { anna, ben, greta, tableWith } from './tables';

jest.mock('@/ui/boards', () => ({
  ...jest.requireActual<object>('@/ui/boards'),
  boardOf: () => jest.requireActual<{ plainBoard: object }>('./plainBoard').plainBoard,
}));

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off', botPace: 'step' }));
});

afterEach(() => jest.restoreAllMocks());

/** A game of these people by chance, stored on the device, in the list of saved games. */
async function storedGame(table: MatchTable, most?: number) {
  const random = new Dice(seedOf('screen'), 'players');
  const played = playedGame({ table, random, ...(most === undefined ? {} : { most }) });
  for (const [key, text] of Object.entries(storedAs('game', played))) await AsyncStorage.setItem(key, text);
  renderApp();
  return played.log.length;
}

async function lookBackFromSaves() {
  fireEvent.press(await screen.findByLabelText('Saved games', {}, soon));
  fireEvent.press(await screen.findByLabelText(/^More about/, {}, soon));
  fireEvent.press(await screen.findByLabelText(/^Look back/, {}, soon));
  await screen.findByLabelText('Moment of the game', {}, soon);
}

/** In a browser, on the scrubber. */
function pressKey(key: string) {
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.querySelector('[role=slider]')?.dispatchEvent(event);
  });
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByLabelText(name));
const says = (words: string | RegExp) => screen.findByText(words, {}, soon);
const view = (viewer: number | 'table') => screen.queryByText(`view of ${viewer}`);

const twoPeople = tableWith([anna, ben, greta]);

describe('looking back at a finished game', () => {
  it('steps on and back, from round to round and to the ends', async () => {
    const last = await storedGame(twoPeople);
    await lookBackFromSaves();
    await says(`Round 1, before the first of ${last} moves`);
    press('One move on');
    await says(`Round 1, move 1 of ${last}`);
    press('On to the next round');
    await says(new RegExp(`^Round 2, move \\d+ of ${last}$`));
    press('One move back');
    await says(new RegExp(`^Round 1, move \\d+ of ${last}$`));
    press('Back to the beginning of the round');
    await says(`Round 1, before the first of ${last} moves`);
  });

  it('plays by itself at the chosen speed until it is paused', async () => {
    const last = await storedGame(twoPeople);
    await lookBackFromSaves();
    press(/^Speed: 1 times/);
    press(/^Speed: 2 times/);
    press('Play');
    // On a busy machine it may be further by the time somebody looks.
    await says(new RegExp(`^Round \\d+, move ([2-9]|\\d{2,}) of ${last}$`));
    press('Pause');
    expect(screen.getByLabelText('Play')).toBeTruthy();
  });

  it('is a slider to a screen reader, one move a swipe', async () => {
    const last = await storedGame(twoPeople);
    await lookBackFromSaves();
    const slider = () => screen.getByRole('slider', { name: 'Moment of the game' });
    if (Platform.OS === 'web') {
      pressKey('ArrowRight');
      await says(`Round 1, move 1 of ${last}`);
      pressKey('End');
      await says(new RegExp(`^Round \\d+, move ${last} of ${last}$`));
      pressKey('Home');
      await says(`Round 1, before the first of ${last} moves`);
      return;
    }
    expect(slider()).toHaveAccessibilityValue({
      min: 0,
      max: last,
      now: 0,
      text: `Round 1, before the first of ${last} moves`,
    });
    fireEvent(slider(), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
    await says(`Round 1, move 1 of ${last}`);
    fireEvent(slider(), 'accessibilityAction', { nativeEvent: { actionName: 'decrement' } });
    await says(`Round 1, before the first of ${last} moves`);
  });

  it('shows the open table first, and the eyes that are chosen then', async () => {
    await storedGame(twoPeople);
    await lookBackFromSaves();
    expect(view('table')).toBeTruthy();
    press('Menu');
    fireEvent.press(await screen.findByLabelText('Greta. What Greta knew at the time', {}, soon));
    await waitFor(() => expect(view(2)).toBeTruthy(), soon);
    expect(view('table')).toBeNull();
  });

  it('leads from a line of the log to its moment', async () => {
    const last = await storedGame(twoPeople);
    await lookBackFromSaves();
    press('Menu');
    fireEvent.press(await screen.findByLabelText('Log', {}, soon));
    const lines = await screen.findAllByLabelText(/ Show this moment$/, {}, soon);
    const first = lines.at(-1);
    if (first === undefined) throw new Error('nothing was said');
    fireEvent.press(first);
    await says(`Round 1, move 1 of ${last}`);
  });

  it('is played on from a moment, as a game of its own', async () => {
    await storedGame(twoPeople);
    await lookBackFromSaves();
    press('One move on');
    press('Menu');
    fireEvent.press(await screen.findByLabelText(/^Play on from here/, {}, soon));
    await says(/^A new game begins in round 1, after move 1,/);
    await says(/shuffled anew/);
    await act(async () => {
      press('Begin this game');
      await Promise.resolve();
    });
    expect(await screen.findByLabelText(/^Show (Anna|Ben)’s hand/, {}, soon)).toBeTruthy();
    const keys = (await AsyncStorage.getAllKeys()).filter((key) => key.includes('/save/'));
    expect(keys.filter((key) => !key.includes('/game/'))).not.toEqual([]);
  });
});

describe('looking back at a game that goes on', () => {
  it('has the eyes of the only person, and no way to play on', async () => {
    const last = await storedGame(tableWith([greta, anna]), 12);
    await lookBackFromSaves();
    await says(new RegExp(`, move ${last} of ${last}$`));
    expect(view(1)).toBeTruthy();
    press('Menu');
    await screen.findByLabelText('Log', {}, soon);
    expect(screen.queryByLabelText(/^Play on from here/)).toBeNull();
    expect(screen.queryByLabelText(/^All hands/)).toBeNull();
  });

  it('has only the open table where several people play and none of them opened it', async () => {
    await storedGame(twoPeople, 12);
    await lookBackFromSaves();
    expect(view('table')).toBeTruthy();
    press('Menu');
    await says(/^Several people play on this device/);
  });

  it('begins with this round at a table without a ledger', async () => {
    await storedGame(tableWith([anna, ben], { options: { ledger: false } }), 40);
    await lookBackFromSaves();
    press('Back to the beginning of the round');
    expect(screen.getByLabelText('One move back')).toBeDisabled();
    press('Menu');
    await says(/^This table keeps no ledger/);
  });
});

it('looking back from the table shows the hand of whoever holds the device, until the app is left', async () => {
  const tell: ((state: AppStateStatus) => void)[] = [];
  jest.spyOn(AppState, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'change') tell.push(listener);
    return { remove: jest.fn() };
  });
  await storedGame(tableWith([anna, ben]), 12);
  fireEvent.press(await screen.findByLabelText(/^Play on: /, {}, soon));
  await liftCurtain('(Anna|Ben)');
  await screen.findByText(/^view of [01]$/, {}, soon);
  const holder = view(0) === null ? 1 : 0;
  press('Menu');
  fireEvent.press(await screen.findByLabelText(/^Look back/, {}, soon));
  await screen.findByLabelText('Moment of the game', {}, soon);
  // Once: it does not lie under this screen as well.
  expect(screen.getAllByText(`view of ${holder}`, { includeHiddenElements: true })).toHaveLength(1);
  finishDrawing();
  act(() => tell.forEach((one) => one('background')));
  expect(screen.queryByText(/^view of [01]$/, { includeHiddenElements: true })).toBeNull();
  expect(view('table')).toBeTruthy();
});
