import { axeFindings } from '../support/axe';
import { closeBrowser, visit } from '../support/browser';
import { PageTable } from '../support/page-table';
import { BRISK, liftCurtain, startGame, WORDS } from '../support/play-packet-row';

/** A whole game is long, and its browser may share the machine. */
jest.setTimeout(600_000);

afterAll(closeBrowser);

const SITTINGS = [
  { viewport: 'tablet', language: 'en', locale: 'en-GB', colorScheme: 'dark' },
  { viewport: 'phone', language: 'de', locale: 'de-DE', colorScheme: 'light' },
] as const;

/** What is short is played at both sizes in both languages; whole games, which are long, in one language each. */
const EVERY_SITTING = SITTINGS.flatMap(({ viewport, colorScheme }) =>
  SITTINGS.map(({ language, locale }) => ({ viewport, language, locale, colorScheme })),
);

const stored = { 'harbourmaster/settings': BRISK };

describe.each(SITTINGS)('a whole game on a $viewport, in $language', ({ language, ...device }) => {
  const words = WORDS[language];

  it('plays three people from home to the final scores, passing the device on', async () => {
    const { page, context, complaints, strangers } = await visit({ ...device, stored, clock: true });
    await startGame(page, words, 3);
    await page.getByRole('button', { name: words.show }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await liftCurtain(page, words);
    await page.getByRole('button', { name: words.log }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await new PageTable(page, language).playToTheEnd();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: words.home }).click();
    await page.getByRole('button', { name: words.newGame }).waitFor();
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
    await context.close();
  });

  it('plays one person against two bots to the final scores, without a curtain', async () => {
    const { page, context, complaints } = await visit({ ...device, stored, clock: true });
    await startGame(page, words, 1);
    await page.getByRole('button', { name: words.log }).waitFor();
    expect(await page.getByRole('button', { name: words.show }).count()).toBe(0);
    await new PageTable(page, language).playToTheEnd();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.each(EVERY_SITTING)('Packet Row on a $viewport, in $language', ({ language, ...device }) => {
  const words = WORDS[language];

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

  it('covers the hand when the browser goes back and forward again', async () => {
    const { page, context } = await visit({ ...device, stored, clock: true });
    await startGame(page, words, 2);
    await page.getByRole('button', { name: words.show }).waitFor();
    await liftCurtain(page, words);
    await page.getByRole('button', { name: words.log }).waitFor();
    const address = page.url();
    await page.goBack();
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
