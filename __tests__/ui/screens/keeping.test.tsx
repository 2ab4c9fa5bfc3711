import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { deviceKeeping } from '@/storage/device-texts';
import { readKeeping, type Keeping } from '@/storage/keeping';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { en } from '@/text/en';
import { askToKeepOnce, restoreKeeping } from '@/ui/keeping';
import { useSettings } from '@/ui/settings';
import { reloadApp } from '@/ui/webApp/reload';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { soon } from './patience';
import { anna, ben, started, tableWith } from './tables';

/** A browser's; a phone has nothing to load anew. */
jest.mock('@/ui/webApp/reload', () => ({ reloadApp: jest.fn(), forgetAddress: () => undefined }));

const { keeping: words, title } = en.saves;

/** A browser that keeps things so, and answers so when it is asked to promise. */
function browserThat(keeps: Keeping, answers: Keeping = keeps) {
  let keeping = keeps;
  jest.spyOn(deviceKeeping, 'now').mockImplementation(() => Promise.resolve(keeping));
  return jest.spyOn(deviceKeeping, 'ask').mockImplementation(() => Promise.resolve((keeping = answers)));
}

async function saved(): Promise<void> {
  const match = await started(tableWith([anna, ben]));
  match.close();
}

async function openHome(): Promise<void> {
  await act(restoreKeeping);
  renderApp();
  await screen.findByLabelText(title, {}, soon);
}

beforeEach(async () => {
  await emptyDevice();
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off' }));
});
afterEach(() => jest.restoreAllMocks());

describe('a browser that may clear what it keeps', () => {
  it('is asked once to promise that it will not, and nobody hears of it where it does', async () => {
    const asked = browserThat('unlessCleared', 'promised');
    await act(askToKeepOnce);
    await act(askToKeepOnce);
    expect(asked).toHaveBeenCalledTimes(1);
    await openHome();
    expect(screen.queryByText(words.unlessCleared)).toBeNull();
  });

  it('says nothing before there is something to keep', async () => {
    browserThat('unlessCleared');
    await openHome();
    expect(screen.queryByText(words.unlessCleared)).toBeNull();
  });

  it('is told of at home once where it refuses', async () => {
    browserThat('unlessCleared');
    await act(askToKeepOnce);
    await openHome();
    expect(await screen.findByText(words.unlessCleared, {}, soon)).toBeTruthy();
    expect(screen.getByLabelText(words.copy)).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Close'));
    expect(screen.queryByText(words.unlessCleared)).toBeNull();
    await waitFor(async () => expect((await readKeeping()).read).toBe('unlessCleared'), soon);
  });

  it('that refuses once more when it is asked is told of', async () => {
    browserThat('unlessCleared');
    await saved();
    await openHome();
    fireEvent.press(screen.getByLabelText(title));
    fireEvent.press(await screen.findByLabelText(words.ask, {}, soon));
    expect(await screen.findByText(words.refused, {}, soon)).toBeTruthy();
    expect(screen.queryByLabelText(words.ask)).toBeNull();
  });

  it('can be asked again among the saved games, and they can all be exported', async () => {
    const asked = browserThat('unlessCleared', 'promised');
    await saved();
    await openHome();
    fireEvent.press(screen.getByLabelText(title));
    fireEvent.press(await screen.findByLabelText(words.exportAll, {}, soon));
    expect(await screen.findByText(en.failure.exportAll, {}, soon)).toBeTruthy();
    fireEvent.press(screen.getByLabelText(words.ask));
    await waitFor(() => expect(screen.queryByText(words.unlessCleared)).toBeNull(), soon);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

it.each(['soon', 'untilClosed'] as const)(
  'a browser that keeps things %s says so at once',
  async (keeping) => {
    const asked = browserThat(keeping);
    await act(askToKeepOnce);
    await openHome();
    expect(await screen.findByText(words[keeping], {}, soon)).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  },
);

describe('a browser that does not open its database, which it did before', () => {
  it('says so at home, where nothing is to be seen, and not only once', async () => {
    browserThat('notNow');
    await act(askToKeepOnce);
    await openHome();
    expect(await screen.findByText(words.notNow, {}, soon)).toBeTruthy();
    expect(screen.queryByLabelText('Close')).toBeNull();
  });

  it('says so among the saved games, of which there seem to be none, and offers to load the page anew', async () => {
    browserThat('notNow');
    await openHome();
    fireEvent.press(screen.getByLabelText(title));
    expect(await screen.findByText(en.saves.empty.title, {}, soon)).toBeTruthy();
    expect(screen.getAllByText(words.notNow).length).toBeGreaterThan(0);
    for (const button of screen.getAllByLabelText(words.reload).slice(-1)) fireEvent.press(button);
    expect(reloadApp).toHaveBeenCalledTimes(1);
  });
});
