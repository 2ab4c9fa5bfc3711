import type { KeyValueStore } from '../key-value';

/**
 * What every browser has, and writes to the disk about once a minute: whatever is played since is lost where the browser
 * dies. Earlier versions of the app kept everything here.
 */
export function localTexts(storage: Storage): KeyValueStore {
  // A browser that refuses throws at once; here it fails as any other store does.
  const soon = <T>(work: () => T): Promise<T> => Promise.resolve().then(work);
  return {
    get: (key) => soon(() => storage.getItem(key) ?? undefined),
    set: (key, text) => soon(() => storage.setItem(key, text)),
    remove: (key) => soon(() => storage.removeItem(key)),
    keys: () => soon(() => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')),
  };
}

/** Where nothing else is to be had: until the page is closed. */
export function passingTexts(): KeyValueStore {
  const texts = new Map<string, string>();
  return {
    get: (key) => Promise.resolve(texts.get(key)),
    set: (key, text) => Promise.resolve(void texts.set(key, text)),
    remove: (key) => Promise.resolve(void texts.delete(key)),
    keys: () => Promise.resolve([...texts.keys()]),
  };
}
