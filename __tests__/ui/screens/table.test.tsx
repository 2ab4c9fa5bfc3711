import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';
import { sealed } from '@/storage/save-text';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { en } from '@/text/en';
import { useSettings } from '@/ui/settings';
import { playAll } from '@/ui/sound';
import { renderApp } from '../wholeApp';
import { PHONE, showOn, TABLET } from '../windowSize';
import { emptyDevice } from './emptyDevice';
import { finishDrawing, liftCurtain } from './liftCurtain';
import { soon } from './patience';
import { anna, ben, greta, started, tableWith } from './tables';

jest.mock('@/ui/boards', () => ({
  ...jest.requireActual<object>('@/ui/boards'),
  boardOf: () => jest.requireActual<{ plainBoard: object }>('./plainBoard').plainBoard,
}));

jest.mock('@/ui/sound', () => ({
  ...jest.requireActual<object>('@/ui/sound'),
  playAll: jest.fn(),
}));

beforeEach(async () => {
  jest.mocked(playAll).mockClear();
  await emptyDevice();
  act(() =>
    useSettings.setState({
      ...DEFAULT_SETTINGS,
      language: 'en',
      motion: 'off',
      botPace: 'step',
      cover: 'table',
    }),
  );
});

/** From home into the saved match. */
async function openTable(seats: Parameters<typeof tableWith>[0], change?: Parameters<typeof tableWith>[1]) {
  const match = await started(tableWith(seats, change));
  match.close();
  renderApp();
  fireEvent.press(await screen.findByLabelText(/^Play on: Packet Row, round 1/, {}, soon));
}

/** Anna has chosen the docks, and a bot's answer waits for a tap on this. */
async function untilGretaWaits() {
  await openTable([anna, greta]);
  await waitFor(() => expect(view(0)).toBeTruthy(), soon);
  fireEvent.press(screen.getByLabelText('choose docks'));
  return screen.findByLabelText('Show the next move', {}, soon);
}

/** Returns what leaves the app, which goes to the background then. */
function watchApp() {
  let tell: ((state: AppStateStatus) => void) | undefined;
  jest.spyOn(AppState, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'change') tell = listener;
    return { remove: () => undefined };
  });
  return () => act(() => tell?.('inactive'));
}

const view = (seat: number) => screen.queryByText(`view of ${seat}`);

