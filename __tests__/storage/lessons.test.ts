import AsyncStorage from '@react-native-async-storage/async-storage';
import { readLessons, writeLessons } from '@/storage/lessons';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

const KEY = 'harbourmaster/lessons/packet-row';

beforeEach(() => AsyncStorage.clear());

describe('progress in the lessons', () => {
  it('comes back as it was left, for each game by itself', async () => {
    const progress = { done: ['choosing'], left: { lesson: 'waiting', step: 2 } };
    await writeLessons('packet-row', progress);
    expect(await readLessons('packet-row')).toEqual(progress);
    expect(await readLessons('harbour')).toEqual({ done: [] });
  });

  it.each([
    ['nothing', '', { done: [] }],
    ['no JSON', '{', { done: [] }],
    ['another shape', '[7]', { done: [] }],
    [
      'lessons that are no list',
      '{"done":7,"left":{"lesson":"a","step":1}}',
      { done: [], left: { lesson: 'a', step: 1 } },
    ],
    ['a place that is none', '{"done":["a"],"left":{"lesson":"a","step":-1}}', { done: ['a'] }],
  ])('keeps what can be read where the device holds %s', async (_, text, expected) => {
    await AsyncStorage.setItem(KEY, text);
    expect(await readLessons('packet-row')).toEqual(expected);
  });

  it('is none where the device cannot be read', async () => {
    jest.mocked(AsyncStorage.getItem).mockRejectedValueOnce(new Error('unreadable'));
    expect(await readLessons('packet-row')).toEqual({ done: [] });
  });
});
