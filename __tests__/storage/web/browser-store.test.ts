import { IDBFactory } from 'fake-indexeddb';
import { openBrowserStore } from '@/storage/web/browser-store';
import { Mirrored } from '@/storage/web/mirrored';
import { Vault, type Place } from '@/storage/web/vault';
import { brokenFactory, browserWith, failingFirst, localStorageWith } from '../../support/browsers';

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

  it.each(['indexedDB', 'mirror'] as const)(
    'lies in both again once it was read, where the process died before it reached the %s',
    async (behind) => {
      const browser = browserWith();
      const { texts } = await openBrowserStore(browser);
      await texts.set('harbourmaster/a', 'one');
      const ahead = await openBrowserStore(browserWith({}, { ...browser, [behind]: brokenFactory() }));
      await ahead.texts.set('harbourmaster/a', 'two');
      const both = await openBrowserStore(browserWith({}, browser));
      expect(await both.texts.get('harbourmaster/a')).toBe('two');
      const other = behind === 'mirror' ? 'indexedDB' : 'mirror';
      const torn = browserWith({}, { ...browser, [other]: brokenFactory() });
      expect(await everythingIn(torn)).toEqual({ 'harbourmaster/a': 'two' });
    },
  );

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

  it.each([
    ['that opens at the second attempt is used', 1, 'surely', 'one'],
    ['that does not open now is told apart from none', Infinity, 'notNow', undefined],
  ] as const)('which had one before, %s', async (_, failures, safety, text) => {
    const browser = browserWith();
    await (await openBrowserStore(browser)).texts.set('harbourmaster/a', 'one');
    const { localStorage } = browser;
    const busy = browserWith(
      {},
      { indexedDB: failingFirst(browser.indexedDB, failures), mirror: brokenFactory(quota) },
    );
    const opened = await openBrowserStore({ ...busy, localStorage });
    expect([opened.safety, await opened.texts.get('harbourmaster/a')]).toEqual([safety, text]);
  });

  it('which had one before and has no room at all now, says so too', async () => {
    const { localStorage } = browserWith();
    await openBrowserStore({ ...browserWith(), localStorage });
    const full = Object.assign(localStorage, {
      setItem: () => {
        throw quota;
      },
    });
    const opened = await openBrowserStore({ indexedDB: brokenFactory(quota), localStorage: full });
    await opened.texts.set(SETTINGS, '{}');
    expect([opened.safety, await opened.texts.get(SETTINGS)]).toEqual(['notNow', '{}']);
  });

  it('that has one the next time takes over what was played meanwhile', async () => {
    const poor = { localStorage: localStorageWith({}) };
    const { texts } = await openBrowserStore(poor);
    await texts.set(SETTINGS, '{}');
    expect(await everythingIn({ ...browserWith(), ...poor })).toEqual({ [SETTINGS]: '{}' });
  });
});

describe('a database', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const copy = (text: string, writes: number) => ({ text, writes });

  it('that never answers keeps nobody waiting a second time', async () => {
    const silent = new Vault(() => new Promise(() => undefined), 'silent', 20);
    await expect(silent.ready()).rejects.toThrow('does not answer');
    const asked = jest.spyOn(globalThis, 'setTimeout');
    await expect(silent.get('a')).rejects.toThrow('does not answer');
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('that answers late, as after a sleep of the device, counts again from then on', async () => {
    // Only patience is timed by hand: on a busy machine an answer may take longer than any patience of a test.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'] });
    const PATIENCE = 20;
    let wake: (place: Place) => void = () => undefined;
    const late = new Vault(() => new Promise<Place>((resolve) => (wake = resolve)), 'late', PATIENCE);
    const first = expect(late.set('a', copy('one', 1))).rejects.toThrow('does not answer');
    jest.advanceTimersByTime(PATIENCE);
    await first;
    await expect(late.set('a', copy('two', 2))).rejects.toThrow('does not answer');
    wake({ indexedDB: new IDBFactory() });
    while ((await late.get('a').catch(() => undefined)) === undefined)
      await new Promise((resolve) => setImmediate(resolve));
    expect(await late.get('a')).toEqual(copy('one', 1));
    await late.set('a', copy('three', 3));
    expect(await late.get('a')).toEqual(copy('three', 3));
  });

  it('that the browser closed without a word is opened anew', async () => {
    const indexedDB = new IDBFactory();
    const opened: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...wanted) => {
      const request = open(...wanted);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    };
    const vault = new Vault(() => Promise.resolve({ indexedDB }));
    await vault.set('a', copy('one', 1));
    opened[0]?.close();
    await expect(vault.set('a', copy('two', 2))).rejects.toThrow();
    await vault.set('a', copy('two', 2));
    expect([await vault.get('a'), opened.length]).toEqual([copy('two', 2), 2]);
  });

  it('that wrote late what was given up long since does not hide what was written after it', async () => {
    const { indexedDB, mirror } = browserWith();
    const slow = new Vault(() => Promise.resolve({ indexedDB }));
    const other = new Vault(() => Promise.resolve({ indexedDB: mirror }));
    const texts = new Mirrored([slow, other]);
    await texts.set('a', 'one');
    const write = slow.set.bind(slow);
    let late = () => Promise.resolve();
    jest.spyOn(slow, 'set').mockImplementationOnce((...given) => {
      late = () => write(...given);
      return Promise.reject(new Error('does not answer'));
    });
    jest.spyOn(other, 'set').mockRejectedValueOnce(new Error('busy'));
    await expect(texts.set('a', 'two')).rejects.toThrow('does not answer');
    jest.spyOn(slow, 'set').mockRejectedValueOnce(new Error('does not answer'));
    await texts.set('a', 'three');
    await late();
    expect(await texts.get('a')).toBe('three');
  });
});
