import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong with the page as it is now, or with a part of it: nothing, it should be. */
export async function axeFindings(page: Page, within?: string): Promise<{ id: string; where: string[] }[]> {
  await page.evaluate(() => document.fonts.ready);
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}
