import { IDBFactory } from 'fake-indexeddb';
import { openBrowserStore } from '@/storage/web/browser-store';
import { Vault } from '@/storage/web/vault';
import { brokenFactory, browserWith, localStorageWith } from '../../support/browsers';

const SETTINGS = 'harbourmaster/settings';

async function everythingIn(browser: Parameters<typeof openBrowserStore>[0]) {
  const { texts } = await openBrowserStore(browser);
  const keys = (await texts.keys()).filter((key) => key !== 'harbourmaster/taken-over');
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await texts.get(key)] as const)));
}

describe('what is stored in a browser', () => {
  it('is there when the page is opened again', async () => {
    const browser = browserWith();
    const { texts, safety } = await openBrowserStore(browser);
    await texts.set('harbourmaster/a', 'one');
    await texts.set('harbourmaster/a', 'two');
    await texts.set('harbourmaster/b', 'gone');
    await texts.remove('harbourmaster/b');
    expect(safety).toBe('surely');
    expect(await everythingIn(browserWith({}, browser))).toEqual({ 'harbourmaster/a': 'two' });
  });

  it('waits for the disk in both parts of the storage', async () => {
    const browser = browserWith();
    const { texts } = await openBrowserStore(browser);
    const asked = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await texts.set('harbourmaster/a', 'one');
    const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
    asked.mockRestore();
    expect(writes.map(([, , options]) => options)).toEqual([
      { durability: 'strict' },
      { durability: 'strict' },
    ]);
  });

  it.each(['indexedDB', 'mirror'] as const)(
    'is whole where the %s was lost, and in both again',
    async (lost) => {
      const browser = browserWith();
      const { texts } = await openBrowserStore(browser);
      await texts.set('harbourmaster/a', 'one');
      const anew = browserWith({}, { ...browser, [lost]: new IDBFactory() });
      expect(await everythingIn(anew)).toEqual({ 'harbourmaster/a': 'one' });
      const other = lost === 'mirror' ? 'indexedDB' : 'mirror';
      const healed = browserWith({}, { ...anew, [other]: new IDBFactory() });
      expect(await everythingIn(healed)).toEqual({ 'harbourmaster/a': 'one' });
    },
  );

  it.each(['indexedDB', 'mirror'] as const)('goes on where the %s cannot be opened', async (broken) => {
    const browser = browserWith();
    const { texts } = await openBrowserStore(browser);
    await texts.set('harbourmaster/a', 'one');
    const torn = browserWith({}, { ...browser, [broken]: brokenFactory() });
    const opened = await openBrowserStore(torn);
    expect(opened.safety).toBe('surely');
    expect(await opened.texts.get('harbourmaster/a')).toBe('one');
    await opened.texts.set('harbourmaster/a', 'two');
    // Once both can be opened again, the later text counts, wherever it lies.
    expect(await everythingIn(browserWith({}, browser))).toEqual({ 'harbourmaster/a': 'two' });
  });

  it('is the later of two texts where the process died between both', async () => {
    const browser = browserWith();
    const { texts } = await openBrowserStore(browser);
    await texts.set('harbourmaster/a', 'one');
    const onlyMirror = await openBrowserStore(browserWith({}, { ...browser, indexedDB: brokenFactory() }));
    await onlyMirror.texts.set('harbourmaster/a', 'two');
    const onlyFirst = await openBrowserStore(browserWith({}, { ...browser, mirror: brokenFactory() }));
    expect(await onlyFirst.texts.get('harbourmaster/a')).toBe('one');
    expect(await everythingIn(browserWith({}, browser))).toEqual({ 'harbourmaster/a': 'two' });
  });

  it('lies in two databases where the browser has no buckets', async () => {
    const { indexedDB, localStorage } = browserWith();
    const { texts } = await openBrowserStore({ indexedDB, localStorage });
    await texts.set('harbourmaster/a', 'one');
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([
      'harbourmaster',
      'harbourmaster-mirror',
    ]);
  });
});

describe('a browser without a database', () => {
  const refusing = (): Storage =>
    Object.assign(localStorageWith({}), {
      setItem: () => {
        throw new Error('refused');
      },
    });
  const quota = new DOMException('The quota has been exceeded.', 'QuotaExceededError');

  it.each([
    ['none at all', { indexedDB: undefined, localStorage: localStorageWith({}) }, 'soon'],
    ['one that does not open', { indexedDB: brokenFactory(), localStorage: localStorageWith({}) }, 'soon'],
    ['a refused quota', { indexedDB: brokenFactory(quota), localStorage: localStorageWith({}) }, 'soon'],
    ['nothing whatsoever', {}, 'untilClosed'],
    ['everything refused', { indexedDB: brokenFactory(), localStorage: refusing() }, 'untilClosed'],
  ] as const)('with %s still keeps what it can, and says how well', async (_name, browser, safety) => {
    const opened = await openBrowserStore(browser);
    await opened.texts.set(SETTINGS, '{}');
    expect(opened.safety).toBe(safety);
    expect([await opened.texts.get(SETTINGS), await opened.texts.keys()]).toEqual(['{}', [SETTINGS]]);
    await opened.texts.remove(SETTINGS);
    expect(await opened.texts.get(SETTINGS)).toBeUndefined();
  });

  it('that has one the next time takes over what was played meanwhile', async () => {
    const poor = { localStorage: localStorageWith({}) };
    const { texts } = await openBrowserStore(poor);
    await texts.set(SETTINGS, '{}');
    expect(await everythingIn({ ...browserWith(), ...poor })).toEqual({ [SETTINGS]: '{}' });
  });
});

it('a database that never answers keeps nobody waiting a second time', async () => {
  const silent = new Vault(() => new Promise(() => undefined), 'silent', 20);
  await expect(silent.ready()).rejects.toThrow('does not answer');
  const asked = jest.spyOn(globalThis, 'setTimeout');
  await expect(silent.get('a')).rejects.toThrow('does not answer');
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