describe('between two people', () => {
  it('mounts no board under the curtain', async () => {
    await openTable([anna, ben]);
    expect(await screen.findByText('Decide.', {}, soon)).toBeTruthy();
    expect(screen.queryByText(/^view of/)).toBeNull();
    await liftCurtain('Anna');
    expect(view(0)).toBeTruthy();
  });

  it('lowers the curtain for the next person, with the former view gone', async () => {
    await openTable([anna, ben]);
    await liftCurtain('Anna');
    fireEvent.press(screen.getByLabelText('choose docks'));
    expect(await screen.findByLabelText(/^Show Ben’s hand/, {}, soon)).toBeTruthy();
    expect(screen.queryByText(/^view of/)).toBeNull();
  });

  it('is heard: the move, then the curtain for the next person', async () => {
    await openTable([anna, ben]);
    await liftCurtain('Anna');
    expect(playAll).not.toHaveBeenCalled();
    fireEvent.press(screen.getByLabelText('choose docks'));
    await screen.findByLabelText(/^Show Ben’s hand/, {}, soon);
    finishDrawing();
    expect(jest.mocked(playAll).mock.calls).toEqual([
      [
        [
          { sound: 'plant', after: 0 },
          { sound: 'curtain', after: 240 },
        ],
        1,
      ],
    ]);
  });

  it('covers the hand when the app is left', async () => {
    const leaveApp = watchApp();
    await openTable([anna, ben]);
    await liftCurtain('Anna');
    leaveApp();
    expect(view(0)).toBeNull();
    expect(screen.getByLabelText(/^Show Anna’s hand/)).toBeTruthy();
    expect(screen.getByText('Decide.')).toBeTruthy();
    jest.restoreAllMocks();
  });

  it('asks nothing of whoever comes back while a bot decides, and shows nobody’s hand', async () => {
    const leaveApp = watchApp();
    await openTable([anna, greta, ben]);
    await liftCurtain('Anna');
    fireEvent.press(screen.getByLabelText('choose docks'));
    // Her hand turns face down by itself, and nothing is left to cover.
    await screen.findByText('view of table', {}, soon);
    leaveApp();
    expect(screen.getByText('view of table')).toBeTruthy();
    expect(screen.queryByText('Decide.')).toBeNull();
    jest.restoreAllMocks();
  });

  it('offers the other person’s desk on the curtain, behind a curtain of its own', async () => {
    await openTable([anna, ben]);
    fireEvent.press(await screen.findByLabelText('Pass to Ben out of turn', {}, soon));
    expect(await screen.findByLabelText(/^Show Ben’s hand/, {}, soon)).toBeTruthy();
    expect(screen.getByText(en.games['packet-row'].desk.task)).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Back to the game'));
    expect(await screen.findByLabelText(/^Show Anna’s hand/, {}, soon)).toBeTruthy();
  });

  it('offers the desks of several others on the curtain by one choice among them', async () => {
    await openTable([anna, ben, { ...ben, name: 'Clara', house: 'bars' }, greta]);
    expect(await screen.findByLabelText(/^Show Anna’s hand/, {}, soon)).toBeTruthy();
    expect(screen.queryByLabelText(/^Pass to Ben out of turn/)).toBeNull();
    fireEvent.press(screen.getByLabelText(en.curtain.anotherDesk));
    expect(await screen.findByLabelText(/^Pass to Ben out of turn/, {}, soon)).toBeTruthy();
    expect(screen.queryByLabelText(/^Pass to (Anna|Greta) out of turn/)).toBeNull();
    fireEvent.press(screen.getByLabelText(/^Pass to Clara out of turn/));
    expect(await screen.findByLabelText(/^Show Clara’s hand/, {}, soon)).toBeTruthy();
    expect(screen.queryByText(/^view of/)).toBeNull();
  });

  it('gives another person the device for their desk, behind the curtain, and back', async () => {
    await openTable([anna, ben]);
    await liftCurtain('Anna');
    fireEvent.press(screen.getByLabelText('Menu'));
    fireEvent.press(screen.getByLabelText(/^Pass to Ben out of turn/));
    expect(screen.queryByText(/^view of/)).toBeNull();
    fireEvent.press(await screen.findByLabelText('Back to the game', {}, soon));
    expect(await screen.findByLabelText(/^Show Anna’s hand/, {}, soon)).toBeTruthy();
  });

  it('goes home from the curtain, and finds the game again there', async () => {
    await openTable([anna, ben]);
    fireEvent.press(await screen.findByLabelText('Pause the game', {}, soon));
    expect(await screen.findByLabelText(/^Play on/, {}, soon)).toBeTruthy();
  });
});

