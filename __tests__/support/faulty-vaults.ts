import type { SharedStore } from '@/storage/key-value';
import { Mirrored, type Holder } from '@/storage/web/mirrored';
import { isTorn, type Copy } from '@/storage/web/vault';
import { faultyStore, type FaultyStore, type Injection } from './faulty-store';
import { memoryStore, oneByOne, type MemoryStore } from './memory-store';

/** How often each text was written, and its fingerprint: what a fault tears is the text. */
type Marks = Map<string, Omit<Copy, 'text'>>;

interface File {
  readonly device: MemoryStore;
  readonly marks: Marks;
}

const WRITTEN_ONCE = { writes: 1 };

/** A database whose operations meet what those of the store meet. */
function vaultOver({ device, marks }: File, store: FaultyStore, isDead: () => boolean): Holder {
  const alive = () => {
    if (isDead()) throw new Error('the process is dead');
  };
  const copyOf = (key: string, text: string | undefined): Copy | undefined =>
    text === undefined ? undefined : { text, ...(marks.get(key) ?? WRITTEN_ONCE) };
  const set = async (key: string, { text, ...mark }: Copy): Promise<void> => {
    alive();
    const before = device.texts.get(key);
    try {
      await store.set(key, text);
      marks.set(key, mark);
    } catch (error) {
      if (device.texts.get(key) !== before) marks.set(key, mark);
      throw error;
    }
  };
  const remove = async (key: string): Promise<void> => {
    alive();
    await store.remove(key);
  };
  return {
    get: async (key) => {
      alive();
      return copyOf(key, await store.get(key));
    },
    set,
    catchUp: async (key, copy) => {
      const there = copyOf(key, device.texts.get(key));
      if (there !== undefined && (there.writes < copy.writes || isTorn(there))) await set(key, copy);
    },
    remove,
    replace: async (key, note, copy) => {
      await set(note, copy);
      await remove(key);
    },
    keys: async () => {
      alive();
      return store.keys();
    },
  };
}

const fileWith = (texts: ReadonlyMap<string, string>): File => ({
  device: memoryStore(new Map(texts)),
  marks: new Map(),
});

export interface Browser {
  /** The part of its storage that a fault happens to. */
  readonly faulty: 0 | 1;
  /** Whether its windows wait for each other, so that what was read and written need not be read again. */
  readonly locks: boolean;
}

/** Two databases that hold the same, as a browser's; a fault happens to one of them, a death to both. */
export function faultyVaults(
  texts: ReadonlyMap<string, string>,
  { faulty, locks }: Browser,
  injection?: Injection,
) {
  const files = [fileWith(texts), fileWith(texts)] as const;
  const stores = files.map(({ device }, at) => faultyStore(device, at === faulty ? injection : undefined));
  const isDead = () => stores.some((store) => store.isDead());
  const vaults = files.flatMap((file, at) => {
    const store = stores[at];
    return store === undefined ? [] : [vaultOver(file, store, isDead)];
  });
  const mirrored = new Mirrored(vaults);
  const inTurn = oneByOne();
  const alone: SharedStore['alone'] = (work) => inTurn(() => mirrored.undisturbed(work));
  return {
    store: locks ? Object.assign(mirrored, { alone }) : mirrored,
    isDead,
    trace: stores[faulty]?.trace ?? [],
    /** What is found at the next start. */
    left: async (): Promise<MemoryStore> => {
      const found = new Mirrored(files.map((file) => vaultOver(file, faultyStore(file.device), () => false)));
      await found.heal();
      const entries = (await found.keys()).map(async (key) => [key, (await found.get(key)) ?? ''] as const);
      return memoryStore(new Map(await Promise.all(entries)));
    },
  };
}
