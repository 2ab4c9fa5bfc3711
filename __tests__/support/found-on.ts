import type { Page } from 'playwright-core';

/** Which of these words are anywhere in the page, in its title or its address. It is long, so it is searched there. */
export function foundOn(page: Page, words: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(findWords, words);
}

/** Runs in the page. */
function findWords(words: readonly string[]): readonly string[] {
  const everything = [document.documentElement.outerHTML, document.title, location.href].join('\n');
  return words.filter((word) => everything.includes(word));
}
