import type { Locator, Page } from 'playwright-core';
import { expectTimeout, pause, SHORTLY } from './patience';

/** What the device wants next: the curtain lifted, a tap for a bot's next move, an answer, or nothing more. */
export type Asked = 'curtain' | 'tap' | 'answer' | 'over';

/** By what a button, or a group of them, is called that stands for it. */
type Signs = Readonly<Record<Exclude<Asked, 'over'>, RegExp>>;

/**
 * Waits for as long as the table takes to come to a person, and to draw the game as the device has stored it: what is only
 * still drawn of the last question asks for nothing.
 */
export async function askedOn(page: Page, signs: Signs, stored: () => Promise<number>): Promise<Asked> {
  const { curtain, tap, answer } = signs;
  const sources = { curtain: curtain.source, tap: tap.source, answer: answer.source };
  for (;;) {
    const found = await page.waitForFunction(askedOnPage, sources);
    const { asked, made } = (await found.jsonValue()) as NonNullable<ReturnType<typeof askedOnPage>>;
    if (asked === 'over' || made === (await stored())) return asked;
  }
}

/** Waits until the page draws the game after so many moves, or its end. */
export async function untilShown(page: Page, made: number): Promise<void> {
  await page.waitForFunction(showsOnPage, made);
}

/** So many looks at what a press was for, each after so many milliseconds, before the next press; and so many presses at most. */
const PRESS = { looks: 100, pause: 20, most: 20 };

/** Presses until that is taken: the table ignores a press on what is only still drawn of the last question. */
export async function pressUntil(control: Locator, taken: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await taken()); looks += 1) {
    if (looks === PRESS.looks * PRESS.most)
      throw new Error(`${control.toString()} was pressed ${PRESS.most} times in vain`);
    if (looks === 0) await control.click();
    // What was taken after all, only late, may be gone by now.
    else if (looks % PRESS.looks === 0) await control.click(SHORTLY).catch(expectTimeout);
    await pause(PRESS.pause);
  }
}

/** Presses what makes a move, until the device has stored it and the page draws the game after it. */
export async function makeMove(
  page: Page,
  control: Locator,
  { made, stored }: { readonly made: number; readonly stored: () => Promise<number> },
): Promise<void> {
  await pressUntil(control, async () => (await stored()) > made);
  await untilShown(page, made + 1);
}

/** Presses what shows the next move of a bot, until that is drawn. */
export async function showNextMove(page: Page, control: Locator): Promise<void> {
  const made = await shownOn(page);
  await pressUntil(control, () => page.evaluate(showsOnPage, made + 1));
}

/** How many moves the game has had that the page draws. */
export async function shownOn(page: Page): Promise<number> {
  const moment = await page.getByTestId(/^moment-/).getAttribute('data-testid');
  return Number(moment?.replace('moment-', ''));
}

/** Runs in the page. */
function askedOnPage(
  signs: Readonly<Record<keyof Signs, string>>,
): { readonly asked: Asked; readonly made: number } | undefined {
  if (location.pathname.startsWith('/results/')) return { asked: 'over', made: 0 };
  const moment = document.querySelector('[data-testid^=moment-]')?.getAttribute('data-testid');
  const names = [...document.querySelectorAll('[role=button], [role=group]')]
    .filter((control) => control.checkVisibility())
    .map((control) => control.getAttribute('aria-label') ?? '');
  const asked = (['curtain', 'tap', 'answer'] as const).find((sign) =>
    names.some((name) => new RegExp(signs[sign]).test(name)),
  );
  if (asked === undefined || !moment) return undefined;
  return { asked, made: Number(moment.replace('moment-', '')) };
}

/** Runs in the page. */
function showsOnPage(made: number): boolean {
  if (location.pathname.startsWith('/results/')) return true;
  const moment = document.querySelector('[data-testid^=moment-]')?.getAttribute('data-testid');
  return Number(moment?.replace('moment-', '')) >= made;
}
