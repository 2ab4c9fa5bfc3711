import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe';
import { visit } from '../support/browser';
import { PageTable } from '../support/page-table';
import { BRISK, liftCurtain, startGame, WORDS } from '../support/play-packet-row';

const SITTINGS = [
  { viewport: 'tablet', language: 'en', locale: 'en-GB', colorScheme: 'dark' },
  { viewport: 'phone', language: 'de', locale: 'de-DE', colorScheme: 'light' },
] as const;

const stored = { 'harbourmaster/settings': BRISK };

/** Whole games are played where something is looked for in all of them: packet-row-people.test.ts and learn.test.ts. */
describe.each(SITTINGS)('Packet Row on a $viewport, in $language', ({ language, ...device }) => {
  const words = WORDS[language];

  it('is begun at home by three people, who pass the device on', async () => {
    const { page, context, complaints, strangers } = await visit({ ...device, stored, clock: true });
    await startGame(page, words, 3);
    await page.getByRole('button', { name: words.show }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await liftCurtain(page, words);
    await page.getByRole('button', { name: words.log }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const table = new PageTable(page, language);
    for (let moves = 0; moves < 6; moves += 1) await table.move();
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
    await context.close();
  });

  it('is played by one person against two bots without a curtain', async () => {
    const { page, context, complaints } = await visit({ ...device, stored, clock: true });
    await startGame(page, words, 1);
    const table = new PageTable(page, language);
    for (let moves = 0; moves < 4; moves += 1) {
      expect(await table.asked()).toBe('answer');
      await table.move();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('goes on after a reload in the middle, and from home', async () => {
    const { page, context } = await visit({ ...device, stored, clock: true });
    await startGame(page, words, 3);
    await page.getByRole('button', { name: words.show }).waitFor();
    const table = new PageTable(page, language);
    for (let step = 0; step < 8; step++) await table.decide();
    const address = page.url();
    await page.reload();
    await page.getByRole('button', { name: words.show }).waitFor();
    expect(page.url()).toBe(address);
    await page.goto('/');
    await page.getByRole('button', { name: words.playOn }).click();
    await page.getByRole('button', { name: words.show }).waitFor();
    expect(page.url()).toBe(address);
    await context.close();
  });

  it('covers the hand when the window loses its focus', async () => {
    const { page, context } = await visit({ ...device, stored, clock: true });
    await startGame(page, words, 2);
    await page.getByRole('button', { name: words.show }).waitFor();
    await liftCurtain(page, words);
    await page.getByRole('button', { name: words.log }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.getByRole('button', { name: words.show }).waitFor();
    expect(await page.getByRole('button', { name: words.log }).count()).toBe(0);
    await context.close();
  });

  it('closes the topmost sheet when the browser goes back, and covers the hand when it goes further back and forward again', async () => {
    const { page, context } = await visit({ ...device, stored, clock: true });
    await startGame(page, words, 2);
    await page.getByRole('button', { name: words.show }).waitFor();
    await liftCurtain(page, words);
    await page.getByRole('button', { name: words.log }).waitFor();
    const address = page.url();
    await page.getByRole('button', { name: words.log }).click();
    await page.getByRole('dialog').waitFor();
    await wayBack(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await wayBack(page);
    await page.getByRole('button', { name: words.newGame }).waitFor();
    await page.goForward();
    await page.getByRole('button', { name: words.show }).waitFor();
    expect(page.url()).toBe(address);
    expect(await page.getByRole('button', { name: words.log }).count()).toBe(0);
    await context.close();
  });

  it('takes a move back until a bot has moved, and then says why not', async () => {
    const step = JSON.stringify({ motion: 'off', botPace: 'step' });
    const { page, context } = await visit({ ...device, stored: { 'harbourmaster/settings': step } });
    await startGame(page, words, 1, { first: true });
    const undo = page.getByRole('button', { name: words.undo });
    const table = new PageTable(page, language);
    await table.move();
    await page.getByRole('button', { name: words.nextMove }).waitFor();
    await undo.click();
    await page.getByRole('button', { name: words.nextMove }).waitFor({ state: 'detached' });
    await table.move();
    await page.getByRole('button', { name: words.nextMove }).click();
    await page.getByRole('button', { name: words.menu }).click();
    await page.getByText(words.undoRefused).waitFor();
    await context.close();
  });

  it('follows the settings at once, with the game where it was', async () => {
    const other = WORDS[language === 'en' ? 'de' : 'en'];
    const { page, context } = await visit(device);
    await startGame(page, words, 1);
    await page.getByRole('button', { name: words.menu }).click();
    await page.getByRole('button', { name: words.settings, exact: true }).click();
    await page.getByRole('radio', { name: other.language }).click();
    await page.getByRole('button', { name: other.back, exact: true }).click();
    await page.getByRole('button', { name: other.log }).waitFor();
    await context.close();
  });
});

/** By the browser's own button: a page that keeps its place would keep Playwright waiting. */
async function wayBack(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send('Page.getNavigationHistory');
  const entryId = entries[currentIndex - 1]?.id ?? 0;
  await browser.send('Page.navigateToHistoryEntry', { entryId });
  await browser.detach();
}