describe('alone against bots', () => {
  it('needs no curtain', async () => {
    await openTable([anna, greta]);
    await waitFor(() => expect(view(0)).toBeTruthy(), soon);
  });

  it('says why nothing can be taken back', async () => {
    await openTable([anna, greta], { houseRules: { takeBack: false, openHands: false } });
    await waitFor(() => expect(view(0)).toBeTruthy(), soon);
    fireEvent.press(screen.getByLabelText('choose docks'));
    await screen.findByLabelText('Show the next move', {}, soon);
    fireEvent.press(screen.getByLabelText('Menu'));
    expect(
      screen.getByLabelText(`Take back the last move, unavailable: ${en.table.undoReasons.notAllowed}`),
    ).toBeDisabled();
  });

  it('shows the log in sentences', async () => {
    await untilGretaWaits();
    fireEvent.press(screen.getByLabelText('Menu'));
    fireEvent.press(screen.getByLabelText('Log'));
    expect(await screen.findByText('Anna chose the docks.', {}, soon)).toBeTruthy();
  });

  it('waits for a tap before a bot’s move at the pace «step by step»', async () => {
    const next = await untilGretaWaits();
    fireEvent.press(screen.getByLabelText('Menu'));
    fireEvent.press(screen.getByLabelText('Log'));
    expect(screen.queryByText(/Greta (took|declined)/)).toBeNull();
    fireEvent.press(next);
    expect(await screen.findByText(/Greta (took|declined)/, {}, soon)).toBeTruthy();
  });

  it('goes on by itself when another pace is chosen while a bot waits for a tap', async () => {
    await untilGretaWaits();
    fireEvent.press(screen.getByLabelText('Menu'));
    fireEvent.press(screen.getByLabelText('Log'));
    act(() => useSettings.setState({ botPace: 'instant' }));
    expect(await screen.findByText(/Greta (took|declined)/, {}, soon)).toBeTruthy();
  });

  it('warns while a move could not be stored', async () => {
    await openTable([anna, greta]);
    await waitFor(() => expect(view(0)).toBeTruthy(), soon);
    const full = new Error('full');
    jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(full).mockRejectedValueOnce(full);
    fireEvent.press(screen.getByLabelText('choose docks'));
    expect(await screen.findByText(/^The last move could not be stored/, {}, soon)).toBeTruthy();
  });
});

it('says so when a game cannot be opened', async () => {
  const match = await started(tableWith([anna, ben]));
  const { id } = match.getSnapshot();
  match.close();
  const keys = (await AsyncStorage.getAllKeys()).filter((key) => key.includes(id));
  for (const key of keys) {
    const { check: _check, ...save } = JSON.parse((await AsyncStorage.getItem(key)) ?? '') as {
      check: string;
      record: { digest: string };
    };
    save.record.digest = 'otherwise';
    await AsyncStorage.setItem(key, sealed(JSON.stringify(save)));
  }
  renderApp();
  fireEvent.press(await screen.findByLabelText(/^Play on/, {}, soon));
  expect(await screen.findByText('This game cannot be opened', {}, soon)).toBeTruthy();
  fireEvent.press(screen.getByLabelText('Home'));
  expect(await screen.findByLabelText('New game of Packet Row', {}, soon)).toBeTruthy();
  expect(await AsyncStorage.getAllKeys()).toEqual(expect.arrayContaining(keys));
});

describe('the log', () => {
  afterEach(() => act(() => showOn(PHONE)));

  it.each([
    ['stands beside the table on a desktop', { width: 1280, height: 720 }, true],
    ['is behind its button on a tablet', TABLET, false],
    ['is behind its button in a low window', { width: 1280, height: 719 }, false],
  ])('%s', async (_case, size, beside) => {
    act(() => showOn(size));
    await openTable([anna, greta]);
    await waitFor(() => expect(view(0)).toBeTruthy(), soon);
    expect(screen.queryByText(en.table.emptyLog) !== null).toBe(beside);
  });
});

describe('the ledger on a desktop', () => {
  beforeEach(() => act(() => showOn({ width: 1280, height: 720 })));
  afterEach(() => act(() => showOn(PHONE)));

  const told = () =>
    screen.queryAllByLabelText(/points so far: city cards/).map(({ props }) => String(props['aria-label']));

  it('tells everybody’s points by their sources', async () => {
    await openTable([anna, greta]);
    await waitFor(() => expect(view(0)).toBeTruthy(), soon);
    expect(told()).toEqual([expect.stringMatching(/^Anna, /), expect.stringMatching(/^Greta, /)]);
  });

  it('tells the own points alone where the table keeps none', async () => {
    await openTable([anna, greta], { options: { ledger: false, firstHarbourMaster: 0 } });
    await waitFor(() => expect(view(0)).toBeTruthy(), soon);
    expect(told()).toEqual([expect.stringMatching(/^Anna, /)]);
  });
});
