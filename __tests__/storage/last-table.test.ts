import AsyncStorage from '@react-native-async-storage/async-storage';
import { readLastTable, writeLastTable } from '@/storage/last-table';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

const KEY = 'harbourmaster/last-table/packet-row';
const anna = { kind: 'human', name: 'Anna', house: 'ball', level: '' } as const;
const greta = { kind: 'bot', name: 'Greta', house: 'star', level: 'hard' } as const;
const own = { seats: [anna, greta], first: 1, ledger: false, takeBack: false, openHands: true };

beforeEach(async () => {
  await AsyncStorage.removeItem(KEY);
});

it('knows of no table before the first', async () => {
  expect(await readLastTable('packet-row')).toBeUndefined();
});

it('reads what was written, for each game by itself', async () => {
  await writeLastTable('packet-row', own);
  expect(await readLastTable('packet-row')).toEqual(own);
  expect(await readLastTable('harbour')).toBeUndefined();
});

it.each([
  ['an option of the wrong type', { ...own, ledger: 'no' }, { ...own, ledger: true }],
  ['a missing option', { ...own, openHands: undefined }, { ...own, openHands: false }],
  ['a starting player who is none', { ...own, first: -2 }, { ...own, first: undefined }],
  ['seats that are none', { ...own, seats: 7 }, { ...own, seats: [] }],
  [
    'a seat that is none',
    { ...own, seats: [anna, 'Greta'] },
    { ...own, seats: [anna, { kind: 'bot', name: '', house: '', level: '' }] },
  ],
  [
    'a seat with a bad name',
    { ...own, seats: [{ ...anna, name: 3 }, greta] },
    { ...own, seats: [{ ...anna, name: '' }, greta] },
  ],
])('keeps the other fields beside %s', async (_case, written, expected) => {
  await AsyncStorage.setItem(KEY, JSON.stringify(written));
  expect(await readLastTable('packet-row')).toEqual(expected);
});

it.each([['{"seats":'], ['[]'], ['null'], ['7']])('has no table in «%s»', async (written) => {
  await AsyncStorage.setItem(KEY, written);
  expect(await readLastTable('packet-row')).toBeUndefined();
});

it('has no table when storage cannot be read', async () => {
  jest.mocked(AsyncStorage.getItem).mockRejectedValueOnce(new Error('no storage'));
  expect(await readLastTable('packet-row')).toBeUndefined();
});
