import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import { PageTable } from '../../../__tests__/support/page-table';
import { liftCurtain, startGame, WORDS } from '../../../__tests__/support/play-packet-row';

/** Takes a picture of the page as it is. */
export type Picture = (name: string) => Promise<void>;

/** Every screen on the way of a newcomer, from the first look at home to the records after the first game. */
export async function walkThrough(page: Page, language: Language, picture: Picture): Promise<void> {
  const words = WORDS[language];
  const shown = (role: 'button' | 'complementary' | 'heading' | 'radio' | 'slider', name?: string | RegExp) =>
    page
      .getByRole(role, name === undefined ? {} : { name })
      .first()
      .waitFor();
  await page.goto('/');
  await shown('button', words.newGame);
  await picture('home-first');
  await page.goto('/learn/packet-row');
  await shown('button', words.begin);
  await picture('learn');
  for (const lesson of ['choosing', 'lastCall', 'ending']) {
    await page.goto(`/learn/packet-row/${lesson}`);
    await shown('complementary', words.coach);
    await picture(`learn-${lesson}`);
  }
  await page.goto('/new/packet-row');
  await shown('button', words.start);
  await picture('new-game');
  await page.goto('/');
  await startGame(page, words, 3);
  await shown('button', words.show);
  await picture('curtain');
  await liftCurtain(page, words);
  await shown('button', words.log);
  await picture('table-first');
  const table = new PageTable(page, language);
  for (let step = 0; step < 20; step++) await table.move();
  if ((await table.asked()) === 'curtain') await liftCurtain(page, words);
  await shown('button', words.log);
  await picture('table');
  await page.getByRole('button', { name: words.menu }).click();
  await shown('button', words.leave);
  await picture('menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.log }).click();
  await shown('heading', words.round);
  await picture('log');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.menu }).click();
  await page.getByRole('button', { name: words.lookBack }).click();
  await shown('slider', words.moment);
  await picture('replay-running');
  await page.goto('/saves');
  await shown('button', words.playOn);
  await picture('saves');
  await page.goto('/rules/packet-row');
  await shown('heading', words.lastCall);
  await picture('rules');
  await page.goto('/rules/packet-row/captain');
  await shown('heading', words.lastCall);
  await picture('rules-paragraph');
  await page.goto('/settings');
  await shown('radio', words.language);
  await picture('settings');
  await page.goto('/privacy');
  await shown('heading');
  await picture('privacy');
  await page.goto('/credits');
  await shown('heading');
  await picture('credits');
  await page.goto('/');
  await page.getByRole('button', { name: words.playOn }).click();
  await table.playToTheEnd();
  await shown('heading');
  await picture('results');
  await page.getByRole('button', { name: words.lookBack }).click();
  await shown('slider', words.moment);
  await page.getByRole('slider').press('PageUp');
  await picture('replay');
  await page.getByRole('button', { name: words.menu }).click();
  await page.getByRole('radio', { name: words.allHands }).waitFor();
  await picture('replay-menu');
  await page.getByRole('radio', { name: words.allHands }).click();
  await page.getByRole('slider').press('End');
  await picture('replay-all-hands');
  await page.goto('/records');
  await shown('heading', words.achievements);
  await picture('records');
  await page.goto('/');
  await shown('button', words.newGame);
  await picture('home');
}
