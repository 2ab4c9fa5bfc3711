import type { KeyValueStore, SharedStore } from '@/storage/key-value';

export type MemoryStore = KeyValueStore & { readonly texts: Map<string, string> };

/** One piece of work after the other, whoever asks. */
export function oneByOne(): SharedStore['alone'] {
  let queue: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = queue.then(work, work);
    queue = result.catch(() => undefined);
    return result;
  };
}

/** A device that never fails and whose texts a test can look at; two windows of it wait for each other. */
export function memoryStore(texts = new Map<string, string>()): MemoryStore {
  return {
    texts,
    get: (key) => Promise.resolve(texts.get(key)),
    set: (key, value) => Promise.resolve(void texts.set(key, value)),
    remove: (key) => Promise.resolve(void texts.delete(key)),
    keys: () => Promise.resolve([...texts.keys()]),
    alone: oneByOne(),
  };
}

let names = 0;

/** What tells windows of one device apart; counted, so that the same test always meets the same. */
export const freshName = (): string => `window-${(names += 1)}`;
