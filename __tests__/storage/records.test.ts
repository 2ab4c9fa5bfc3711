import AsyncStorage from '@react-native-async-storage/async-storage';
import {
  addResult,
  bringBackRecords,
  clearRecords,
  readRecords,
  recordsOn,
  type GameResult,
} from '@/storage/records';
import { memoryStore } from '../support/memory-store';

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

it('reads what was added, in the order in which it was, whatever the clock said', async () => {
  await addResult(game('b', 2));
  await addResult(game('a', 1));
  expect((await readRecords()).results).toEqual([game('b', 2), game('a', 1)]);
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

it('calls nobody by a name that the app would not take today', async () => {
  const called = (...names: string[]) => ({
    ...game('a', 1),
    seats: names.map((name) => ({ kind: 'human' as const, name, points: 3, earned: [] })),
  });
  const text = JSON.stringify({
    results: [called('n\n'.repeat(500), '\u202e', 'Anna', 'Anna')],
    cleared: [],
  });
  await AsyncStorage.setItem(KEY, text);
  const [read] = (await readRecords()).results;
  expect(read).toEqual(called('n n n n n n n', '№ 2', 'Anna', 'Anna 2'));
});

it.each([
  [
    'points without end',
    { ...game('x', 3), seats: [{ kind: 'human', name: 'Anna', points: 1e308, earned: [] }] },
  ],
  ['a moment that no calendar has', game('x', 1e300)],
  ['a moment before all clocks', game('x', -1)],
  ['more rounds than anybody plays', { ...game('x', 3), rounds: 1e15 }],
  ['a winner where nobody sits', { ...game('x', 3), winners: [1e9] }],
])('leaves out a result with %s, and keeps it aside when the others are written', async (_case, absurd) => {
  const text = JSON.stringify({ results: [game('a', 1), absurd], cleared: [] });
  await AsyncStorage.setItem(KEY, text);
  expect(await ids()).toEqual(['a']);
  await addResult(game('b', 2));
  expect(await ids()).toEqual(['a', 'b']);
  expect(await AsyncStorage.getItem(`${KEY}/aside/1`)).toBe(text);
  await AsyncStorage.removeItem(`${KEY}/aside/1`);
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

/** Reading takes a second way where the first one fails. */
function readingFails(times: number): void {
  const broken = new Error('broken');
  for (let time = 0; time < times; time += 1) {
    jest.mocked(AsyncStorage.multiGet).mockRejectedValueOnce(broken);
    jest.mocked(AsyncStorage.getItem).mockRejectedValueOnce(broken);
  }
}

describe('on a device that cannot read', () => {
  beforeEach(async () => {
    await addResult(game('a', 1));
    await addResult(game('b', 2));
  });

  it('shows nothing, and everything again once it can', async () => {
    readingFails(2);
    expect(await ids()).toEqual([]);
    expect(await ids()).toEqual(['a', 'b']);
  });

  it('reads again where reading fails once', async () => {
    readingFails(1);
    await addResult(game('c', 3));
    expect(await ids()).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['adds nothing', () => addResult(game('c', 3))],
    ['resets nothing', () => clearRecords()],
    ['brings nothing back', () => bringBackRecords()],
  ])('%s, says so, and loses nothing', async (_, change) => {
    readingFails(2);
    await expect(change()).rejects.toMatchObject({ fault: 'failed' });
    expect(await ids()).toEqual(['a', 'b']);
  });
});

describe('what this version does not understand is laid aside before it is written over', () => {
  const [ASIDE, FURTHER] = [`${KEY}/aside/1`, `${KEY}/aside/2`];
  const cutShort = JSON.stringify({ results: [game('a', 1)], cleared: [] }).slice(0, -20);

  it.each([
    ['a text that was cut short', cutShort, ['c']],
    ['a list', '[]', ['c']],
    ['a result that cannot be read', JSON.stringify({ results: [{ id: 3 }, game('a', 1)] }), ['a', 'c']],
    [
      'a field from a later version',
      JSON.stringify({ results: [{ ...game('a', 1), season: 2 }] }),
      ['a', 'c'],
    ],
  ])('%s', async (_, text, expected) => {
    const store = memoryStore(new Map([[KEY, text]]));
    await recordsOn(store).add(game('c', 3));
    expect(store.texts.get(ASIDE)).toBe(text);
    expect((await recordsOn(store).read()).results.map(({ id }) => id)).toEqual(expected);
  });

  it('beside what was laid aside before', async () => {
    const store = memoryStore(new Map([[KEY, '{']]));
    await recordsOn(store).add(game('a', 1));
    store.texts.set(KEY, '[');
    await recordsOn(store).add(game('b', 2));
    expect([store.texts.get(ASIDE), store.texts.get(FURTHER)]).toEqual(['{', '[']);
  });

  it('and nothing is written where there is no room for that', async () => {
    const device = memoryStore(new Map([[KEY, '{']]));
    const full = { ...device, set: () => Promise.reject(new Error('QuotaExceededError')) };
    await expect(recordsOn(full).add(game('a', 1))).rejects.toMatchObject({ fault: 'full' });
    expect([...device.texts]).toEqual([[KEY, '{']]);
  });

  it('and what it understands is not', async () => {
    const store = memoryStore();
    await recordsOn(store).add(game('a', 1));
    await recordsOn(store).clear();
    await recordsOn(store).add(game('b', 2));
    expect([...store.texts.keys()]).toEqual([KEY]);
  });
});

it('loses none of two games that end at once in two windows', async () => {
  const store = memoryStore();
  const [here, there] = [recordsOn(store), recordsOn(store)];
  await Promise.all([here.add(game('a', 1)), there.add(game('b', 2))]);
  expect((await here.read()).results.map(({ id }) => id)).toEqual(['a', 'b']);
});
