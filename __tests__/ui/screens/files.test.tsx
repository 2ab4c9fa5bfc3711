import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { getDocumentAsync } from 'expo-document-picker';
import { File as DeviceFile } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { Platform } from 'react-native';
import { savedMatches } from '@/match/store';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { LARGEST_FILE } from '@/ui/exchange/way';
import { useSettings } from '@/ui/settings';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { soon } from './patience';
import { anna, ben, started, tableWith } from './tables';

const ROUND_ONE = 'Packet Row, round 1';
const PICKED = 'file:///picked/game.json';
const { disk } = DeviceFile as unknown as { disk: Map<string, string> };

interface Chosen {
  readonly size: number | undefined;
  readonly text: string | undefined;
}

/** The person chooses this file when asked for one; a file without text cannot be read. */
function chooses({ size, text }: Chosen): void {
  if (Platform.OS === 'web') {
    const file = {
      size,
      text: () => (text === undefined ? Promise.reject(new Error()) : Promise.resolve(text)),
    };
    answerChooser('change', [file]);
    return;
  }
  if (text !== undefined) disk.set(PICKED, text);
  const asset = { uri: PICKED, name: 'game.json', size, lastModified: 0 };
  jest.mocked(getDocumentAsync).mockResolvedValueOnce({
    canceled: false,
    assets: [size === undefined ? { uri: PICKED, name: 'game.json', lastModified: 0 } : asset],
  });
}

function choosesNothing(): void {
  if (Platform.OS === 'web') answerChooser('cancel', []);
}

function answerChooser(answer: 'change' | 'cancel', files: unknown[]): void {
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: files });
    this.dispatchEvent(new Event(answer));
  });
}

/** What the share sheet was given: the text of the file, or the text itself in a browser. */
let shared: { readonly called: string; readonly text: string | undefined }[] = [];

function shareSheet(answer: 'takes it' | 'fails'): void {
  const fail = () => Promise.reject(new Error('no'));
  const take = (called: string, text: string | undefined) =>
    Promise.resolve(void shared.push({ called, text }));
  if (Platform.OS === 'web') {
    const share = ({ title = '', text }: ShareData) =>
      answer === 'fails' ? fail() : take(`${title}.json`, text);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return;
  }
  jest
    .mocked(shareAsync)
    .mockImplementationOnce((uri) =>
      answer === 'fails' ? fail() : take(uri.slice(uri.lastIndexOf('/') + 1), disk.get(uri)),
    );
}

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off' }));
  shared = [];
  disk.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
  if (Platform.OS === 'web') Reflect.deleteProperty(navigator, 'share');
});

async function saved(name?: string): Promise<string> {
  const match = await started(tableWith([anna, ben]));
  match.close();
  const { id } = match.getSnapshot();
  if (name !== undefined) await savedMatches.rename(id, name);
  return id;
}

async function openSaves() {
  renderApp();
  fireEvent.press(await screen.findByLabelText('Saved games', {}, soon));
}

describe('a save as a file', () => {
  async function share(what: string) {
    await openSaves();
    fireEvent.press(await screen.findByLabelText(`More about ${what}`, {}, soon));
    fireEvent.press(await screen.findByLabelText(/^Export\./, {}, soon));
    fireEvent.press(await screen.findByLabelText('Whole game', {}, soon));
    expect(await screen.findByText(/^A saved game holds all hidden hands/, {}, soon)).toBeTruthy();
    fireEvent.press(await screen.findByLabelText('Share …', {}, soon));
  }

  /** The text is read from the device first. */
  const areShared = (count: number) => waitFor(() => expect(shared).toHaveLength(count), soon);

  it('is shared whole, after a warning, under the name it has in the list', async () => {
    const id = await saved();
    shareSheet('takes it');
    await share(ROUND_ONE);
    await areShared(1);
    expect(shared).toEqual([{ called: `${ROUND_ONE}.json`, text: await savedMatches.exportText(id) }]);
    expect(screen.queryByText(/^That did not work/)).toBeNull();
  });

  it('leaves no copy behind that a later one does not take away', async () => {
    await saved();
    shareSheet('takes it');
    await share(ROUND_ONE);
    await areShared(1);
    shareSheet('takes it');
    fireEvent.press(await screen.findByLabelText('Share …', {}, soon));
    await areShared(2);
    const files = () => [...disk.keys()].filter((uri) => uri.endsWith('.json'));
    await waitFor(() => expect(files()).toHaveLength(Platform.OS === 'android' ? 1 : 0), soon);
  });

  it('that the system refuses says so', async () => {
    await saved();
    shareSheet('fails');
    await share(ROUND_ONE);
    expect(await screen.findByText(/^That did not work here/, {}, soon)).toBeTruthy();
  });
});

