import type { SharedStore } from '@/storage/key-value';
import { leased } from '@/storage/lease';
import { freshName, memoryStore, type MemoryStore } from '../support/memory-store';
import { diceOf } from '../support/saved-matches';
import { slowWindow } from '../support/two-windows';

const QUICK = { expires: 400, looksAgain: 1 };
const COUNT = 'count';

const turnsIn = ({ texts }: MemoryStore) => [...texts.keys()].filter((key) => key.includes('/turn/'));

/** Reads, and writes one more: a second one in between would be lost. */
const countOn = (window: SharedStore) =>
  window.alone(async () => window.set(COUNT, String(Number((await window.get(COUNT)) ?? '0') + 1)));

describe('windows that the browser does not let wait for each other', () => {
  it('lose nothing of each other’s work, however they meet, and leave nothing behind', async () => {
    for (let round = 0; round < 20; round += 1) {
      const device = memoryStore();
      const random = diceOf(`meeting-${round}`);
      const windows = [0, 1, 2].map(() =>
        leased(slowWindow(device, random), freshName, { ...QUICK, expires: 5_000 }),
      );
      await Promise.all(windows.flatMap((window) => [countOn(window), countOn(window)]));
      expect(device.texts.get(COUNT)).toBe('6');
      expect(turnsIn(device)).toEqual([]);
    }
  }, 120_000);

  it('go on when the work of one fails', async () => {
    const device = memoryStore();
    const window = leased(device, freshName, QUICK);
    await expect(window.alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(turnsIn(device)).toEqual([]);
    await countOn(window);
    expect(device.texts.get(COUNT)).toBe('1');
  });

  it.each([
    ['long ago', '1 1'],
    ['by an earlier version of the app', '1 1700000000000'],
    ['by an earlier version whose clock was ahead', '1 9999999999999'],
  ])('pass one that was closed in its turn %s once it has stayed as it is long enough', async (_, ticket) => {
    jest.useFakeTimers();
    const device = memoryStore(new Map([['harbourmaster/turn/gone-1', ticket]]));
    const counted = countOn(leased(device, freshName, QUICK));
    await jest.advanceTimersByTimeAsync(QUICK.expires / 2);
    expect(device.texts.has(COUNT)).toBe(false);
    await jest.advanceTimersByTimeAsync(QUICK.expires);
    jest.useRealTimers();
    await counted;
    expect(turnsIn(device)).toEqual([]);
  });

  it('wait for all that were left behind at once, and only once', async () => {
    jest.useFakeTimers();
    const left = [1, 2, 3, 4].map((at) => [`harbourmaster/turn/gone-${at}`, `${at} ${at}`] as const);
    const device = memoryStore(new Map(left));
    const stuck = { ...device, remove: () => Promise.reject(new Error('no')) };
    const window = leased(stuck, freshName, QUICK);
    const first = countOn(window);
    await jest.advanceTimersByTimeAsync(1.5 * QUICK.expires);
    expect(device.texts.get(COUNT)).toBe('1');
    const second = countOn(window);
    await jest.advanceTimersByTimeAsync(10);
    expect(device.texts.get(COUNT)).toBe('2');
    jest.useRealTimers();
    await Promise.all([first, second]);
  });

  it.each([
    ['ahead', 3_600_000],
    ['back', -3_600_000],
  ])('wait for work although a clock is set %s meanwhile', async (_, set) => {
    jest.useFakeTimers();
    const device = memoryStore();
    const done: string[] = [];
    const [slow, quick] = [leased(device, freshName, QUICK), leased(device, freshName, QUICK)];
    const first = slow.alone(async () => {
      await new Promise((go) => setTimeout(go, 2 * QUICK.expires));
      done.push('slow');
    });
    await jest.advanceTimersByTimeAsync(1);
    jest.setSystemTime(Date.now() + set);
    const second = quick.alone(() => Promise.resolve(void done.push('quick')));
    await jest.advanceTimersByTimeAsync(3 * QUICK.expires);
    jest.useRealTimers();
    await Promise.all([first, second]);
    expect(done).toEqual(['slow', 'quick']);
  });

  it.each([
    ['today', undefined],
    ['before 1970', -7 * 24 * 3_600_000],
  ])('wait for work that takes longer than a ticket lasts, by a clock that says %s', async (_, now) => {
    jest.useFakeTimers(now === undefined ? {} : { now });
    const device = memoryStore();
    const done: string[] = [];
    const [slow, quick] = [leased(device, freshName, QUICK), leased(device, freshName, QUICK)];
    const first = slow.alone(async () => {
      await new Promise((go) => setTimeout(go, 3 * QUICK.expires));
      done.push('slow');
    });
    await jest.advanceTimersByTimeAsync(1);
    const second = quick.alone(() => Promise.resolve(void done.push('quick')));
    await jest.advanceTimersByTimeAsync(4 * QUICK.expires);
    jest.useRealTimers();
    await Promise.all([first, second]);
    expect(done).toEqual(['slow', 'quick']);
    expect(turnsIn(device)).toEqual([]);
  });

  it('do not wait for tickets of their own that the device did not remove', async () => {
    const device = memoryStore();
    const stuck = { ...device, remove: () => Promise.reject(new Error('no')) };
    const window = leased(stuck, freshName, { ...QUICK, expires: 600_000 });
    for (let move = 0; move < 3; move += 1) await countOn(window);
    expect(device.texts.get(COUNT)).toBe('3');
  });

  it('work although a ticket that was left behind cannot be removed', async () => {
    const device = memoryStore(new Map([['harbourmaster/turn/gone-1', '1 1']]));
    const stuck = { ...device, remove: () => Promise.reject(new Error('no')) };
    await countOn(leased(stuck, freshName, QUICK));
    expect(device.texts.get(COUNT)).toBe('1');
  });

  it('do not wait for one whose ticket is none', async () => {
    const device = memoryStore(new Map([['harbourmaster/turn/odd-1', 'x']]));
    await countOn(leased(device, freshName, QUICK));
    expect(device.texts.get(COUNT)).toBe('1');
  });

  it('work without a turn where there is no room to ask for one, so that room can be made', async () => {
    const device = memoryStore();
    const full = { ...device, set: () => Promise.reject(new Error('QuotaExceededError')) };
    await leased(full, freshName, QUICK).alone(() => device.remove('anything'));
    expect(device.texts.size).toBe(0);
  });

  it('do nothing where the device does not tell whose turn it is', async () => {
    const device = memoryStore();
    const blind = { ...device, keys: () => Promise.reject(new Error('cannot read')) };
    const work = jest.fn();
    await expect(leased(blind, freshName, QUICK).alone(work)).rejects.toThrow('cannot read');
    expect(work).not.toHaveBeenCalled();
    expect(turnsIn(device)).toEqual([]);
  });
});
