import { IDBFactory } from 'fake-indexeddb';
import { checkOf } from '@/storage/save-text';
import { openBrowserStore } from '@/storage/web/browser-store';
import { Mirrored } from '@/storage/web/mirrored';
import { Vault, type Copy } from '@/storage/web/vault';
import { brokenFactory, browserWith } from '../../support/browsers';

const KEY = 'harbourmaster/a';

const whole = (text: string, writes: number): Copy => ({ text, writes, check: checkOf(text) });
/** What is left of a text whose end never reached the disk. */
const torn = (text: string, writes: number): Copy => ({ ...whole(text, writes), text: text.slice(0, -2) });
const unchecked = (text: string, writes: number): Copy => ({ text, writes });

function twoVaults(): readonly [Vault, Vault] {
  const vault = () => {
    const indexedDB = new IDBFactory();
    return new Vault(() => Promise.resolve({ indexedDB }));
  };
  return [vault(), vault()];
}

describe.each([
  ['the first', 0],
  ['the second', 1],
] as const)('of two copies, one of which lies in %s vault', (_, at) => {
  const held = async (one: Copy, other: Copy) => {
    const vaults = twoVaults();
    await vaults[at].set(KEY, one);
    await vaults[1 - at]?.set(KEY, other);
    return { vaults, texts: new Mirrored(vaults) };
  };

  it.each([
    [
      'the whole one counts, though the torn one was written as often',
      torn('older', 4),
      whole('whole', 4),
      'whole',
    ],
    [
      'the whole one counts, though the torn one was written later',
      torn('newer', 5),
      whole('whole', 4),
      'whole',
    ],
    ['the later one counts where both are whole', whole('newer', 5), whole('older', 4), 'newer'],
    ['one without a fingerprint counts as whole', unchecked('newer', 5), whole('older', 4), 'newer'],
    ['one without a fingerprint gives way to a later one', unchecked('older', 4), whole('newer', 5), 'newer'],
    ['the later one counts where both are torn', torn('newer', 5), torn('older', 4), 'new'],
  ])('%s', async (_name, one, other, text) => {
    const { texts } = await held(one, other);
    expect(await texts.get(KEY)).toBe(text);
  });

  it('a torn one is whole again once it was read', async () => {
    const { vaults, texts } = await held(torn('newer', 5), whole('whole', 4));
    await texts.get(KEY);
    expect(await vaults[at].get(KEY)).toEqual(whole('whole', 4));
  });

  it('a torn one never counts again, whatever is written after it', async () => {
    const { vaults, texts } = await held(torn('newer', 5), whole('whole', 4));
    await texts.set(KEY, 'latest');
    for (const vault of vaults) expect(await vault.get(KEY)).toEqual(whole('latest', 6));
  });
});

describe('what is removed while only one database opens', () => {
  const both = async (texts: Readonly<Record<string, string>>) => {
    const browser = browserWith();
    const opened = await openBrowserStore(browser);
    for (const [key, text] of Object.entries(texts)) await opened.texts.set(key, text);
    return browser;
  };

  describe.each(['indexedDB', 'mirror'] as const)('and the %s does not', (broken) => {
    const meanwhile = async (browser: Awaited<ReturnType<typeof both>>) =>
      (await openBrowserStore(browserWith({}, { ...browser, [broken]: brokenFactory() }))).texts;

    it('does not come back with the other', async () => {
      const browser = await both({
        [KEY]: 'one',
        'harbourmaster/discarded': '{}',
        'harbourmaster/b': 'kept',
      });
      const texts = await meanwhile(browser);
      await texts.remove(KEY);
      await texts.remove('harbourmaster/discarded');
      expect(await texts.keys()).toEqual(['harbourmaster/b']);
      for (let start = 0; start < 2; start += 1) {
        const { texts: now } = await openBrowserStore(browserWith({}, browser));
        expect([await now.get(KEY), await now.keys()]).toEqual([undefined, ['harbourmaster/b']]);
      }
    });

    it('and written again stays', async () => {
      const browser = await both({ [KEY]: 'one' });
      const texts = await meanwhile(browser);
      await texts.remove(KEY);
      await texts.set(KEY, 'two');
      const { texts: now } = await openBrowserStore(browserWith({}, browser));
      expect([await now.get(KEY), await now.keys()]).toEqual(['two', [KEY]]);
    });

    it('leaves no note where there was nothing to remove', async () => {
      const browser = await both({});
      await (await meanwhile(browser)).remove(KEY);
      const { indexedDB, mirror } = browser;
      for (const place of [indexedDB, mirror])
        expect(await new Vault(() => Promise.resolve({ indexedDB: place })).keys()).toEqual([]);
    });
  });
});
