import type { KeyValueStore } from '@/storage/key-value';

export type MemoryStore = KeyValueStore & { readonly texts: Map<string, string> };

/** A device that never fails and whose texts a test can look at; two windows of it wait for each other. */
export function memoryStore(texts = new Map<string, string>()): MemoryStore {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    texts,
    get: (key) => Promise.resolve(texts.get(key)),
    set: (key, value) => Promise.resolve(void texts.set(key, value)),
    remove: (key) => Promise.resolve(void texts.delete(key)),
    keys: () => Promise.resolve([...texts.keys()]),
    alone: (work) => {
      const result = queue.then(work, work);
      queue = result.catch(() => undefined);
      return result;
    },
  };
}

let names = 0;

/** What tells windows of one device apart; counted, so that the same test always meets the same. */
export const freshName = (): string => `window-${(names += 1)}`;
