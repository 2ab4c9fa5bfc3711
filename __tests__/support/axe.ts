import { readFileSync } from 'node:fs';
import type * as Axe from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly where: readonly string[];
}

interface Wanted {
  /** Only what this selector finds. */
  readonly within?: string | undefined;
  /** All of them unless named. */
  readonly rules?: readonly string[] | undefined;
}

/**
 * What axe finds wrong with the page as it is now, or with a part of it: nothing, it should be. A page gets axe once,
 * which takes as long to read as a small page to judge, and hands out nothing but findings.
 */
export async function axeFindings(page: Page, wanted: Wanted = {}): Promise<readonly Finding[]> {
  if (page.frames().length > 1) throw new Error('what is in frames would not be looked at');
  const isThere = await page.evaluate(() => document.fonts.ready.then(() => 'axe' in window));
  if (!isThere) await page.evaluate(SOURCE);
  return page.evaluate(judge, wanted);
}

/** Runs in the page. */
async function judge({ within, rules }: Wanted): Promise<readonly Finding[]> {
  const { axe } = window as unknown as { readonly axe: typeof Axe };
  const parts = within === undefined ? [] : [...document.querySelectorAll(within)];
  // A sheet that has closed meanwhile has left the page to be judged.
  const { violations } = await axe.run(parts.length > 0 ? parts : document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  });
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}
