import AsyncStorage from '@react-native-async-storage/async-storage';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLastTable, writeLastTable } from '@/storage/last-table';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

const KEY = 'harbourmaster/last-table/packet-row';
const anna = { kind: 'human', name: 'Anna', house: 'ball', level: '' } as const;
const greta = { kind: 'bot', name: 'Greta', house: 'star', level: 'hard' } as const;
const houseRules = { takeBack: false, openHands: true };
const own = { seats: [anna, greta], houseRules, options: { firstHarbourMaster: 1, ledger: false } };
const stored = { format: 2, ...own };

beforeEach(async () => {
  await AsyncStorage.clear();
});

it('knows of no table before the first', async () => {
  expect(await readLastTable('packet-row')).toBeUndefined();
});

it('reads what was written, for each game by itself', async () => {
  const harbour = { ...own, options: { boards: 'characters', bonusCards: true } };
  await writeLastTable('packet-row', own);
  await writeLastTable('harbour', harbour);
  expect(await readLastTable('packet-row')).toEqual(own);
  expect(await readLastTable('harbour')).toEqual(harbour);
  expect(await readLastTable('rotterdam')).toBeUndefined();
});

it.each([
  ['options that are none', { ...stored, options: 7 }, { ...own, options: {} }],
  ['missing options', { ...stored, options: undefined }, { ...own, options: {} }],
  [
    'a house rule of the wrong type',
    { ...stored, houseRules: { ...houseRules, takeBack: 'no' } },
    { ...own, houseRules: { ...houseRules, takeBack: true } },
  ],
  [
    'house rules that are none',
    { ...stored, houseRules: 'strict' },
    { ...own, houseRules: { takeBack: true, openHands: false } },
  ],
  ['seats that are none', { ...stored, seats: 7 }, { ...own, seats: [] }],
  [
    'a seat that is none',
    { ...stored, seats: [anna, 'Greta'] },
    { ...own, seats: [anna, { kind: 'bot', name: '', house: '', level: '' }] },
  ],
  [
    'a seat with a bad name',
    { ...stored, seats: [{ ...anna, name: 3 }, greta] },
    { ...own, seats: [{ ...anna, name: '' }, greta] },
  ],
])('keeps the other fields beside %s', async (_case, written, expected) => {
  await AsyncStorage.setItem(KEY, JSON.stringify(written));
  expect(await readLastTable('packet-row')).toEqual(expected);
});

it.each([['{"seats":'], ['[]'], ['null'], ['7'], ['{"format":3}'], ['{"format":"2"}'], ['{"format":0}']])(
  'has no table in «%s»',
  async (written) => {
    await AsyncStorage.setItem(KEY, written);
    expect(await readLastTable('packet-row')).toBeUndefined();
  },
);

it('has no table when storage cannot be read', async () => {
  jest.mocked(AsyncStorage.getItem).mockRejectedValueOnce(new Error('no storage'));
  expect(await readLastTable('packet-row')).toBeUndefined();
});

describe('a table that was stored when all tables were Packet Row’s', () => {
  const fixture = (name: string) =>
    readFileSync(join(__dirname, 'fixtures/last-table-1', `packet-row-${name}.json`), 'utf8');

  it.each([
    [
      'as-it-was-offered',
      { houseRules: { takeBack: true, openHands: false }, options: { ledger: true } },
      ['', 'Greta', 'Oskar'],
    ],
    [
      'five-without-ledger',
      { houseRules: { takeBack: false, openHands: true }, options: { ledger: false, firstHarbourMaster: 3 } },
      ['Zoë «Tide»', 'Greta', 'Oskar', 'Ines', 'Hector'],
    ],
    [
      'two-people',
      { houseRules: { takeBack: false, openHands: false }, options: { ledger: true } },
      ['Anna', 'D’Arcy'],
    ],
    [
      'places-exchanged',
      { houseRules: { takeBack: true, openHands: true }, options: { ledger: true, firstHarbourMaster: 1 } },
      ['Greta', 'Anna', 'Oskar'],
    ],
  ])('comes back: %s', async (name, expected, people) => {
    await AsyncStorage.setItem(KEY, fixture(name));
    const table = await readLastTable('packet-row');
    expect(table).toMatchObject(expected);
    expect(table?.seats.map((seat) => seat.name)).toEqual(people);
    if (table !== undefined) await writeLastTable('packet-row', table);
    expect(await readLastTable('packet-row')).toEqual(table);
  });
});
