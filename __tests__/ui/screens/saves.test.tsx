import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { savedMatches } from '@/match/store';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { soon } from './patience';
import { anna, ben, greta, started, tableWith } from './tables';

const ROUND_ONE = 'Packet Row, round 1';

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off' }));
});

async function saved(...seats: Parameters<typeof tableWith>[0][number][]): Promise<string> {
  const match = await started(tableWith(seats));
  match.close();
  return match.getSnapshot().id;
}

async function openSaves() {
  renderApp();
  fireEvent.press(await screen.findByLabelText('Saved games', {}, soon));
}

async function actOn(what: string, action: RegExp) {
  fireEvent.press(await screen.findByLabelText(`More about ${what}`, {}, soon));
  fireEvent.press(await screen.findByLabelText(action, {}, soon));
}

/** A list draws its further rows a moment after the first ones. */
const allDrawn = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)));

const saveKeys = async () => (await AsyncStorage.getAllKeys()).filter((key) => key.includes('/save/'));
const shows = (words: string | RegExp) => screen.findByText(words, {}, soon);

describe('the list', () => {
  it('is empty before the first game, and takes one in from elsewhere', async () => {
    await openSaves();
    expect(await shows('No saved games')).toBeTruthy();
    expect(screen.getByLabelText('Import a game')).toBeTruthy();
  });

  it('tells game, players, round and whose turn it is', async () => {
    await saved(anna, ben);
    await openSaves();
    const list = within(await screen.findByTestId('saves', {}, soon));
    expect(await list.findByText(ROUND_ONE, {}, soon)).toBeTruthy();
    expect(list.getByText(/^Anna to decide · today/)).toBeTruthy();
    expect(list.getByText('with Anna and Ben')).toBeTruthy();
  });

  it('draws of 200 saves about as many as are seen', async () => {
    const id = await saved(anna, ben);
    for (let copy = 1; copy < 200; copy += 1) await savedMatches.duplicate(id, `Copy ${copy}`);
    await openSaves();
    await screen.findAllByLabelText(/^More about/, {}, soon);
    const drawn = () => screen.getAllByLabelText(/^More about/).length;
    await waitFor(() => expect(drawn()).toBeGreaterThan(3), soon);
    expect(drawn()).toBeLessThan(50);
  });

  it('says so when the device does not hand it over, and tries again', async () => {
    await saved(anna, ben);
    renderApp();
    // Home reads them too.
    await screen.findByLabelText(/^Play on/, {}, soon);
    const lost = new Error('not now');
    jest.mocked(AsyncStorage.getAllKeys).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    fireEvent.press(screen.getByLabelText('Saved games'));
    expect(await shows(/^The device could not read the saved games/)).toBeTruthy();
    expect(screen.queryByText('No saved games')).toBeNull();
    fireEvent.press(screen.getByLabelText('Try again'));
    expect(await screen.findAllByLabelText(/^More about/, {}, soon)).toHaveLength(1);
  });
});

describe('a save that cannot be read', () => {
  beforeEach(() => AsyncStorage.setItem('harbourmaster/save/broken/a', '{"format":'));

  it('is listed with the reason and kept', async () => {
    await openSaves();
    expect(await shows('A game that cannot be opened')).toBeTruthy();
    expect(screen.getByText(/^What is stored is damaged/)).toBeTruthy();
    await allDrawn();
    expect(await AsyncStorage.getItem('harbourmaster/save/broken/a')).toBe('{"format":');
  });

  it('can neither be played, renamed nor duplicated, but deleted and had back', async () => {
    await openSaves();
    fireEvent.press(await screen.findByLabelText('More about A game that cannot be opened', {}, soon));
    await screen.findByLabelText(/^Export/, {}, soon);
    for (const absent of ['Play on', 'Rename', /^Duplicate/]) {
      expect(screen.queryByLabelText(absent)).toBeNull();
    }
    fireEvent.press(screen.getByLabelText(/^Delete\./));
    expect(await shows('Deleted: A game that cannot be opened')).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Bring it back'));
    expect(await shows('A game that cannot be opened is back.')).toBeTruthy();
  });
});

