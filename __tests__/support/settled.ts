import type { Page } from 'playwright-core';
import { PATIENCE } from './patience';

/** So many looks in a row find nothing moved. */
const STILL = 2;

/** Resizes the window, and waits until everything in it lies still: a layout may measure itself first and then draw anew. */
export async function resize(page: Page, window: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(window);
  await untilStill(page);
}

/** Waits until everything in the page lies where it lay some frames before, however long its frames take. */
export async function untilStill(page: Page): Promise<void> {
  let before = '';
  const until = Date.now() + PATIENCE;
  for (let still = 0; still < STILL;) {
    if (Date.now() > until) throw new Error('the page does not come to rest');
    const now = await page.evaluate(whereEverythingLies);
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Runs in the page: after the frame in which it hears of its new size, and one in which it has drawn what follows. */
async function whereEverythingLies(): Promise<string> {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return [...document.querySelectorAll('[role], [aria-label]')]
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    })
    .join(' ');
}
