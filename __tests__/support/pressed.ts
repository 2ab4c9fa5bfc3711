import type { ElementHandle, Locator, Page } from 'playwright-core';

interface Press {
  readonly button: ElementHandle | null;
  readonly said: string | null;
}

/** Where the next question is answered by a button of the same name, nothing goes. */
const AS_LONG_AS_A_TABLE_MAY_TAKE = 2_000;

/** Presses a button, and remembers what it was. */
export async function press(answer: Locator): Promise<Press> {
  const button = await answer.elementHandle();
  const said = await answer.getAttribute('aria-label');
  await answer.click();
  return { button, said };
}

/** The answer goes once its move is stored and shown. */
export async function untilItGoes(page: Page, pressed: Press): Promise<void> {
  await page.waitForFunction(isGone, pressed);
}

/** The move is stored: the page shows it in a moment. */
export async function untilItIsShown(page: Page, pressed: Press | undefined): Promise<void> {
  if (pressed === undefined) return;
  const timeout = AS_LONG_AS_A_TABLE_MAY_TAKE;
  await page.waitForFunction(isGone, pressed, { timeout }).catch(() => undefined);
}

/** Runs in the page. Where the next question is asked at once, the same button may say something else. */
function isGone({ button, said }: { button: Node | null; said: string | null }): boolean {
  return !(button instanceof Element && button.isConnected && button.getAttribute('aria-label') === said);
}
