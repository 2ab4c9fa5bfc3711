import type { Page } from 'playwright-core';

/** All texts that the app has stored in the page's browser, by key. */
export function textsIn(page: Page): Promise<readonly (readonly [key: string, text: string])[]> {
  return page.evaluate(readTexts);
}

/** Runs in the page. A database that is not there yet must not be made by looking. */
async function readTexts(): Promise<[string, string][]> {
  const named = (await indexedDB.databases()).some(({ name }) => name === 'harbourmaster');
  if (!named) return [];
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no answer'));
    });
  const database = await answer(indexedDB.open('harbourmaster'));
  try {
    const texts = database.transaction('texts').objectStore('texts');
    const [keys, copies] = await Promise.all([
      answer(texts.getAllKeys() as IDBRequest<string[]>),
      answer(texts.getAll()),
    ]);
    return keys.map((key, at) => [key, (copies[at] as { text: string }).text]);
  } finally {
    database.close();
  }
}
