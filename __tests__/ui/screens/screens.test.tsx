import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { GAMES } from '@/games';
import { DEFAULT_SETTINGS, readSettings } from '@/storage/settings';
import { ICON_AUTHORS } from '@/ui/icons';
import { restoreSettings, useSettings } from '@/ui/settings';
import { play } from '@/ui/sound';
import { expo } from '../../../app.json';
import { version } from '../../../package.json';
import { renderApp } from '../wholeApp';
import { soon } from './patience';

jest.mock('@/ui/sound', () => ({ ...jest.requireActual<object>('@/ui/sound'), play: jest.fn() }));

async function openCredits() {
  await open('Settings');
  fireEvent.press(await screen.findByRole('button', { name: /^Credits/ }, soon));
}

async function open(...links: readonly string[]) {
  renderApp();
  for (const name of links) fireEvent.press(await screen.findByRole('link', { name }, soon));
}

beforeEach(async () => {
  await AsyncStorage.removeItem('harbourmaster/settings');
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en' }));
});

describe('home', () => {
  it('shows the three games, for how many and how long', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Harbourmaster' }, soon)).toBeTruthy();
    for (const name of ['Packet Row', 'Harbour', 'Rotterdam']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    }
    expect(screen.getByRole('img', { name: 'for 2 to 5 players' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'about 75 minutes' })).toBeTruthy();
  });
});

describe('settings', () => {
  it('changes the language at once and keeps it', async () => {
    await open('Settings');
    fireEvent.press(await screen.findByRole('radio', { name: 'Deutsch' }, soon));
    expect(screen.getByRole('heading', { name: 'Einstellungen' })).toBeTruthy();
    await waitFor(async () => expect((await readSettings()).language).toBe('de'), soon);
  });

  it.each([
    ['Night', { theme: 'dark' }],
    ['Brief', { motion: 'brief' }],
    ['Quick', { botPace: 'quick' }],
  ])('changes to «%s»', async (name, expected) => {
    await open('Settings');
    fireEvent.press(await screen.findByRole('radio', { name }, soon));
    expect(useSettings.getState()).toMatchObject(expected);
  });

  it('changes the volume at once, keeps it, and lets it be heard', async () => {
    await open('Settings');
    expect(await screen.findByRole('radio', { name: 'Quiet' }, soon)).toBeChecked();
    fireEvent.press(screen.getByRole('radio', { name: 'Loud' }));
    expect(screen.getByRole('radio', { name: 'Loud' })).toBeChecked();
    expect(play).toHaveBeenCalledWith('coins');
    await waitFor(async () => expect((await readSettings()).sound).toBe('loud'), soon);
  });

  it('says that nothing has to be heard', async () => {
    await open('Settings');
    expect(await screen.findByText(/Whatever you hear is also shown and written\.$/, {}, soon)).toBeTruthy();
  });

  it('turns vibration off', async () => {
    await open('Settings');
    fireEvent.press(await screen.findByRole('switch', { name: /^Vibration/ }, soon));
    expect(useSettings.getState().haptics).toBe(false);
  });

  it.each([
    ['en', 'Rules of'],
    ['de', 'Regeln von'],
  ] as const)('tells the version of the app and of each game’s rules (%s)', async (language, rulesOf) => {
    await open('Settings');
    await screen.findByRole('radio', { name: 'Deutsch' }, soon);
    act(() => useSettings.setState({ language }));
    expect(screen.getByText(`Harbourmaster ${version}`)).toBeTruthy();
    for (const [game, { rulesVersion }] of [
      ['Packet Row', GAMES['packet-row']],
      ['Harbour', GAMES.harbour],
      ['Rotterdam', GAMES.rotterdam],
    ] as const) {
      expect(screen.getByText(new RegExp(`^${rulesOf} ${game}: version ${rulesVersion}$`, 'i'))).toBeTruthy();
    }
    expect(expo.version).toBe(version);
  });

  it('says so when the device asks for less motion than was chosen', async () => {
    jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(true);
    await open('Settings');
    expect(
      await screen.findByText('Your device asks for less motion, so it is kept brief.', {}, soon),
    ).toBeTruthy();
    jest.restoreAllMocks();
  });

  it('comes back as it was left', async () => {
    await AsyncStorage.setItem('harbourmaster/settings', JSON.stringify({ theme: 'light', motion: 'off' }));
    await act(restoreSettings);
    expect(useSettings.getState()).toMatchObject({ theme: 'light', motion: 'off' });
  });
});

describe('credits', () => {
  it('are reached from the settings, and lead back there', async () => {
    await openCredits();
    expect(await screen.findByText(/^Icons made by/, {}, soon)).toBeTruthy();
    fireEvent.press(await screen.findByRole('button', { name: 'Back' }, soon));
    expect(await screen.findByRole('radio', { name: 'Deutsch' }, soon)).toBeTruthy();
  });

  it('names every author of an icon, the licences, the designers and the distance to them', async () => {
    await openCredits();
    const icons = await screen.findByText(/^Icons made by/, {}, soon);
    for (const author of new Set(Object.values(ICON_AUTHORS))) {
      expect(icons).toHaveTextContent(new RegExp(author));
    }
    for (const words of [
      /CC BY 3\.0/,
      /OFL/,
      /^The sounds were made for this project by a script/,
      /Åse and Henrik Berg/,
      /Scott Almes/,
      /Hans van Tol/,
    ]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(screen.getByText(/independent implementation/)).toBeTruthy();
  });
});

describe('privacy', () => {
  it('says in two sentences, reached from the settings, that nothing is collected and nothing leaves', async () => {
    await open('Settings');
    fireEvent.press(await screen.findByLabelText(/^Privacy\. /, {}, soon));
    expect(await screen.findByText(/^Nothing is collected: [^.]+\.$/, {}, soon)).toBeTruthy();
    expect(screen.getByText(/^Nothing leaves this device: [^.]+\.$/)).toBeTruthy();
  });
});
