import type { Locator, Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import type { GameId } from '@/games';
import { TEXTS } from '@/text';
import { expectTimeout, pause, SHORTLY } from './patience';
import { WORDS } from './play-packet-row';

/** Looks at the page as it is, under a name for what it shows; what lies under a sheet has been looked at before. */
export type Look = (at: string, within?: string) => Promise<void>;

export type Walk = (page: Page, language: Language, look: Look) => Promise<void>;

/** A screen, and the control or heading by which it is known to be there. */
export type Stop = readonly [path: string, role: Parameters<Page['getByRole']>[0], name: string | RegExp];

/** Each of these screens, one after the other; what else is folded up there is opened. */
export async function walkStops(
  page: Page,
  stops: readonly Stop[],
  look: Look,
  open?: (path: string) => Promise<void>,
): Promise<void> {
  for (const [path, role, name] of stops) {
    await page.goto(path);
    await page.getByRole(role, { name }).first().waitFor();
    await open?.(path);
    await look(path);
  }
}

/** Opens a sheet, looks at it, and closes it until it is closed: a page that still draws may not hear a key. */
export const sheetsOf =
  (page: Page, look: Look) =>
  async (at: string, open: () => Promise<void>): Promise<void> => {
    const dialog = page.getByRole('dialog');
    await open();
    await dialog.waitFor();
    await look(at, '[role=dialog]');
    while ((await dialog.count()) > 0) {
      await page.keyboard.press('Escape');
      await pause(50);
    }
  };

/** More touches than this open nothing either. */
const MOST_TOUCHES = 30;

/**
 * Touches what opens a sheet: the first touch may only have it in mind. A sheet that takes its time may lie over it before
 * it is touched again.
 */
export async function touchUntilOpen(
  page: Page,
  control: Locator,
  where?: Parameters<Locator['click']>[0],
): Promise<void> {
  for (let touches = 0; (await page.getByRole('dialog').count()) === 0; touches += 1) {
    if (touches === MOST_TOUCHES) throw new Error(`${control.toString()} opens nothing`);
    await control.click({ ...SHORTLY, ...where }).catch(expectTimeout);
    await pause(100);
  }
}

/** Where a hint is read. The screens below have such a place too, with nothing in it. */
const hintIn = (language: Language): string =>
  `[data-testid=notices-of-the-screen]:has([aria-label="${TEXTS[language].advice.doIt}"])`;

/** What every table has: its log, its menu, and advice, with which the walk ends. */
export const walkWhatTablesShare: Walk = async (page, language, look) => {
  const { board, advice } = TEXTS[language];
  const button = (name: string) => page.getByRole('button', { name }).first();
  const within = sheetsOf(page, look);
  await within('log', () => button(board.log).click());
  await within('menu', () => button(board.menu).click());
  await button(board.menu).click();
  await page.getByRole('dialog').getByRole('button', { name: advice.hint }).click();
  await button(advice.doIt).waitFor();
  await look('hint', hintIn(language));
};

/** What leads to a table of this game, and what comes after the one that is over. */
export const walkAround =
  (game: GameId, over: string): Walk =>
  (page, language, look) => {
    const { start, moment, home } = WORDS[language];
    const stops: readonly Stop[] = [
      [`/new/${game}`, 'button', start],
      [`/replay/${over}`, 'slider', moment],
      [`/results/${over}`, 'button', home],
    ];
    return walkStops(page, stops, look);
  };
