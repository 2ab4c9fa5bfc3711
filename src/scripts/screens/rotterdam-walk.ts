import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import { CAPTAIN, TRADER } from '@/games/rotterdam/cards/roles';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { TEXTS } from '@/text';
import type { Picture } from './walk-through';

/** Rotterdam well on: the table, a role in mind, its colours, orders, market, hand, the log, advice. */
export async function walkBusyRotterdam(page: Page, language: Language, picture: Picture): Promise<void> {
  const text = TEXTS[language];
  const { toggles } = text.games.rotterdam.board;
  const words = rotterdamWords[language];
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const tile = (role: number) =>
    page.getByRole('radio', { name: new RegExp(`^${words.role(role)}`) }).first();
  const answer = page.getByRole('group', { name: text.board.answer }).getByRole('button').last();
  await page.goto('/');
  await button(text.saves.continue).click();
  await button(text.board.log).waitFor();
  await picture('rotterdam-busy');
  for (const page_ of ['orders', 'market', 'hand'] as const) {
    const toggle = page.getByRole('switch', { name: new RegExp(`^${toggles[page_]}`) });
    if ((await toggle.count()) === 0) continue;
    await toggle.click();
    await picture(`rotterdam-${page_}`);
    await toggle.click();
  }
  await button(text.board.log).click();
  await page.getByRole('dialog').waitFor();
  await picture('rotterdam-log');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tile(TRADER).click();
  await picture('rotterdam-trader-in-mind');
  await tile(CAPTAIN).click();
  await picture('rotterdam-captain-in-mind');
  await answer.click();
  await picture('rotterdam-colours');
}
