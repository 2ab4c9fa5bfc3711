import type { Page } from 'playwright-core';

/** All texts that the app has stored in the page's browser, by key. */
export function textsIn(page: Page): Promise<readonly (readonly [key: string, text: string])[]> {
  return page.evaluate(readTexts);
}

/** Runs in the page: of the two copies of each text the later one. A database that is not there yet must not be made by looking. */
async function readTexts(): Promise<[string, string][]> {
  interface Copy {
    readonly text: string;
    readonly writes: number;
  }
  interface Buckets {
    keys(): Promise<string[]>;
    open(name: string): Promise<{ readonly indexedDB: IDBFactory }>;
  }
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no answer'));
    });
  const latest = new Map<string, Copy>();
  const readFrom = async (databases: IDBFactory, wanted: string) => {
    if (!(await databases.databases()).some(({ name }) => name === wanted)) return;
    const database = await answer(databases.open(wanted));
    try {
      const texts = database.transaction('texts').objectStore('texts');
      const [keys, copies] = await Promise.all([
        answer(texts.getAllKeys() as IDBRequest<string[]>),
        answer(texts.getAll() as IDBRequest<Copy[]>),
      ]);
      for (const [at, copy] of copies.entries()) {
        const key = keys[at] ?? '';
        if (copy.writes > (latest.get(key)?.writes ?? 0)) latest.set(key, copy);
      }
    } finally {
      database.close();
    }
  };
  const mirror = 'harbourmaster-mirror';
  const buckets = (navigator as { storageBuckets?: Buckets }).storageBuckets;
  await readFrom(indexedDB, 'harbourmaster');
  if (buckets === undefined) await readFrom(indexedDB, mirror);
  else if ((await buckets.keys()).includes(mirror))
    await readFrom((await buckets.open(mirror)).indexedDB, 'harbourmaster');
  return [...latest].map(([key, { text }]) => [key, text]);
}
