import type { Locator, Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import { TEXTS } from '@/text';
import { PageTable } from '../../../__tests__/support/page-table';
import { storedState } from '../../../__tests__/support/stored-state';
import type { Picture } from './walk-through';

/** What the table is made of when it is full: a marked card, a card explained, a delivery planned, advice. */
export async function walkBusyTable(page: Page, language: Language, picture: Picture): Promise<void> {
  const text = TEXTS[language];
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name }).first();
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await page.goto('/');
  await button(text.saves.continue).waitFor();
  await picture('home-continue');
  await button(text.saves.continue).click();
  await button(text.board.log).waitFor();
  await picture('table-busy');
  await new PageTable(page, language).pick(await storedState(page), ['take']);
  await picture('table-marked');
  const contract = page
    .getByRole('button', { name: new RegExp(`^${text.games['packet-row'].board.kinds.contract}`) })
    .last();
  // The smallest windows keep the hand behind a button.
  if ((await contract.count()) > 0) {
    await contract.click({ position: { x: 10, y: 10 } });
    await page.getByRole('dialog').waitFor();
    await picture('card');
    await close();
  }
  await button(text.games['packet-row'].board.act.deliver).click();
  await page.getByRole('dialog').waitFor();
  await picture('delivery');
  await close();
  await button(text.board.menu).click();
  await button(text.advice.hint).click();
  await page.getByText('“').first().waitFor();
  await picture('hint');
}

/** The final account of a game that was played to win, with its curve and the moments that mattered. */
export const walkScores =
  (name: string) =>
  async (page: Page, language: Language, picture: Picture): Promise<void> => {
    const { advice, lookBack } = TEXTS[language];
    await page.goto('/results/bench');
    await page.getByText(advice.moments).waitFor();
    await page.getByText(advice.looking).waitFor({ state: 'detached' });
    await page.getByText(lookBack.working).waitFor({ state: 'detached' });
    await picture(name);
    await page.getByRole('slider', { name: lookBack.moment }).scrollIntoViewIfNeeded();
    await picture(`${name}-curve`);
  };
