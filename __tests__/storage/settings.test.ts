import AsyncStorage from '@react-native-async-storage/async-storage';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS, readSettings, SETTINGS_FORMAT, writeSettings } from '@/storage/settings';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

const KEY = 'harbourmaster/settings';
const own = {
  language: 'de',
  theme: 'dark',
  motion: 'off',
  botPace: 'quick',
  haptics: false,
  shortcuts: false,
  sound: 'loud',
  cover: 'table',
  handOrder: 'kind',
} as const;

beforeEach(async () => {
  await AsyncStorage.removeItem(KEY);
});

it('starts with the defaults', async () => {
  expect(await readSettings()).toEqual(DEFAULT_SETTINGS);
});

it('reads what was written', async () => {
  await writeSettings(own);
  expect(await readSettings()).toEqual(own);
});

it.each([
  ['a theme that no longer exists', { ...own, theme: 'sepia' }, { ...own, theme: 'system' }],
  ['a missing field', { ...own, haptics: undefined }, { ...own, haptics: true }],
  ['a field of the wrong type', { ...own, motion: 3 }, { ...own, motion: 'full' }],
  ['settings from before there was sound', { ...own, sound: undefined }, { ...own, sound: 'quiet' }],
  [
    'settings from before hands had an order',
    { ...own, handOrder: undefined },
    { ...own, handOrder: 'taken' },
  ],
  ['a field from a later version', { ...own, music: true }, own],
])('keeps the other fields beside %s', async (_case, written, expected) => {
  await AsyncStorage.setItem(KEY, JSON.stringify({ format: SETTINGS_FORMAT, ...written }));
  expect(await readSettings()).toEqual(expected);
});

it('lets an open table with closed hands be the usual way for whoever had the whole table covered as it came', async () => {
  const written = readFileSync(join(__dirname, 'fixtures/settings-1/as-they-were-written.json'), 'utf8');
  await AsyncStorage.setItem(KEY, written);
  expect(await readSettings()).toEqual({ ...own, motion: 'brief', shortcuts: true, cover: 'hand' });
});

it('covers the whole table for whoever has chosen that since', async () => {
  await writeSettings({ ...DEFAULT_SETTINGS, cover: 'table' });
  expect(await readSettings()).toMatchObject({ cover: 'table' });
});

it.each([
  ['text that is not JSON', '{"language":'],
  ['a list', '[]'],
  ['a number', '7'],
  ['nothing', 'null'],
])('falls back to the defaults for %s', async (_case, written) => {
  await AsyncStorage.setItem(KEY, written);
  expect(await readSettings()).toEqual(DEFAULT_SETTINGS);
});

it('falls back to the defaults when storage cannot be read', async () => {
  jest.mocked(AsyncStorage.getItem).mockRejectedValueOnce(new Error('no storage'));
  expect(await readSettings()).toEqual(DEFAULT_SETTINGS);
});
