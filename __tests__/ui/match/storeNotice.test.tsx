import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { isProblem } from '@/engine/phrase';
import { savedMatches } from '@/match/store';
import { deviceStore } from '@/storage/device-store';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { appOn, openedOn, playMoves } from '../../support/saved-matches';
import { renderApp } from '../wholeApp';
import { letTimePass } from '../screens/clock';
import { emptyDevice } from '../screens/emptyDevice';
import { playedToTheEnd } from '../screens/finished';
import { soon } from '../screens/patience';
import { anna, ben, greta, started, tableWith } from '../screens/tables';

jest.mock('@/ui/boards', () => ({
  ...jest.requireActual<object>('@/ui/boards'),
  boardOf: () => jest.requireActual<{ plainBoard: object }>('../screens/plainBoard').plainBoard,
}));

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off', botPace: 'step' }));
});

const full = Object.assign(new Error('quota'), { name: 'QuotaExceededError' });

/** A write is tried twice, unless there is no room. */
function failNextWrite(error: Error) {
  const writes = jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(error);
  if (error !== full) writes.mockRejectedValueOnce(error);
}

async function begun(): Promise<string> {
  const match = await started(tableWith([anna, greta]));
  match.close();
  return match.getSnapshot().id;
}

async function openTable() {
  renderApp();
  fireEvent.press(await screen.findByLabelText(/^Play on/, {}, soon));
  await screen.findByText('view of 0', {}, soon);
}

async function storedMoves(id: string): Promise<number> {
  const text = (await savedMatches.exportText(id)) ?? '';
  return (JSON.parse(text) as { record: { moves: unknown[] } }).record.moves.length;
}

