import AsyncStorage from '@react-native-async-storage/async-storage';
import { addResult, bringBackRecords, clearRecords, readRecords, type GameResult } from '@/storage/records';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

const KEY = 'harbourmaster/records';

const game = (id: string, ended: number): GameResult => ({
  id,
  game: 'packet-row',
  ended,
  rounds: 12,
  seats: [
    { kind: 'human', name: 'Anna', points: 31, earned: ['firstWin'] },
    { kind: 'bot', level: 'easy', points: 20 },
  ],
  winners: [0],
});

const ids = async () => (await readRecords()).results.map(({ id }) => id);

beforeEach(async () => {
  await AsyncStorage.removeItem(KEY);
});

it('is empty at first', async () => {
  expect(await readRecords()).toEqual({ results: [], cleared: [] });
});

it('reads what was added, in the order in which the games ended', async () => {
  await addResult(game('b', 2));
  await addResult(game('a', 1));
  expect((await readRecords()).results).toEqual([game('a', 1), game('b', 2)]);
});

it('counts a game once', async () => {
  await addResult(game('a', 1));
  await addResult(game('a', 5));
  expect((await readRecords()).results).toEqual([game('a', 1)]);
});

it('loses none of two games that end at once', async () => {
  await Promise.all([addResult(game('a', 1)), addResult(game('b', 2))]);
  expect(await ids()).toEqual(['a', 'b']);
});

describe('a reset', () => {
  beforeEach(async () => {
    await addResult(game('a', 1));
    await clearRecords();
  });

  it('takes everything away', async () => {
    expect(await ids()).toEqual([]);
  });

  it('can be undone', async () => {
    await bringBackRecords();
    expect(await readRecords()).toEqual({ results: [game('a', 1)], cleared: [] });
  });

  it('can be undone after another reset', async () => {
    await clearRecords();
    await bringBackRecords();
    expect(await ids()).toEqual(['a']);
  });

  it('is for good once another game has ended', async () => {
    await addResult(game('b', 2));
    await bringBackRecords();
    expect(await ids()).toEqual(['b']);
  });
});

it.each([
  ['nothing that is JSON', '{"results":[', []],
  ['a list', '[]', []],
  ['one result that cannot be read', JSON.stringify({ results: [{ id: 3 }, game('a', 1)] }), ['a']],
  [
    'a seat of an unknown kind',
    JSON.stringify({ results: [{ ...game('a', 1), seats: [{ kind: 'cat' }] }] }),
    [],
  ],
  ['a field from a later version', JSON.stringify({ results: [{ ...game('a', 1), season: 2 }] }), ['a']],
])('reads what it can of %s', async (_case, text, expected) => {
  await AsyncStorage.setItem(KEY, text);
  expect(await ids()).toEqual(expected);
});

it('is empty on a device that cannot read', async () => {
  jest.mocked(AsyncStorage.getItem).mockRejectedValueOnce(new Error('broken'));
  expect(await ids()).toEqual([]);
});
