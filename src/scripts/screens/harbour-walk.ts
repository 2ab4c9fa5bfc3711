import type { Locator, Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import { TEXTS } from '@/text';
import type { Picture } from './walk-through';

/** Harbour well on: the table, everybody's quarter, all places, the log, advice. */
export async function walkBusyHarbour(page: Page, language: Language, picture: Picture): Promise<void> {
  const text = TEXTS[language];
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name }).first();
  const sheet = async (name: string | RegExp, called: string) => {
    await button(name).click();
    await page.getByRole('dialog').waitFor();
    await picture(called);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await page.goto('/');
  await button(text.saves.continue).click();
  await button(text.board.log).waitFor();
  await picture('harbour-busy');
  const tabs = page.getByRole('tab');
  for (let at = 1; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click();
    await picture(`harbour-quarter-${at}`);
  }
  if ((await tabs.count()) > 0) {
    await tabs.first().click();
    await sheet(new RegExp(`, ${text.games.harbour.board.offer.allAbout}$`), 'harbour-places');
  }
  await sheet(text.board.log, 'harbour-log');
  await button(text.board.menu).click();
  await button(new RegExp(`^${text.advice.hint}`)).click();
  await page.getByText('“').first().waitFor();
  await picture('harbour-hint');
}
