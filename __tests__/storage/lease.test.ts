import type { KeyValueStore } from '@/storage/key-value';
import { leased } from '@/storage/lease';
import { freshName, memoryStore, type MemoryStore } from '../support/memory-store';
import { diceOf } from '../support/saved-matches';
import { slowWindow } from '../support/two-windows';

const QUICK = { expires: 400, looksAgain: 1 };
const COUNT = 'count';

const turnsIn = ({ texts }: MemoryStore) => [...texts.keys()].filter((key) => key.includes('/turn/'));

/** Reads, and writes one more: a second one in between would be lost. */
const countOn = (window: Required<KeyValueStore>) =>
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
  });

  it('go on when the work of one fails', async () => {
    const device = memoryStore();
    const window = leased(device, freshName, QUICK);
    await expect(window.alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(turnsIn(device)).toEqual([]);
    await countOn(window);
    expect(device.texts.get(COUNT)).toBe('1');
  });

  it.each([
    ['long ago, at once', -10_000, 0],
    ['just now, when it has waited long enough', 0, 200],
    ['by a clock that was wrong, at once', 100_000, 0],
  ])('pass one that was closed in its turn %s', async (_, age, waits) => {
    const device = memoryStore();
    const began = Date.now();
    device.texts.set('harbourmaster/turn/gone-1', `1 ${began + age}`);
    await countOn(leased(device, freshName, QUICK));
    expect(Date.now() - began).toBeGreaterThanOrEqual(waits);
    expect(turnsIn(device)).toEqual([]);
  });

  it('wait for work that takes longer than a ticket lasts', async () => {
    jest.useFakeTimers();
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