describe('a move that the device does not hold', () => {
  it.each([
    ['fails', new Error('no'), /^The last move could not be stored on this device/],
    ['is full', full, /^The last move could not be stored: there is no room left/],
  ])('is told where the device %s, and stored by trying again', async (_case, error, words) => {
    const id = await begun();
    await openTable();
    failNextWrite(error);
    fireEvent.press(screen.getByLabelText('choose docks'));
    expect(await screen.findByText(words, {}, soon)).toBeTruthy();
    expect(await storedMoves(id)).toBe(0);
    fireEvent.press(screen.getByLabelText('Try again'));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull(), soon);
    expect(await storedMoves(id)).toBe(1);
  });

  it('stays told while trying again fails, and can be put aside', async () => {
    await begun();
    await openTable();
    failNextWrite(new Error('no'));
    fireEvent.press(screen.getByLabelText('choose docks'));
    const words = /^The last move could not be stored/;
    await screen.findByText(words, {}, soon);
    const writes = jest.mocked(AsyncStorage.setItem).mock.calls;
    const before = writes.length;
    failNextWrite(new Error('no'));
    fireEvent.press(screen.getByLabelText('Try again'));
    await waitFor(() => expect(writes).toHaveLength(before + 2), soon);
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.getByText(words)).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Close'));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('says so as long as it is tried again, and nothing else is tried beside it', async () => {
    await begun();
    await openTable();
    failNextWrite(new Error('no'));
    fireEvent.press(screen.getByLabelText('choose docks'));
    await screen.findByText(/^The last move could not be stored/, {}, soon);
    let fail: (reason: Error) => void = () => undefined;
    const slow = () => new Promise<void>((_, reject) => (fail = reject));
    const writes = jest.mocked(AsyncStorage.setItem).mockImplementationOnce(slow);
    const before = writes.mock.calls.length;
    fireEvent.press(screen.getByLabelText('Try again'));
    await waitFor(() => expect(writes.mock.calls).toHaveLength(before + 1), soon);
    expect(screen.getByText('One moment')).toBeTruthy();
    fireEvent.press(screen.getByLabelText(/^Try again/));
    writes.mockRejectedValueOnce(new Error('no'));
    fail(new Error('no'));
    await screen.findByLabelText('Try again', {}, soon);
    expect(screen.queryByText('One moment')).toBeNull();
    expect(writes.mock.calls).toHaveLength(before + 2);
  });

  it('leads to the saved games where room has to be made', async () => {
    await begun();
    await openTable();
    failNextWrite(full);
    fireEvent.press(screen.getByLabelText('choose docks'));
    await screen.findByText(/there is no room left/, {}, soon);
    fireEvent.press(screen.getByRole('button', { name: 'Saved games' }));
    expect(await screen.findByLabelText(/^More about/, {}, soon)).toBeTruthy();
  });

  describe('is not lost by leaving the table without a question', () => {
    const asked = /^The last move could not be stored on this device. Whoever leaves/;
    const leaveUnstored = async () => {
      const id = await begun();
      await openTable();
      failNextWrite(full);
      fireEvent.press(screen.getByLabelText('choose docks'));
      await screen.findByText(/there is no room left/, {}, soon);
      fireEvent.press(screen.getByLabelText('Menu'));
      fireEvent.press(await screen.findByLabelText(/^Leave the table/, {}, soon));
      await screen.findByText(asked, {}, soon);
      return id;
    };

    it('and whoever stays goes on, and can store it', async () => {
      const id = await leaveUnstored();
      fireEvent.press(screen.getByLabelText('Stay at the table'));
      expect(screen.queryByText(asked)).toBeNull();
      fireEvent.press(screen.getByLabelText('Try again'));
      await waitFor(async () => expect(await storedMoves(id)).toBe(1), soon);
    });

    it('and whoever leaves all the same is at home', async () => {
      const id = await leaveUnstored();
      fireEvent.press(screen.getByLabelText('Leave all the same'));
      expect(await screen.findByLabelText(/^Play on/, {}, soon)).toBeTruthy();
      expect(await storedMoves(id)).toBe(0);
    });
  });

  describe('leads to the saved games, and from there', () => {
    const wherever = { includeHiddenElements: true };
    const asked = /^The last move could not be stored on this device. Whoever leaves/;
    const pressPlayOn = async (words: RegExp) => {
      const list = within(await screen.findByTestId('saves', {}, soon));
      fireEvent.press(await list.findByLabelText(words, {}, soon));
    };
    const atOneTable = () =>
      waitFor(() => {
        expect(screen.queryByTestId('saves', wherever)).toBeNull();
        // The table that is left may still stand alone for a moment before the other one comes.
        expect(screen.getAllByText(/^view of/, wherever)).toHaveLength(1);
      }, soon);

    const unstoredBeside = async () => {
      const other = await begun();
      await savedMatches.rename(other, 'Sunday');
      // The latest game is the one that home offers: two of the same millisecond would be told apart by luck.
      letTimePass();
      const id = await begun();
      await openTable();
      failNextWrite(full);
      fireEvent.press(screen.getByLabelText('choose docks'));
      await screen.findByText(/there is no room left/, {}, soon);
      fireEvent.press(screen.getByRole('button', { name: 'Saved games' }));
      return { id, other };
    };

    it('back to the same table, which still holds the move', async () => {
      const { id } = await unstoredBeside();
      await pressPlayOn(/^Play on: Packet Row/);
      await atOneTable();
      expect(screen.queryByText(asked)).toBeNull();
      fireEvent.press(screen.getByLabelText('Try again'));
      await waitFor(async () => expect(await storedMoves(id)).toBe(1), soon);
    });

    it('on to another game only once somebody says so, and its table is then the only one', async () => {
      const { id, other } = await unstoredBeside();
      await pressPlayOn(/^Play on: Sunday/);
      await screen.findByText(asked, {}, soon);
      expect(screen.getByTestId('saves')).toBeTruthy();
      fireEvent.press(screen.getByLabelText('Leave all the same'));
      await atOneTable();
      expect(screen.queryByText(asked)).toBeNull();
      fireEvent.press(await screen.findByLabelText('choose docks', {}, soon));
      await waitFor(async () => expect(await storedMoves(other)).toBe(1), soon);
      expect(await storedMoves(id)).toBe(0);
    });

    it('not on to another game where somebody would rather stay', async () => {
      const { id } = await unstoredBeside();
      await pressPlayOn(/^Play on: Sunday/);
      fireEvent.press(await screen.findByLabelText('Stay at the table', {}, soon));
      expect(screen.queryByText(asked)).toBeNull();
      fireEvent.press(screen.getByLabelText('Back'));
      fireEvent.press(await screen.findByLabelText('Try again', {}, soon));
      await waitFor(async () => expect(await storedMoves(id)).toBe(1), soon);
    });
  });

  describe('and was the last of the game is not lost by leaving the scores without a question', () => {
    const asked = /^The last move could not be stored on this device. Whoever leaves/;
    const endedUnstored = async () => {
      const play = playedToTheEnd('unstored');
      const last = play.moves.at(-1)?.move as { type: string; area?: string };
      const table = tableWith([anna, ben], { options: {}, houseRules: { takeBack: true, openHands: true } });
      const match = await savedMatches.start(table, { seed: play.seed, moves: play.moves.slice(0, -1) });
      if (isProblem(match)) throw new Error(match.problem);
      const { id, made } = match.getSnapshot();
      match.close();
      renderApp();
      fireEvent.press(await screen.findByLabelText(/^Play on/, {}, soon));
      const [button] = await screen.findAllByLabelText(`${last.type} ${last.area ?? ''}`.trim(), {}, soon);
      if (button === undefined) throw new Error('the last move is not offered');
      // That it ends is noted first, and then the move.
      failNextWrite(full);
      failNextWrite(full);
      fireEvent.press(button);
      await screen.findByText('scores', {}, soon);
      await screen.findByText(/there is no room left/, {}, soon);
      return { id, made };
    };

    it.each(['Home', 'Play again'])('%s asks, and whoever stays can store it', async (way) => {
      const { id, made } = await endedUnstored();
      expect(screen.queryByText(asked)).toBeNull();
      fireEvent.press(screen.getByLabelText(way));
      await screen.findByText(asked, {}, soon);
      fireEvent.press(screen.getByLabelText('Stay at the table'));
      expect(screen.queryByText(asked)).toBeNull();
      fireEvent.press(screen.getByLabelText('Try again'));
      await waitFor(async () => expect(await storedMoves(id)).toBe(made + 1), soon);
      fireEvent.press(screen.getByLabelText('Home'));
      expect(await screen.findByLabelText('Saved games', {}, soon)).toBeTruthy();
      expect(screen.queryByText(asked)).toBeNull();
    });

    it.each([
      ['Home', 'Saved games'],
      ['Play again', 'Menu'],
    ])('%s leads on for whoever leaves all the same', async (way, there) => {
      const { id, made } = await endedUnstored();
      fireEvent.press(screen.getByLabelText(way));
      fireEvent.press(await screen.findByLabelText('Leave all the same', {}, soon));
      expect(await screen.findByLabelText(there, {}, soon)).toBeTruthy();
      await waitFor(
        () => expect(screen.queryByText('scores', { includeHiddenElements: true })).toBeNull(),
        soon,
      );
      expect(screen.queryByText(asked)).toBeNull();
      expect(await storedMoves(id)).toBe(made);
    });
  });
});

