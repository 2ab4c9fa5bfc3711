import AsyncStorage from '@react-native-async-storage/async-storage';
import { addSolved, readSolved } from '@/storage/puzzles';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

const KEY = 'harbourmaster/puzzles/harbour';

beforeEach(() => AsyncStorage.clear());

it('solved puzzles come back, each once and for each game by itself', async () => {
  await addSolved('harbour', 'a');
  await addSolved('harbour', 'b');
  await addSolved('harbour', 'a');
  expect(await readSolved('harbour')).toEqual(['b', 'a']);
  expect(await readSolved('rotterdam')).toEqual([]);
});

it.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another shape', '{"solved":7}'],
])('none was solved where the device holds %s', async (_, text) => {
  await AsyncStorage.setItem(KEY, text);
  expect(await readSolved('harbour')).toEqual([]);
});

it('a device that cannot be read loses nothing by one more', async () => {
  await addSolved('harbour', 'a');
  const broken = new Error('broken');
  jest.mocked(AsyncStorage.multiGet).mockRejectedValueOnce(broken).mockRejectedValueOnce(broken);
  jest.mocked(AsyncStorage.getItem).mockRejectedValueOnce(broken).mockRejectedValueOnce(broken);
  await expect(addSolved('harbour', 'b')).rejects.toMatchObject({ fault: 'failed' });
  expect(await readSolved('harbour')).toEqual(['a']);
});
