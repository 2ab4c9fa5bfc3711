import type { Page } from 'playwright-core';

/** Between two looks. */
const PAUSE = 60;
/** So many looks in a row find nothing moved. */
const STILL = 2;

/** Resizes the window, and waits until everything in it lies still: a layout may measure itself first and then draw anew. */
export async function resize(page: Page, window: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(window);
  let before = '';
  for (let still = 0; still < STILL;) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const now = await page.evaluate(whereEverythingLies);
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Runs in the page. */
function whereEverythingLies(): string {
  return [...document.querySelectorAll('[role], [aria-label]')]
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    })
    .join(' ');
}
