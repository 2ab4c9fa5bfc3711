import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AppState, DeviceEventEmitter, Platform, type AppStateStatus } from 'react-native';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { useSettings } from '@/ui/settings';
import { renderApp } from '../wholeApp';
import { emptyDevice } from './emptyDevice';
import { liftCurtain } from './liftCurtain';
import { soon } from './patience';
import { anna, ben, started, tableWith } from './tables';

jest.mock('@/ui/boards', () => ({
  ...jest.requireActual<object>('@/ui/boards'),
  boardOf: () => jest.requireActual<{ plainBoard: object }>('./plainBoard').plainBoard,
}));

const states = jest.spyOn(AppState, 'addEventListener');

/** Tells whoever listens on a phone what becomes of the app. */
function tellApp(type: 'change' | 'blur' | 'focus', state: AppStateStatus): void {
  for (const [heard, listener] of states.mock.calls) if (heard === type) listener(state);
}

function showPage(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A way in which other eyes may come, and the way back. */
interface Way {
  readonly title: string;
  readonly leave: () => void;
  readonly comeBack: () => void;
}

const toState = (title: string, state: AppStateStatus): Way => ({
  title,
  leave: () => tellApp('change', state),
  comeBack: () => tellApp('change', 'active'),
});

const BACKGROUND = toState('the app goes to the background', 'background');

const WAYS: Readonly<Record<'ios' | 'android' | 'web', readonly Way[]>> = {
  ios: [toState('the app switcher opens', 'inactive'), BACKGROUND],
  android: [
    BACKGROUND,
    {
      title: 'the shade with notifications is pulled down',
      leave: () => tellApp('blur', 'active'),
      comeBack: () => tellApp('focus', 'active'),
    },
  ],
  web: [
    { title: 'the page is hidden', leave: () => showPage('hidden'), comeBack: () => showPage('visible') },
    {
      title: 'the window loses the focus',
      leave: () => window.dispatchEvent(new Event('blur')),
      comeBack: () => window.dispatchEvent(new Event('focus')),
    },
  ],
};

const ways = WAYS[Platform.OS as keyof typeof WAYS];

beforeEach(async () => {
  states.mockClear();
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

const playOn = async () =>
  fireEvent.press(await screen.findByLabelText(/^Play on: Packet Row, round 1/, {}, soon));

async function reveal() {
  await liftCurtain('Anna');
  expect(privateViews()).toHaveLength(1);
}

/** Anna looks at her hand, and Ben sits beside her. */
async function annaAtTheTable() {
  const match = await started(tableWith([anna, ben]));
  match.close();
  renderApp();
  await playOn();
  await reveal();
}

/** Mounted anywhere, also where nobody could see it. */
const privateViews = () => screen.queryAllByText(/^view of \d/, { includeHiddenElements: true });

it.each(ways)('when $title the hand is gone, and is shown again only to whoever asks for it', async (way) => {
  await annaAtTheTable();
  act(way.leave);
  expect(privateViews()).toEqual([]);
  expect(screen.getByLabelText(/^Show Anna’s hand/)).toBeTruthy();
  act(way.comeBack);
  expect(privateViews()).toEqual([]);
  await reveal();
});

it.each([
  ['Settings', () => screen.findByLabelText('Back', {}, soon)],
  ['Rules', () => screen.findByLabelText('Back', {}, soon)],
])(
  'while %s lie over the table the hand is gone, and the way back leads to the curtain',
  async (name, back) => {
    await annaAtTheTable();
    fireEvent.press(screen.getByLabelText('Menu'));
    // A browser still has home below the table, which leads there too.
    const ways = await waitFor(() => {
      const found = screen.getAllByLabelText(new RegExp(`^${name}`));
      expect(found).toHaveLength(Platform.OS === 'web' ? 2 : 1);
      return found;
    }, soon);
    fireEvent.press(ways[ways.length - 1] as Parameters<typeof fireEvent.press>[0]);
    const away = await back();
    await waitFor(() => expect(privateViews()).toEqual([]), soon);
    fireEvent.press(away);
    await screen.findByLabelText(/^Show Anna’s hand/, {}, soon);
    expect(privateViews()).toEqual([]);
    await reveal();
  },
);

if (Platform.OS === 'web') {
  const key = (type: 'keydown' | 'keyup', init: KeyboardEventInit) =>
    act(() => void document.body.dispatchEvent(new KeyboardEvent(type, { bubbles: true, ...init })));
  const loseWindow = () => act(() => void window.dispatchEvent(new Event('blur')));

  it('tabbing on to the browser’s own bar takes no hand away', async () => {
    await annaAtTheTable();
    key('keydown', { key: 'Tab' });
    loseWindow();
    expect(privateViews()).toHaveLength(1);
    loseWindow();
    expect(privateViews()).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['by another key', () => key('keydown', { key: 'Tab', altKey: true })],
    [
      'after a Tab that led on within the page',
      () => {
        key('keydown', { key: 'Tab' });
        key('keyup', { key: 'Tab' });
      },
    ],
  ])('leaving the window %s takes it away', async (_how, leave) => {
    await annaAtTheTable();
    leave();
    loseWindow();
    expect(privateViews()).toEqual([]);
  });
}

if (Platform.OS === 'android') {
  it('the back button takes the hand away with the table, and coming back begins behind the curtain', async () => {
    await annaAtTheTable();
    act(() => DeviceEventEmitter.emit('hardwareBackPress'));
    await screen.findByLabelText(/^Play on: /, {}, soon);
    expect(privateViews()).toEqual([]);
    await playOn();
    await screen.findByLabelText(/^Show Anna’s hand/, {}, soon);
    expect(privateViews()).toEqual([]);
    await reveal();
  });
}
