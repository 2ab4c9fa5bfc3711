import type { KeyValueStore } from '@/storage/key-value';
import { noteLatest, readOrder } from '@/storage/order';
import { recordsOn, type GameResult } from '@/storage/records';
import { daysOn } from '@/storage/today';
import { openBrowserStore } from '@/storage/web/browser-store';
import { takeOver } from '@/storage/web/take-over';
import { localTexts } from '@/storage/web/plain-stores';
import { brokenFactory, browserWith, localStorageWith } from '../../support/browsers';
import { memoryStore } from '../../support/memory-store';

const A = 'harbourmaster/save/game/a';
const RECORDS = 'harbourmaster/records';
const HAS_DATABASE = 'harbourmaster-has-database';
const text = (generation: number) =>
  `{"format":"harbourmaster-save/1","id":"game","generation":${generation},`;

describe('what an earlier version kept in local storage', () => {
  it('is taken over and only then removed', async () => {
    const browser = browserWith({ [A]: text(1), 'harbourmaster/settings': '{}', another: 'site’s own' });
    const { texts } = await openBrowserStore(browser);
    expect([await texts.get(A), await texts.get('harbourmaster/settings')]).toEqual([text(1), '{}']);
    expect(Object.fromEntries(await entriesOf(browser.localStorage))).toEqual({
      another: 'site’s own',
      [HAS_DATABASE]: HAS_DATABASE,
    });
  });

  it('stays there as long as the new store does not hold it', async () => {
    const old = localStorageWith({ [A]: text(1) });
    const forgetful = { ...memoryStore(), set: () => Promise.resolve() };
    await expect(takeOver(localTexts(old), forgetful)).rejects.toThrow('could not be taken over');
    const full = { ...memoryStore(), set: () => Promise.reject(new Error('quota')) };
    await expect(takeOver(localTexts(old), full)).rejects.toThrow('quota');
    expect(old.getItem(A)).toBe(text(1));
  });

  it('is used where it is as long as no database opens', async () => {
    const browser = browserWith({ [A]: text(1) }, { indexedDB: brokenFactory(), mirror: brokenFactory() });
    const { texts } = await openBrowserStore(browser);
    expect([await texts.get(A), browser.localStorage.getItem(A)]).toEqual([text(1), text(1)]);
  });

  it('does not come back once it was taken over, though the browser forgot that it was removed', async () => {
    const store = memoryStore();
    await takeOver(localTexts(localStorageWith({ [A]: text(1) })), store);
    await store.remove(A);
    const again = localStorageWith({ [A]: text(1) });
    await takeOver(localTexts(again), store);
    expect([await store.get(A), again.getItem(A)]).toEqual([undefined, null]);
  });

  it.each([
    ['an earlier write of a save gives way to the one here', 4, 4],
    ['a later write of a save, from a window of the earlier version, counts', 6, 6],
  ])('%s', async (_name, generation, kept) => {
    const store = memoryStore(new Map([[A, text(5)]]));
    await takeOver(localTexts(localStorageWith({ [A]: text(generation) })), store);
    expect(await store.get(A)).toBe(text(Math.max(kept, 5)));
  });

  it('goes on past what cannot be moved, which stays', async () => {
    const old = { [A]: text(1), 'harbourmaster/records': '{"results":[]}', 'harbourmaster/settings': '{}' };
    const local = localStorageWith(old);
    const store = memoryStore();
    const picky: KeyValueStore = {
      ...store,
      set: (key, value) => (key === A ? Promise.reject(new Error('quota')) : store.set(key, value)),
    };
    await expect(takeOver(localTexts(local), picky)).rejects.toThrow('quota');
    expect(Object.fromEntries(await entriesOf(local))).toEqual({ [A]: text(1) });
    await takeOver(localTexts(local), store);
    expect(store.texts.get(A)).toBe(text(1));
    expect(store.texts.get('harbourmaster/settings')).toBe('{}');
  });

  it.each([
    [
      'a text that cannot be read is laid aside for one that can',
      'nonsense',
      '{"results":[]}',
      { [RECORDS]: '{"results":[]}', [`${RECORDS}/aside/1`]: 'nonsense' },
    ],
    [
      'one that cannot be read changes nothing',
      '{"results":[]}',
      'nonsense',
      { [RECORDS]: '{"results":[]}' },
    ],
  ])('of records, %s', async (_, here, elsewhere, left) => {
    const store = memoryStore(new Map([[RECORDS, here]]));
    await takeOver(localTexts(localStorageWith({ [RECORDS]: elsewhere })), store).catch(() => undefined);
    store.texts.delete('harbourmaster/taken-over');
    expect(Object.fromEntries(store.texts)).toEqual(left);
  });

  it('of anything else, what is here counts', async () => {
    const store = memoryStore(new Map([['harbourmaster/settings', 'new']]));
    await takeOver(localTexts(localStorageWith({ 'harbourmaster/settings': 'old' })), store);
    expect(await store.get('harbourmaster/settings')).toBe('new');
  });
});

