import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { setStringAsync } from 'expo-clipboard';
import { Platform } from 'react-native';
import { CARD_NAMES } from '@/games/packet-row/cards';
import { savedMatches } from '@/match/store';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { TEXTS } from '@/text';
import { AppBoundary } from '@/ui/failure/AppBoundary';
import { useSettings } from '@/ui/settings';
import { version } from '../../../package.json';
import { renderUi } from '../rendered';
import { emptyDevice } from '../screens/emptyDevice';
import { soon } from '../screens/patience';
import { anna, greta, started, tableWith } from '../screens/tables';
import { everythingOnScreen } from '../secrets/wholeScreen';
import { renderApp } from '../wholeApp';

const [CARD = ''] = CARD_NAMES;
const mockTable = { fails: true };

jest.mock('@/ui/boards', () => {
  const { plainBoard } = jest.requireActual<typeof import('../screens/plainBoard')>('../screens/plainBoard');
  const { loaded } = jest.requireActual<typeof import('@/ui/lazy/lazy')>('@/ui/lazy/lazy');
  const whole = plainBoard.getSnapshot();
  if (whole.state !== 'there') throw new Error('the plain board is not there');
  const { Table } = whole.thing;
  const Failing: typeof Table = (props) => {
    if (mockTable.fails) throw new Error(`no place for "${mockCard}" in [1, 2, 3] of 17`);
    return <Table {...props} />;
  };
  const board = loaded({ ...whole.thing, Table: Failing });
  return { ...jest.requireActual<object>('@/ui/boards'), boardOf: () => board };
});
const mockCard = CARD;

jest.mock('@/ui/screens/records/useRecords', () => ({
  ...jest.requireActual<object>('@/ui/screens/records/useRecords'),
  useRecords: () => {
    if (mockTable.fails) throw new Error('records');
    return jest
      .requireActual<typeof import('@/ui/screens/records/useRecords')>('@/ui/screens/records/useRecords')
      .useRecords();
  },
}));
jest.mock('@/ui/screens/settings/Versions', () => ({
  Versions: () => {
    if (mockTable.fails) throw new Error('settings');
    return null;
  },
}));

/** React tells the console of everything that is caught. */
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockTable.fails = true;
  await emptyDevice();
});
afterEach(() => jest.restoreAllMocks());

it.each(['en', 'de'] as const)(
  'says in %s that a table failed and the game is safe, and shows it again',
  async (language) => {
    const text = TEXTS[language].failure;
    act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language, motion: 'off', botPace: 'step' }));
    const match = await started(tableWith([anna, greta]));
    match.close();
    const { id } = match.getSnapshot();
    const stored = JSON.stringify(await savedMatches.list());
    renderApp();
    fireEvent.press(await screen.findByLabelText(/^(Play on|Weiterspielen): Packet Row/, {}, soon));
    expect(await screen.findByText(text.title, {}, soon)).toBeTruthy();
    expect(screen.getByText(text.atTable)).toBeTruthy();
    for (const card of CARD_NAMES) expect(everythingOnScreen()).not.toContain(`"${card}"`);
    expect(JSON.stringify(await savedMatches.list())).toBe(stored);

    fireEvent.press(screen.getByRole('button', { name: text.copy }));
    expect(await screen.findByText(text.copied, {}, soon)).toBeTruthy();
    const report = jest.mocked(setStringAsync).mock.lastCall?.[0] ?? '';
    expect(report).toContain(version);
    expect(report).toContain('Error: no place for … in … of #');
    expect(report).toContain('Failing');
    expect(report).not.toContain(CARD);
    expect(report).not.toContain(id);

    mockTable.fails = false;
    fireEvent.press(screen.getByRole('button', { name: text.table }));
    expect(await screen.findByText('view of 0', {}, soon)).toBeTruthy();
  },
);

/** What leaves the app by the clipboard when somebody copies. */
async function copied(): Promise<string> {
  const sent: string[] = [];
  if (Platform.OS === 'web') {
    const writeText = (text: string) => Promise.resolve(void sent.push(text));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  } else {
    jest.mocked(setStringAsync).mockImplementation((text) => Promise.resolve(sent.push(text) > 0));
  }
  fireEvent.press(await screen.findByRole('button', { name: TEXTS.en.saves.export.copy }, soon));
  await waitFor(() => expect(sent).toHaveLength(1), soon);
  return sent[0] ?? '';
}

it('leads home from a table that failed', async () => {
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off' }));
  (await started(tableWith([anna, greta]))).close();
  renderApp();
  fireEvent.press(await screen.findByLabelText(/^(Play on|Weiterspielen): Packet Row/, {}, soon));
  fireEvent.press(await screen.findByRole('button', { name: TEXTS.en.failure.home }, soon));
  expect(await screen.findByLabelText(/^(Play on|Weiterspielen): Packet Row/, {}, soon)).toBeTruthy();
});

it('hands out the game of a table that failed', async () => {
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off' }));
  const match = await started(tableWith([anna, greta]));
  match.close();
  renderApp();
  fireEvent.press(await screen.findByLabelText(/^Play on: Packet Row/, {}, soon));
  fireEvent.press(await screen.findByRole('button', { name: TEXTS.en.failure.export }, soon));
  expect(await screen.findByText(TEXTS.en.failure.exportOne, {}, soon)).toBeTruthy();
  expect(await copied()).toEqual(await savedMatches.exportText(match.getSnapshot().id));
});

it.each([
  ['Records', 'again', 'Records'],
  ['Settings', 'home', 'Saved games'],
] as const)(
  'is said in the place of %s, with a way on (%s) and all saved games',
  async (name, way, shown) => {
    act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en', motion: 'off' }));
    (await started(tableWith([anna, greta]))).close();
    renderApp();
    fireEvent.press(await screen.findByLabelText(name, {}, soon));
    const { failure } = TEXTS.en;
    expect(await screen.findByText(failure.inApp, {}, soon)).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: failure.export }));
    expect(await copied()).toEqual(await savedMatches.exportAll());
    mockTable.fails = false;
    fireEvent.press(screen.getByRole('button', { name: way === 'home' ? failure.home : failure.screen }));
    expect(await screen.findAllByText(shown, {}, soon)).not.toHaveLength(0);
    expect(screen.queryByText(failure.inApp)).toBeNull();
  },
);

it('has words, all saved games and a way on, whatever fails in the app', async () => {
  (await started(tableWith([anna, greta]))).close();
  const Screen = () => {
    if (mockTable.fails) throw new Error(CARD);
    return null;
  };
  renderUi(
    <AppBoundary>
      <Screen />
    </AppBoundary>,
  );
  const { failure } = TEXTS.en;
  expect(screen.getByText(failure.inApp)).toBeTruthy();
  expect(everythingOnScreen()).not.toContain(CARD);
  fireEvent.press(screen.getByRole('button', { name: failure.export }));
  expect(await copied()).toEqual(await savedMatches.exportAll());
  mockTable.fails = false;
  expect(screen.getByRole('button', { name: failure.app })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: failure.home }));
  expect(screen.queryByText(failure.title)).toBeNull();
});
