import type { Page } from 'playwright-core';

/** For each load: a busy machine takes its time. */
const PATIENCE = [10_000, 20_000, 40_000, 80_000] as const;

/** Waits until the service worker has the whole app. One that was cut off begins anew when the page is loaded again. */
export async function controlled(page: Page): Promise<void> {
  for (const [loads, timeout] of PATIENCE.entries()) {
    try {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout });
      return;
    } catch (error) {
      if (loads === PATIENCE.length - 1) throw error;
      await page.reload();
    }
  }
}
