import type { Page } from 'playwright-core';
import { LANGUAGES } from '@/engine/phrase';
import { GAME_IDS } from '@/games';
import { TEXTS } from '@/text';
import { bookPictures } from '../support/book-pictures';
import { visit, VIEWPORTS } from '../support/browser';
import { lastingFaults } from '../support/layout-faults';
import { resize } from '../support/settled';

/** The narrowest, a low one, and one with several cards side by side. */
const WINDOWS = ['smallPhone', 'phoneLandscape', 'tabletPortrait'] as const;

/** What is amiss with a page and its pictures, in each of the windows. */
async function faultsIn(page: Page): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const window of WINDOWS) {
    await resize(page, VIEWPORTS[window]);
    const faults = await lastingFaults(page, { pictures: true });
    if (faults.length > 0) found[window] = faults;
  }
  return found;
}

describe.each(LANGUAGES)('in %s', (language) => {
  const stored = { 'harbourmaster/settings': JSON.stringify({ language, motion: 'off', sound: 'off' }) };

  it('no picture of a rulebook and no card of a catalogue is cut or reaches out of any window', async () => {
    const { page, context, complaints } = await visit({ viewport: WINDOWS[0], stored });
    for (const game of GAME_IDS) {
      await page.goto(`/rules/${game}`);
      await page.getByLabel(TEXTS[language].rules.search).waitFor();
      for (const [, picture] of bookPictures(game, language)) {
        await page.getByLabel(picture, { exact: true }).waitFor();
      }
      expect({ book: game, found: await faultsIn(page) }).toEqual({ book: game, found: {} });

      await page.goto(`/cards/${game}`);
      const shelves = page.getByTestId('catalogue').getByRole('radiogroup').first().getByRole('radio');
      await shelves.first().waitFor();
      for (let at = 0; at < (await shelves.count()); at += 1) {
        await shelves.nth(at).click();
        expect({ cards: game, at, found: await faultsIn(page) }).toEqual({ cards: game, at, found: {} });
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
