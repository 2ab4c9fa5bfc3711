import AsyncStorage from '@react-native-async-storage/async-storage';
import { changeLessons, readLessons } from '@/storage/lessons';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

const KEY = 'harbourmaster/lessons/packet-row';

beforeEach(() => AsyncStorage.clear());

function readingFailsTwice(): void {
  const broken = new Error('broken');
  jest.mocked(AsyncStorage.multiGet).mockRejectedValueOnce(broken).mockRejectedValueOnce(broken);
  jest.mocked(AsyncStorage.getItem).mockRejectedValueOnce(broken).mockRejectedValueOnce(broken);
}

describe('progress in the lessons', () => {
  it('comes back as it was left, for each game by itself', async () => {
    const progress = { done: ['choosing'], left: { lesson: 'waiting', step: 2 } };
    await changeLessons('packet-row', () => progress);
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
    readingFailsTwice();
    expect(await readLessons('packet-row')).toEqual({ done: [] });
  });

  it('is not lost to a change on a device that cannot be read', async () => {
    await changeLessons('packet-row', () => ({ done: ['choosing'] }));
    readingFailsTwice();
    const change = changeLessons('packet-row', ({ done }) => ({ done: [...done, 'waiting'] }));
    await expect(change).rejects.toMatchObject({ fault: 'failed' });
    expect(await readLessons('packet-row')).toEqual({ done: ['choosing'] });
  });
});
