import { keepingIn } from '@/storage/web/promise';
import type { Browsing } from '@/storage/web/places';

const answering = (answer: () => Promise<boolean>): Browsing => ({
  navigator: { storage: { persist: answer, persisted: answer } },
});

describe('how long a browser keeps what is stored', () => {
  it.each([
    ['one that promises', answering(() => Promise.resolve(true)), 'promised'],
    ['one that refuses, as private windows do', answering(() => Promise.resolve(false)), 'unlessCleared'],
    ['one that breaks off', answering(() => Promise.reject(new Error('no'))), 'unlessCleared'],
    ['one that cannot be asked', {}, 'unlessCleared'],
  ] as const)('%s', async (_, browser, keeping) => {
    expect(await keepingIn(browser, 'surely', 'persist')).toBe(keeping);
    expect(await keepingIn(browser, 'surely', 'persisted')).toBe(keeping);
  });

  it.each(['soon', 'untilClosed', 'notNow'] as const)(
    'is no promise where it keeps things %s',
    async (safety) => {
      const promises = answering(() => Promise.resolve(true));
      expect(await keepingIn(promises, safety, 'persisted')).toBe(safety);
    },
  );
});
