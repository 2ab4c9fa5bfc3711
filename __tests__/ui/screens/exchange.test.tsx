import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { setStringAsync } from 'expo-clipboard';
import { Platform } from 'react-native';
import type { Errand } from '@/match/errand';
import { savedMatches } from '@/match/store';
import { sealed } from '@/storage/save-text';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { soon } from './patience';
import { anna, ben, started, tableWith } from './tables';

const ROUND_ONE = 'Packet Row, round 1';
const WEB = Platform.OS === 'web';

/** What leaves the app by the clipboard. */
let sent: string[] = [];

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off' }));
  sent = [];
  if (WEB) {
    const writeText = (text: string) => Promise.resolve(void sent.push(text));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return;
  }
  jest.mocked(setStringAsync).mockImplementation((text) => {
    sent.push(text);
    return Promise.resolve(true);
  });
});

afterEach(() => jest.restoreAllMocks());

async function saved(): Promise<string> {
  const match = await started(tableWith([anna, ben]));
  match.close();
  return match.getSnapshot().id;
}

async function openSaves() {
  renderApp();
  fireEvent.press(await screen.findByLabelText('Saved games', {}, soon));
}

async function openExport(what: string) {
  fireEvent.press(await screen.findByLabelText(`More about ${what}`, {}, soon));
  fireEvent.press(await screen.findByLabelText(/^Export\./, {}, soon));
}

const sendOff = async () => fireEvent.press(await screen.findByLabelText('Copy', {}, soon));

/** The text is read from the device first. */
const isSent = () => waitFor(() => expect(sent).toHaveLength(1), soon);

