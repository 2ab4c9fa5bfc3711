import type { Page } from 'playwright-core';
import { untilStill } from './settled';

/** So many lines of the question, and of what stands below it: news, what helps to answer, a word to the player. */
export type Lines = readonly [question: number, below: number];

/** Writes so much into the question of the table and below it, as if the game had asked and told it. */
export async function sayAtTable(page: Page, lines: Lines): Promise<void> {
  await page.evaluate(writeLines, lines);
  // What measures itself draws once more.
  await untilStill(page);
}

/** Where everything lies that can be touched or looked at beside the question. */
export function boxesAround(page: Page): Promise<readonly string[]> {
  return page.evaluate(boxesBesideTheQuestion);
}

/** Runs in the page. */
function writeLines([asked, below]: Lines): void {
  const WORDS = 'Constantin took three cotton and a trader for nine dollars. '.split(' ');
  const question = [...document.querySelectorAll<HTMLElement>('[role=heading][aria-level="1"], h1')].findLast(
    (one) => one.checkVisibility(),
  );
  const status = question?.parentElement?.querySelector<HTMLElement>('[role=status]');
  if (!question || !status) throw new Error('nothing is asked');
  // React’s own words stay where they are, so that it finds them again.
  for (const own of status.children) if (own instanceof HTMLElement) own.style.display = 'none';
  status.querySelector('[data-written]')?.remove();
  const news = document.createElement('div');
  news.dataset.written = '';
  news.style.font = '15px/20px sans-serif';
  status.append(news);
  const line = Number.parseFloat(getComputedStyle(question).lineHeight);
  fill(question, asked, line);
  fill(news, below, 20);

  function fill(element: HTMLElement, lines: number, height: number): void {
    let said = '';
    element.textContent = said;
    for (let at = 0; element.offsetHeight < (lines - 0.5) * height; at += 1) {
      said += `${WORDS[at % WORDS.length]} `;
      element.textContent = said;
    }
  }
}

/** Runs in the page. */
function boxesBesideTheQuestion(): string[] {
  const question = [...document.querySelectorAll('[role=heading][aria-level="1"], h1')].findLast((one) =>
    one.checkVisibility(),
  );
  const words = question?.parentElement;
  return [...document.querySelectorAll('[role], button, a[href]')].flatMap((one) => {
    if (
      one === question ||
      words?.contains(one) ||
      (question !== undefined && one.contains(question)) ||
      !one.checkVisibility()
    )
      return [];
    const { x, y, width, height } = one.getBoundingClientRect();
    const name = one.getAttribute('aria-label') ?? one.textContent;
    return [
      `${one.getAttribute('role')} “${name.slice(0, 40)}” ${[x, y, width, height].map(Math.round).join()}`,
    ];
  });
}
