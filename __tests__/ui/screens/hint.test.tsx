import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { DEFAULT_SETTINGS, type Settings } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { soon } from './patience';
import { anna, ben, greta, started, tableWith } from './tables';

jest.mock('@/ui/boards', () => ({
  ...jest.requireActual<object>('@/ui/boards'),
  boardOf: () => jest.requireActual<{ plainBoard: object }>('./plainBoard').plainBoard,
}));

beforeEach(async () => {
  await emptyDevice();
});

async function openTable(
  language: 'en' | 'de',
  seats: Parameters<typeof tableWith>[0],
  wishes: Partial<Settings> = {},
) {
  act(() =>
    useSettings.setState({ ...DEFAULT_SETTINGS, language, motion: 'off', botPace: 'step', ...wishes }),
  );
  const match = await started(tableWith(seats));
  match.close();
  renderApp();
  fireEvent.press(await screen.findByLabelText(/^(Play on|Weiterspielen): Packet Row/, {}, soon));
}

const isSeen = () => waitFor(() => expect(screen.getByText('view of 0')).toBeTruthy(), soon);

describe('a hint', () => {
  it.each([
    ['en', /^Hint/, /^“Choose the (guildhall|docks|market|bank)”: .*“Choose the .*”\.$/],
    ['de', /^Tipp/, /^„(Gildehaus|Docks|Markt|Bank) wählen“: .*„.* wählen“\.$/],
  ] as const)('names a move and what it is expected to earn (%s)', async (language, button, sentence) => {
    await openTable(language, [anna, greta]);
    await isSeen();
    fireEvent.press(screen.getByLabelText('Menu'));
    fireEvent.press(screen.getByLabelText(button));
    expect(await screen.findByText(sentence, {}, soon)).toBeTruthy();
  });

  it('is done by its own button', async () => {
    await openTable('en', [anna, greta]);
    await isSeen();
    fireEvent.press(screen.getByLabelText('Menu'));
    fireEvent.press(screen.getByLabelText(/^Hint/));
    fireEvent.press(await screen.findByLabelText('Do it', {}, soon));
    expect(await screen.findByLabelText('Show the next move', {}, soon)).toBeTruthy();
    expect(screen.queryByText(/^choose /)).toBeNull();
  });

  it('is not for a bot’s decision', async () => {
    await openTable('en', [anna, greta]);
    await isSeen();
    fireEvent.press(screen.getByLabelText('choose docks'));
    await screen.findByLabelText('Show the next move', {}, soon);
    fireEvent.press(screen.getByLabelText('Menu'));
    expect(screen.getByLabelText(/^Hint, unavailable: it is not for you to decide now/)).toBeDisabled();
  });

  it('is not to be had under the curtain', async () => {
    await openTable('en', [anna, ben], { cover: 'table' });
    expect(await screen.findByText('Decide.', {}, soon)).toBeTruthy();
    expect(screen.queryByLabelText(/^Hint/)).toBeNull();
    expect(screen.queryByLabelText('Menu')).toBeNull();
  });
});
