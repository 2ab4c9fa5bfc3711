import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong with the page as it is now, or with a part of it: nothing, it should be. A page without frames
 * needs no second page to put its findings together, and nobody reads of what is right: that takes five times as long.
 */
export async function axeFindings(
  page: Page,
  {
    within,
    rules,
  }: { readonly within?: string | undefined; readonly rules?: readonly string[] | undefined } = {},
): Promise<{ id: string; where: string[] }[]> {
  await page.evaluate(() => document.fonts.ready);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (rules !== undefined) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  if (page.frames().length > 1) throw new Error('what is in frames was not looked at');
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}
