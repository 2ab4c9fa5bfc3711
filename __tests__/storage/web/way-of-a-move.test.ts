import { SaveRepository } from '@/storage/saves';
import { openBrowserStore } from '@/storage/web/browser-store';
import { Mirrored } from '@/storage/web/mirrored';
import { Vault } from '@/storage/web/vault';
import { amongWindows } from '@/storage/windows';
import { withLocks } from '../../support/browser-locks';
import { browserWith } from '../../support/browsers';
import { freshName } from '../../support/memory-store';
import { saveOf } from '../../support/small-save';

jest.mock('expo-crypto', () => ({ getRandomValues: (bytes: Uint8Array) => bytes.fill(1) }));

/** What is asked of databases while the work is done, in this order. */
async function askedIn(work: () => Promise<unknown>): Promise<readonly string[]> {
  const asked = jest.spyOn(IDBDatabase.prototype, 'transaction');
  await work();
  const modes = asked.mock.calls.map(([, mode]) => mode ?? 'readonly');
  asked.mockRestore();
  return modes;
}

const savesIn = async () =>
  new SaveRepository(amongWindows((await openBrowserStore(browserWith())).texts), freshName);

describe('a move on its way to the disk', () => {
  it('reads both slots and the order once, all together, and is written once to each database', async () => {
    await withLocks(async () => {
      const saves = await savesIn();
      for (const generation of [1, 2]) await saves.write(saveOf('one', generation));
      const asked = await askedIn(() => saves.write(saveOf('one', 3)));
      const read = (texts: number) => Array.from({ length: 2 * texts }, () => 'readonly');
      expect(asked).toEqual([...read(3), 'readwrite', 'readwrite']);
    });
  });

  it('is read again where windows cannot wait for each other', async () => {
    const saves = await savesIn();
    for (const generation of [1, 2]) await saves.write(saveOf('one', generation));
    const asked = await askedIn(() => saves.write(saveOf('one', 3)));
    expect(asked.at(-1)).toBe('readonly');
  });
});

describe('as long as nobody else writes', () => {
  const KEY = 'harbourmaster/a';

  const twoVaults = () => {
    const { indexedDB, mirror } = browserWith();
    const first = new Vault(() => Promise.resolve({ indexedDB }));
    const second = new Vault(() => Promise.resolve({ indexedDB: mirror }));
    return { first, second, texts: new Mirrored([first, second]) };
  };

  it('a text is surely held once both databases have said so, and no longer once somebody else may write', async () => {
    const { texts } = twoVaults();
    await texts.undisturbed(async () => {
      await texts.set(KEY, 'one');
      expect([await texts.holdsSurely(KEY, 'one'), await texts.holdsSurely(KEY, 'two')]).toEqual([
        true,
        false,
      ]);
    });
    expect(await texts.holdsSurely(KEY, 'one')).toBe(false);
  });

  it.each(['first', 'second'] as const)('it is not, where the %s failed to write', async (failing) => {
    const { texts, ...vaults } = twoVaults();
    jest.spyOn(vaults[failing], 'set').mockRejectedValueOnce(new Error('busy'));
    await texts.undisturbed(async () => {
      await texts.set(KEY, 'one');
      expect(await texts.holdsSurely(KEY, 'one')).toBe(false);
    });
  });

  it.each(['first', 'second'] as const)(
    'what was read of one database alone does not tell how often a text was written: the %s may know of more',
    async (silent) => {
      const { texts, ...vaults } = twoVaults();
      const other = silent === 'first' ? 'second' : 'first';
      await vaults[silent].set(KEY, { text: 'fifth', writes: 5 });
      await vaults[other].set(KEY, { text: 'first', writes: 1 });
      jest.spyOn(vaults[silent], 'get').mockRejectedValueOnce(new Error('busy'));
      await texts.undisturbed(async () => {
        await texts.get(KEY);
        jest.spyOn(vaults[silent], 'set').mockRejectedValueOnce(new Error('busy'));
        await texts.set(KEY, 'sixth');
      });
      expect(await texts.get(KEY)).toBe('sixth');
    },
  );

  it('what another window wrote before counts, though it was read in part before that', async () => {
    const { first, second, texts } = twoVaults();
    await texts.set(KEY, 'one');
    let answer = (): void => undefined;
    const read = first.get.bind(first);
    jest.spyOn(first, 'get').mockImplementationOnce(async (key) => {
      const copy = await read(key);
      await new Promise<void>((resolve) => (answer = resolve));
      return copy;
    });
    const early = texts.get(KEY);
    await read(KEY);
    for (const vault of [first, second]) await vault.set(KEY, { text: 'nine', writes: 9 });
    await texts.undisturbed(async () => {
      answer();
      await early;
      jest.spyOn(first, 'set').mockRejectedValueOnce(new Error('busy'));
      await texts.set(KEY, 'ten');
    });
    expect(await texts.get(KEY)).toBe('ten');
  });
});