describe('export', () => {
  it('of a running game is the view without hidden hands, unless somebody chooses otherwise', async () => {
    await saved();
    await openSaves();
    await openExport(ROUND_ONE);
    expect(await screen.findByText(/^Holds only what everybody at the table saw/, {}, soon)).toBeTruthy();
    await sendOff();
    await isSent();
    expect(JSON.parse(sent[0] ?? '')).not.toHaveProperty('record');
  });

  it('of the whole game says that hidden hands are in it', async () => {
    const id = await saved();
    await openSaves();
    await openExport(ROUND_ONE);
    fireEvent.press(await screen.findByLabelText('Whole game', {}, soon));
    expect(await screen.findByText(/^A saved game holds all hidden hands/, {}, soon)).toBeTruthy();
    await sendOff();
    await isSent();
    expect(sent).toEqual([await savedMatches.exportText(id)]);
  });

  it('of the table view holds neither dice nor moves, and needs no warning', async () => {
    await saved();
    await openSaves();
    await openExport(ROUND_ONE);
    fireEvent.press(await screen.findByLabelText('Table view', {}, soon));
    expect(screen.queryByText(/hidden hands/)).toBeNull();
    await sendOff();
    await isSent();
    expect(JSON.parse(sent[0] ?? '')).not.toHaveProperty('record');
    expect(sent[0]).not.toContain('seed');
  });

  it('of what cannot be read is to the letter', async () => {
    await AsyncStorage.setItem('harbourmaster/save/broken/a', '{"format":');
    await openSaves();
    await openExport('A game that cannot be opened');
    expect(screen.queryByLabelText('Table view')).toBeNull();
    await sendOff();
    await isSent();
    expect(sent).toEqual(['{"format":']);
  });

  it('of a table view that there is none of says why', async () => {
    const id = await saved();
    await openSaves();
    await openExport(ROUND_ONE);
    const [key = ''] = (await AsyncStorage.getAllKeys()).filter((name) => name.includes(id));
    const forged = ((await AsyncStorage.getItem(key)) ?? '').replace(/"digest":"[^"]*"/, '"digest":"x"');
    await AsyncStorage.setItem(key, sealed(forged.replace(/,"check":"[^"]*"\}$/, '}')));
    fireEvent.press(await screen.findByLabelText('Table view', {}, soon));
    await sendOff();
    expect(await screen.findByText(/^Its moves do not lead to the position/, {}, soon)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('that the system refuses says so', async () => {
    await saved();
    await openSaves();
    await openExport(ROUND_ONE);
    if (WEB) Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    else jest.mocked(setStringAsync).mockResolvedValueOnce(false);
    await sendOff();
    expect(await screen.findByText(/^That did not work here/, {}, soon)).toBeTruthy();
  });
});

describe('import', () => {
  async function paste(text: string) {
    fireEvent.press(await screen.findByLabelText('Import a game', {}, soon));
    fireEvent.changeText(await screen.findByLabelText('Text of a saved game', {}, soon), text);
    fireEvent.press(screen.getByLabelText('Import'));
  }

  it('makes a new game of a pasted text and replaces none', async () => {
    const text = (await savedMatches.exportText(await saved())) ?? '';
    await openSaves();
    await paste(` ${text}\n`);
    expect(await screen.findByText('Imported: Packet Row (imported).', {}, soon)).toBeTruthy();
    expect(await screen.findByLabelText('More about Packet Row (imported)', {}, soon)).toBeTruthy();
    expect(screen.getByLabelText(`More about ${ROUND_ONE}`)).toBeTruthy();
  });

  it('takes in all games at once, and tells how many, and why the others are refused', async () => {
    await saved();
    await saved();
    await AsyncStorage.setItem('harbourmaster/save/broken/a', '{"format":');
    const text = await savedMatches.exportAll();
    await emptyDevice();
    await openSaves();
    await paste(text);
    const words = 'Imported: 2 games. Not taken in: 1 (not complete, or changed on the way).';
    expect(await screen.findByText(words, {}, soon)).toBeTruthy();
    expect(await screen.findAllByLabelText('More about Packet Row (imported)', {}, soon)).toHaveLength(2);
  });

  it('of several games that are all refused tells how many and why, and keeps the form', async () => {
    const text = (await savedMatches.exportText(await saved())) ?? '';
    const forged = text.replace(/"digest":"[^"]*"/, '"digest":"x"').replace(/,"check":"[^"]*"\}$/, '}');
    await openSaves();
    await paste([sealed(forged), text.slice(0, -40)].join('\n'));
    const words =
      'Not taken in: 2 (not complete, or changed on the way and moves that do not lead to the position promised).';
    expect(await screen.findByText(words, {}, soon)).toBeTruthy();
    expect(await savedMatches.list()).toHaveLength(1);
  });

  it('says no longer why a text was refused once another is written', async () => {
    await saved();
    await openSaves();
    await paste('nonsense');
    expect(await screen.findByText(/^This is not a saved game/, {}, soon)).toBeTruthy();
    fireEvent.changeText(screen.getByLabelText('Text of a saved game'), 'other nonsense');
    expect(screen.queryByText(/^This is not a saved game/)).toBeNull();
  });

  it.each([
    ['nonsense', () => 'nonsense', /^This is not a saved game/],
    ['a text cut short', (text: string) => text.slice(0, -40), /^The text is not complete/],
    [
      'a text from a newer app',
      () => sealed('{"format":"harbourmaster-save/9"}'),
      /newer version of the app/,
    ],
    ['a changed text', (text: string) => text.replace('Anna', 'Anne'), /^The text is not complete/],
  ])('refuses %s, says why and takes nothing in', async (_case, change, words) => {
    const text = (await savedMatches.exportText(await saved())) ?? '';
    await openSaves();
    await paste(change(text));
    expect(await screen.findByText(words, {}, soon)).toBeTruthy();
    expect(await savedMatches.list()).toHaveLength(1);
  });

  it('refuses a table view, which is for looking at', async () => {
    const view = await savedMatches.exportTableView(await saved());
    await openSaves();
    await paste(typeof view === 'string' ? view : view.fault);
    expect(await screen.findByText(/^This is a shared view of a table/, {}, soon)).toBeTruthy();
  });

  it('tells while it works that it does, and stops where somebody wants that', async () => {
    const text = (await savedMatches.exportText(await saved())) ?? '';
    const endless = jest.spyOn(savedMatches, 'importText').mockImplementation(async (_text, manners) => {
      while (manners?.errand?.isCalledOff === false) await new Promise((done) => setTimeout(done, 5));
      return { fault: 'calledOff' };
    });
    await openSaves();
    await paste(`${text}\n${text}`);
    expect(await screen.findByText('0 of 2 games', {}, soon)).toBeTruthy();
    expect(screen.getByText('The moves are being checked.')).toBeTruthy();
    expect(screen.queryByLabelText('Import')).toBeNull();
    fireEvent.press(screen.getByLabelText('Stop'));
    expect(
      await screen.findByText('Not taken in: 2 (not looked at, because you stopped).', {}, soon),
    ).toBeTruthy();
    expect(endless).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Import')).toBeTruthy();
  });

  it('stops where its form is closed', async () => {
    const text = (await savedMatches.exportText(await saved())) ?? '';
    let errand: Errand | undefined;
    jest.spyOn(savedMatches, 'importText').mockImplementation((_text, manners) => {
      errand = manners?.errand;
      return new Promise(() => undefined);
    });
    await openSaves();
    await paste(text);
    await waitFor(() => expect(errand).toBeDefined(), soon);
    fireEvent.press(screen.getByLabelText('Close'));
    await waitFor(() => expect(errand?.isCalledOff).toBe(true), soon);
  });

  it('holds a text that is too long to be shown, and another one in its place', async () => {
    await saved();
    await openSaves();
    await paste('7'.repeat(900_000));
    expect(await screen.findByText('A text of 900,000 characters is pasted.', {}, soon)).toBeTruthy();
    expect(screen.queryByLabelText('Text of a saved game')).toBeNull();
    expect(await screen.findByText(/^This is not a saved game/, {}, soon)).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Paste another text'));
    expect(await screen.findByLabelText('Text of a saved game', {}, soon)).toBeTruthy();
  });

  it('tells that names were mended', async () => {
    const text = (await savedMatches.exportText(await saved())) ?? '';
    const renamed = text
      .replace('"Anna"', JSON.stringify('Anna '.repeat(100)))
      .replace(/,"check":"[^"]*"\}$/, '}');
    await openSaves();
    await paste(sealed(renamed));
    expect(
      await screen.findByText(/^Imported: .* Names that could not be shown were changed/, {}, soon),
    ).toBeTruthy();
  });

  it('waits until something is pasted', async () => {
    await saved();
    await openSaves();
    fireEvent.press(await screen.findByLabelText('Import a game', {}, soon));
    expect(
      await screen.findByLabelText('Import, unavailable: Nothing is pasted yet', {}, soon),
    ).toBeDisabled();
  });
});