it('a game that was played on in another window can be opened anew', async () => {
  const id = await begun();
  await openTable();
  await playMoves(await openedOn(appOn(deviceStore), id), 1);
  const elsewhere = await savedMatches.exportText(id);
  fireEvent.press(screen.getByLabelText('choose docks'));
  expect(await screen.findByText(/played on in another window/, {}, soon)).toBeTruthy();
  fireEvent.press(screen.getByLabelText('Open it anew'));
  fireEvent.press(await screen.findByLabelText('Leave all the same', {}, soon));
  await waitFor(() => expect(screen.queryByText(/played on in another window/)).toBeNull(), soon);
  expect(await savedMatches.exportText(id)).toBe(elsewhere);
  fireEvent.press(await screen.findByLabelText('Show the next move', {}, soon));
  await waitFor(async () => expect(await storedMoves(id)).toBe(2), soon);
});

it('a game whose last write cannot be read says from where it goes on', async () => {
  const match = await started(tableWith([anna, greta]));
  const { id } = match.getSnapshot();
  await match.keep();
  match.close();
  const keys = (await AsyncStorage.getAllKeys()).filter((name) => name.includes(id));
  expect(keys).toHaveLength(2);
  const texts = await Promise.all(keys.map(async (key) => (await AsyncStorage.getItem(key)) ?? ''));
  const newest = texts.findIndex((text) => text.includes('"generation":2'));
  await AsyncStorage.setItem(keys[newest] ?? '', (texts[newest] ?? '').slice(0, -30));
  await openTable();
  expect(await screen.findByText(/^What was stored last of this game is damaged/, {}, soon)).toBeTruthy();
  fireEvent.press(screen.getByLabelText('Close'));
  expect(screen.queryByText(/^What was stored last/)).toBeNull();
});