describe('what can be done with a save', () => {
  it('tells that it is back also where its name cannot be read just then', async () => {
    await saved(anna, ben);
    await openSaves();
    await actOn(ROUND_ONE, /^Delete\./);
    await shows(`Deleted: ${ROUND_ONE}`);
    const lost = new Error('not now');
    jest.mocked(AsyncStorage.getAllKeys).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    fireEvent.press(screen.getByLabelText('Bring it back'));
    expect(await shows('The saved game is back.')).toBeTruthy();
    expect(await screen.findByLabelText(`More about ${ROUND_ONE}`, {}, soon)).toBeTruthy();
  });

  it('tells when a deleted one went for good because its room was needed', async () => {
    await saved(anna, ben);
    const other = await saved(anna, greta);
    await savedMatches.discard(other);
    await openSaves();
    await screen.findByLabelText('Bring it back', {}, soon);
    const full = Object.assign(new Error('quota'), { name: 'QuotaExceededError' });
    jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(full);
    await actOn(ROUND_ONE, /^Duplicate/);
    expect(await shows(/^The game deleted last is gone for good/)).toBeTruthy();
    expect(screen.queryByLabelText('Bring it back')).toBeNull();
  });

  it('renames it, and takes the name away again', async () => {
    await saved(anna, ben);
    await openSaves();
    await actOn(ROUND_ONE, /^Rename$/);
    fireEvent.changeText(await screen.findByLabelText('Name of the game', {}, soon), 'Sunday');
    fireEvent.press(screen.getByLabelText('Save this name'));
    expect(await screen.findByLabelText('Play on: Sunday', {}, soon)).toBeTruthy();
    expect(screen.getByText(/^Packet Row, round 1 · Anna to decide/)).toBeTruthy();
    await actOn('Sunday', /^Rename$/);
    fireEvent.changeText(await screen.findByLabelText('Name of the game', {}, soon), ' ');
    fireEvent.press(screen.getByLabelText('Save this name'));
    expect(await screen.findByLabelText(`Play on: ${ROUND_ONE}`, {}, soon)).toBeTruthy();
  });

  it('duplicates it under a name of its own', async () => {
    await saved(anna, ben);
    await openSaves();
    await actOn(ROUND_ONE, /^Duplicate/);
    expect(await shows('New in the list: Packet Row (copy)')).toBeTruthy();
    const list = within(screen.getByTestId('saves'));
    expect(await list.findByLabelText('Play on: Packet Row (copy)', {}, soon)).toBeTruthy();
    expect(list.getByLabelText(`Play on: ${ROUND_ONE}`)).toBeTruthy();
  });

  it('says of a copy that it is one, however long the name is', async () => {
    const id = await saved(anna, ben);
    await savedMatches.rename(id, 'x'.repeat(80));
    await openSaves();
    await actOn('x'.repeat(80), /^Duplicate/);
    expect(await shows(`New in the list: ${'x'.repeat(73)} (copy)`)).toBeTruthy();
  });

  it('deletes it at once and offers the way back, also after the screen was left', async () => {
    await saved(anna, ben);
    await saved(anna, greta);
    await openSaves();
    await waitFor(() => expect(screen.getAllByLabelText(`More about ${ROUND_ONE}`)).toHaveLength(2), soon);
    const [first] = screen.getAllByLabelText(`More about ${ROUND_ONE}`);
    if (first !== undefined) fireEvent.press(first);
    fireEvent.press(await screen.findByLabelText(/^Delete\./, {}, soon));
    expect(await shows(`Deleted: ${ROUND_ONE}`)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByLabelText(`More about ${ROUND_ONE}`)).toHaveLength(1), soon);
    fireEvent.press(screen.getByLabelText('Back'));
    fireEvent.press(await screen.findByLabelText('Saved games', {}, soon));
    fireEvent.press(await screen.findByLabelText('Bring it back', {}, soon));
    expect(await shows(`${ROUND_ONE} is back.`)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByLabelText(`More about ${ROUND_ONE}`)).toHaveLength(2), soon);
  });

  it('deletes it for good when somebody wants that', async () => {
    await saved(anna, ben);
    await openSaves();
    await actOn(ROUND_ONE, /^Delete\./);
    expect(await shows('No saved games')).toBeTruthy();
    await allDrawn();
    expect(await saveKeys()).not.toEqual([]);
    fireEvent.press(screen.getByLabelText('Delete for good'));
    await waitFor(() => expect(screen.queryByLabelText('Bring it back')).toBeNull(), soon);
    expect(await saveKeys()).toEqual([]);
  });

  it.each([
    ['full', [Object.assign(new Error('quota'), { name: 'QuotaExceededError' })], /^There is no room left/],
    ['failing', [new Error('no'), new Error('no')], /^The device could not store this/],
  ])('says what is wrong where the device is %s, with everything as it was', async (_case, errors, words) => {
    await saved(anna, ben);
    await openSaves();
    await screen.findByLabelText(`More about ${ROUND_ONE}`, {}, soon);
    for (const error of errors) jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(error);
    await actOn(ROUND_ONE, /^Duplicate/);
    expect(await shows(words)).toBeTruthy();
    expect(screen.getAllByLabelText(/^More about/)).toHaveLength(1);
    fireEvent.press(screen.getByLabelText('Close'));
    expect(screen.queryByText(words)).toBeNull();
  });
});

it('offers the latest game to continue at home and others beside it', async () => {
  await saved(anna, greta);
  await saved(anna, ben);
  renderApp();
  expect(await screen.findByLabelText(`Play on: ${ROUND_ONE}`, {}, soon)).toBeTruthy();
  expect(screen.getByLabelText(/^Packet Row, round 1\. Anna and (Greta|Ben)/)).toBeTruthy();
  expect(screen.getByLabelText('All 2')).toBeTruthy();
});
