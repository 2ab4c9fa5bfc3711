import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { LANGUAGES } from '@/engine/phrase';
import { GAME_IDS } from '@/games';
import { achievementIds } from '@/match/records/achievements';
import { addResult, readRecords, type GameResult } from '@/storage/records';
import { DEFAULT_SETTINGS } from '@/storage/settings';
import { en } from '@/text/en';
import { achievementWords } from '@/ui/screens/records/AchievementList';
import { useSettings } from '@/ui/settings';
import { renderApp } from '../wholeApp';
import { soon } from './patience';

const game = (ended: number, points: number, won: boolean): GameResult => ({
  id: String(ended),
  game: 'packet-row',
  ended,
  rounds: 12,
  seats: [
    { kind: 'human', name: 'Anna', points, earned: won ? ['firstWin', 'trader'] : [] },
    { kind: 'bot', level: 'hard', points: 30 },
  ],
  winners: [won ? 0 : 1],
});

async function open() {
  renderApp();
  fireEvent.press(await screen.findByLabelText('Records', {}, soon));
  await screen.findByText('Achievements', {}, soon);
}

beforeEach(async () => {
  await AsyncStorage.removeItem('harbourmaster/records');
  act(() => useSettings.setState({ ...DEFAULT_SETTINGS, language: 'en' }));
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(GAME_IDS)('everything that can be earned in %s has a name', (id) => {
    const named = achievementWords(id, language).map(([one]) => one);
    expect(named).toEqual(achievementIds(id));
  });
});

it('says so when no game has been finished, and shows what can be earned', async () => {
  await open();
  expect(await screen.findByText('No finished game yet', {}, soon)).toBeTruthy();
  expect(screen.getByText('0 of 12')).toBeTruthy();
  expect(screen.getAllByText('not yet earned')).toHaveLength(12);
  expect(screen.queryByLabelText('Reset the records')).toBeNull();
});

it('is drawn although one number in it is absurd', async () => {
  const absurd = { ...game(2, 40, true), ended: 1e300 };
  const text = JSON.stringify({ results: [game(1, 20, false), absurd], cleared: [] });
  await AsyncStorage.setItem('harbourmaster/records', text);
  await open();
  expect(await screen.findByText('Anna', {}, soon)).toBeTruthy();
});

describe('with two games', () => {
  beforeEach(async () => {
    await addResult(game(1, 36, true));
    await addResult(game(2, 25, false));
    await open();
    await screen.findByText('Anna', {}, soon);
  });

  it.each([
    'Games: 2',
    'Wins: 1',
    'Average: 30.5',
    'Best: 36',
    'Wins in a row: 0',
    'Longest row: 1',
    'Points of the last 2 games, oldest first: 36 (won), 25',
  ])('tells «%s»', (name) => {
    expect(screen.getByLabelText(name)).toBeTruthy();
  });

  it('tells how often each level was beaten, and how it did itself', () => {
    const names = [
      'Hard bots: 1 of 2 won, 30.5 points on average, best 36',
      'Hard bots: 1 of 2 won, 30.0 points on average, best 30',
    ];
    for (const name of names) expect(screen.getByLabelText(name)).toBeTruthy();
  });

  it('adds up over all games, without comparing their points, and leads to each', () => {
    fireEvent.press(screen.getByLabelText('All games'));
    expect(screen.getByLabelText('Games: 2')).toBeTruthy();
    expect(screen.getByLabelText('Packet Row: 1 of 2 won, 30.5 points on average, best 36')).toBeTruthy();
    expect(screen.getAllByLabelText('Hard bots: 1 of 2 won')).toHaveLength(2);
    expect(screen.queryByLabelText(/^Average/)).toBeNull();
    fireEvent.press(screen.getByLabelText('Achievements in Rotterdam: 0 of 12'));
    expect(screen.getByText('Smoking chimneys')).toBeTruthy();
  });

  it('shows what was earned', () => {
    expect(screen.getByText('2 of 12')).toBeTruthy();
    expect(screen.getAllByText('not yet earned')).toHaveLength(10);
  });

  it('asks before it resets the records', async () => {
    fireEvent.press(screen.getByLabelText('Reset the records'));
    expect(screen.getByText(en.records.resetAsks)).toBeTruthy();
    fireEvent.press(screen.getByLabelText('Keep them'));
    expect(screen.getByLabelText('Reset the records')).toBeTruthy();
    expect((await readRecords()).results).not.toEqual([]);
  });

  it('resets the records, and brings them back', async () => {
    fireEvent.press(screen.getByLabelText('Reset the records'));
    fireEvent.press(screen.getByLabelText('Reset'));
    expect(await screen.findByText('No finished game yet', {}, soon)).toBeTruthy();
    expect((await readRecords()).results).toEqual([]);
    fireEvent.press(screen.getByLabelText('Bring them back'));
    expect(await screen.findByText('Anna', {}, soon)).toBeTruthy();
    expect(screen.queryByLabelText('Bring them back')).toBeNull();
  });
});
