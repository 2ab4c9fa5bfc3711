import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Browsing } from '@/storage/web/places';

/** Local storage as a browser has it. */
export function localStorageWith(texts: Readonly<Record<string, string>>): Storage {
  const held = new Map(Object.entries(texts));
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    getItem: (key) => held.get(key) ?? null,
    key: (at) => [...held.keys()][at] ?? null,
    removeItem: (key) => void held.delete(key),
    setItem: (key, text) => void held.set(key, text),
  };
}

export interface TwoFiles extends Browsing {
  readonly indexedDB: IDBFactory;
  readonly mirror: IDBFactory;
  readonly localStorage: Storage;
}

/** A browser whose storage has two parts with files of their own, as Chromium's has; either can be torn. */
export function browserWith(
  texts: Readonly<Record<string, string>> = {},
  { indexedDB = new IDBFactory(), mirror = new IDBFactory() }: Partial<TwoFiles> = {},
): TwoFiles {
  return {
    indexedDB,
    mirror,
    localStorage: localStorageWith(texts),
    navigator: { storageBuckets: { open: () => Promise.resolve({ indexedDB: mirror }) } },
  };
}

/** A part of the storage that cannot be opened the first few times. */
export function failingFirst(
  factory: IDBFactory,
  times: number,
  error = new Error('Internal error opening backing store'),
): IDBFactory {
  let attempts = 0;
  const open: IDBFactory['open'] = (...wanted) => {
    attempts += 1;
    if (attempts <= times) throw error;
    return factory.open(...wanted);
  };
  return new Proxy(factory, {
    get: (target, name) => (name === 'open' ? open : (Reflect.get(target, name) as unknown)),
  });
}

/** A part of the storage that cannot be opened any more. */
export const brokenFactory = (error?: Error) => failingFirst(new IDBFactory(), Infinity, error);
