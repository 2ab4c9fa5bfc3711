import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong with the page as it is now, or with a part of it: nothing, it should be. A page without frames
 * needs no second page to put its findings together, and nobody reads of what is right: that takes five times as long.
 */
export async function axeFindings(page: Page, within?: string): Promise<{ id: string; where: string[] }[]> {
  await page.evaluate(() => document.fonts.ready);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  if (page.frames().length > 1) throw new Error('what is in frames was not looked at');
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}
