import { openBrowserStore } from '@/storage/web/browser-store';
import { takeOver } from '@/storage/web/take-over';
import { localTexts } from '@/storage/web/plain-stores';
import { brokenFactory, browserWith, localStorageWith } from '../../support/browsers';
import { memoryStore } from '../../support/memory-store';

const A = 'harbourmaster/save/game/a';
const text = (generation: number) =>
  `{"format":"harbourmaster-save/1","id":"game","generation":${generation},`;

describe('what an earlier version kept in local storage', () => {
  it('is taken over and only then removed', async () => {
    const browser = browserWith({ [A]: text(1), 'harbourmaster/settings': '{}', another: 'site’s own' });
    const { texts } = await openBrowserStore(browser);
    expect([await texts.get(A), await texts.get('harbourmaster/settings')]).toEqual([text(1), '{}']);
    expect(Object.fromEntries(await entriesOf(browser.localStorage))).toEqual({ another: 'site’s own' });
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

  it('of anything else, what is here counts', async () => {
    const store = memoryStore(new Map([['harbourmaster/settings', 'new']]));
    await takeOver(localTexts(localStorageWith({ 'harbourmaster/settings': 'old' })), store);
    expect(await store.get('harbourmaster/settings')).toBe('new');
  });
});

async function entriesOf(storage: Storage): Promise<readonly (readonly [string, string | undefined])[]> {
  const texts = localTexts(storage);
  return Promise.all((await texts.keys()).map(async (key) => [key, await texts.get(key)] as const));
}