describe('a file', () => {
  async function chooseFile() {
    fireEvent.press(await screen.findByLabelText('Import a game', {}, soon));
    fireEvent.press(await screen.findByLabelText('Choose a file', {}, soon));
  }

  /** iOS hands over a copy, which goes; on Android it is the person's own file, which stays. */
  const expectCopyGone = () => expect(disk.has(PICKED)).toBe(Platform.OS === 'android');

  it('becomes a new game, and what the system copied for that is deleted', async () => {
    const text = (await savedMatches.exportText(await saved())) ?? '';
    chooses({ size: text.length, text });
    await openSaves();
    await chooseFile();
    expect(await screen.findByText('Imported: Packet Row (imported).', {}, soon)).toBeTruthy();
    expect(await savedMatches.list()).toHaveLength(2);
    if (Platform.OS !== 'web') expectCopyGone();
  });

  it.each<[string, Chosen, RegExp]>([
    [
      'that is far too large, without reading it',
      { size: LARGEST_FILE + 1, text: '{' },
      /^This is far too long/,
    ],
    ['that is no saved game', { size: 8, text: 'nonsense' }, /^This is not a saved game/],
    ['that cannot be read', { size: 8, text: undefined }, /^The device could not read it/],
  ])('%s is refused with a reason', async (_case, file, words) => {
    await saved();
    chooses(file);
    const reading = jest.spyOn(DeviceFile.prototype, 'text');
    await openSaves();
    await chooseFile();
    expect(await screen.findByText(words, {}, soon)).toBeTruthy();
    expect(await savedMatches.list()).toHaveLength(1);
    if (file.size === LARGEST_FILE + 1) expect(reading).not.toHaveBeenCalled();
    if (Platform.OS !== 'web' && file.text !== undefined) expectCopyGone();
  });

  if (Platform.OS !== 'web') {
    it('whose length nobody tells becomes a new game all the same', async () => {
      const text = (await savedMatches.exportText(await saved())) ?? '';
      chooses({ size: undefined, text });
      await openSaves();
      await chooseFile();
      expect(await screen.findByText('Imported: Packet Row (imported).', {}, soon)).toBeTruthy();
      expectCopyGone();
    });

    it('whose length nobody tells and which is far too large is refused', async () => {
      await saved();
      chooses({ size: undefined, text: 'x'.repeat(LARGEST_FILE + 1) });
      await openSaves();
      await chooseFile();
      expect(await screen.findByText(/^This is far too long/, {}, soon)).toBeTruthy();
      expectCopyGone();
    });
  }

  it('that nobody chooses is not mentioned', async () => {
    await saved();
    choosesNothing();
    await openSaves();
    await chooseFile();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Choose a file')).toBeTruthy();
  });

  it('chooser that does not open says so', async () => {
    await saved();
    if (Platform.OS === 'web') chooses({ size: 1, text: undefined });
    else jest.mocked(getDocumentAsync).mockRejectedValueOnce(new Error('no'));
    await openSaves();
    await chooseFile();
    expect(await screen.findByText(/^The device could not read it/, {}, soon)).toBeTruthy();
  });
});