describe('what was kept in local storage while the database did not open', () => {
  const game = (id: string): GameResult => ({
    ...{ id, game: 'harbour', ended: 5, rounds: 9, winners: [0] },
    seats: [{ kind: 'human', name: 'Anna', points: 30, earned: [] }],
  });
  const dayTry = (day: string, id: string) => ({ day, id, begun: 1 });
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  /** The same person in the same browser: before, in a session whose database does not open, and now. */
  async function before(play: (store: KeyValueStore) => Promise<unknown>) {
    const browser = browserWith();
    await play((await openBrowserStore(browser)).texts);
    return {
      meanwhile: async (more: (store: KeyValueStore) => Promise<unknown>) => {
        const makeshift = { ...browser, navigator: {}, indexedDB: brokenFactory() };
        const { texts, safety } = await openBrowserStore(makeshift);
        expect(safety).toBe('notNow');
        await more(texts);
        const { texts: now } = await openBrowserStore(browser);
        expect((await entriesOf(browser.localStorage)).map(([key]) => key)).toEqual([HAS_DATABASE]);
        return now;
      },
    };
  }

  it('adds its results to the records, each game once', async () => {
    const add =
      (...ids: readonly string[]) =>
      async (store: KeyValueStore) => {
        for (const id of ids) await recordsOn(store).add(game(id));
      };
    const now = await (await before(add('one', 'two'))).meanwhile(add('three', 'two', 'four'));
    expect(idsOf((await recordsOn(now).read()).results)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('brings nothing back that was taken off the records', async () => {
    const cleared = async (store: KeyValueStore) => {
      await recordsOn(store).add(game('one'));
      await recordsOn(store).clear();
    };
    const now = await (await before(cleared)).meanwhile((store) => recordsOn(store).add(game('one')));
    const { results, cleared: gone } = await recordsOn(now).read();
    expect([idsOf(results), idsOf(gone)]).toEqual([[], ['one']]);
  });

  it('adds the tries of its days; the first of a day stays', async () => {
    const begin =
      (...tries: readonly (readonly [string, string])[]) =>
      async (store: KeyValueStore) => {
        for (const [day, id] of tries) await daysOn(store, 'harbour').begin(dayTry(day, id));
      };
    const now = await (
      await before(begin(['2026-01-01', 'one'], ['2026-01-02', 'two']))
    ).meanwhile(begin(['2026-01-02', 'again'], ['2026-01-03', 'three']));
    expect(idsOf(await daysOn(now, 'harbour').read())).toEqual(['one', 'two', 'three']);
  });

  it('adds the lessons that were done', async () => {
    const KEY = 'harbourmaster/lessons/harbour';
    const write = (progress: object) => (store: KeyValueStore) => store.set(KEY, JSON.stringify(progress));
    const now = await (
      await before(write({ done: ['first', 'second'] }))
    ).meanwhile(write({ done: ['second', 'third'], left: { lesson: 'fourth', step: 2 } }));
    expect(JSON.parse((await now.get(KEY)) ?? '')).toEqual({
      done: ['first', 'second', 'third'],
      left: { lesson: 'fourth', step: 2 },
    });
  });

  it('adds the puzzles that were solved', async () => {
    const KEY = 'harbourmaster/puzzles/harbour';
    const write = (solved: readonly string[]) => (store: KeyValueStore) =>
      store.set(KEY, JSON.stringify({ solved }));
    const now = await (await before(write(['one', 'two']))).meanwhile(write(['two', 'three']));
    expect(JSON.parse((await now.get(KEY)) ?? '')).toEqual({ solved: ['one', 'two', 'three'] });
  });

  it('was played last', async () => {
    const play =
      (...ids: readonly string[]) =>
      async (store: KeyValueStore) => {
        for (const id of ids) await noteLatest(store, id);
      };
    const now = await (await before(play('one', 'two'))).meanwhile(play('three', 'one'));
    expect(await readOrder(now)).toEqual(['two', 'three', 'one']);
  });
});

async function entriesOf(storage: Storage): Promise<readonly (readonly [string, string | undefined])[]> {
  const texts = localTexts(storage);
  return Promise.all((await texts.keys()).map(async (key) => [key, await texts.get(key)] as const));
}
