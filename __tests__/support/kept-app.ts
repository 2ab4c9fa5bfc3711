import type { Page } from 'playwright-core';

const PATIENCE = 10_000;
const LOADS = 3;

/** Waits until the service worker has the whole app. One that was cut off begins anew when the page is loaded again. */
export async function controlled(page: Page): Promise<void> {
  for (let loads = 1; ; loads += 1) {
    try {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
        timeout: PATIENCE,
      });
      return;
    } catch (error) {
      if (loads === LOADS) throw error;
      await page.reload();
    }
  }
}
