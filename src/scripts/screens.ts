import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { VIEWPORTS } from '../../__tests__/support/browser';
import {
  BRISK,
  decide,
  liftCurtain,
  playToTheEnd,
  startGame,
  WORDS,
} from '../../__tests__/support/play-packet-row';
import { findBuild, openSite } from './bench-web/site';
import { launchChromium } from './chromium';

/** Pictures of every screen, in all shapes, by day and by night, to be looked at beside the design. Git ignores them. */
const FOLDER = '.screens';
const SHAPES = { ...VIEWPORTS, smallPhone: { width: 320, height: 568 } } as const;
const SCHEMES = ['dark', 'light'] as const;
const SETTLES = 1_000;
const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;

interface Sitting {
  readonly shape: keyof typeof SHAPES;
  readonly scheme: (typeof SCHEMES)[number];
  readonly language: keyof typeof LOCALES;
}

/** English by night and German by day, so that both are seen in every shape. */
const SITTINGS: readonly Sitting[] = (Object.keys(SHAPES) as Sitting['shape'][]).flatMap((shape) =>
  SCHEMES.map((scheme) => ({ shape, scheme, language: scheme === 'dark' ? 'en' : 'de' }) as const),
);

/** Words after the command name what is wanted, "tablet dark" for one; without them everything is. */
const WANTED = process.argv.slice(2);
const isWanted = (sitting: Sitting) =>
  WANTED.every((word) => Object.values(sitting).some((value) => value === word));

const browser = await launchChromium();
const site = await openSite(await findBuild(undefined));
await mkdir(FOLDER, { recursive: true });
for (const sitting of SITTINGS.filter(isWanted)) await photograph(browser, site.address, sitting);
await browser.close();
site.close();

async function photograph(from: Browser, address: string, sitting: Sitting): Promise<void> {
  const { shape, scheme, language } = sitting;
  const settings = [{ name: 'harbourmaster/settings', value: BRISK }];
  const context = await from.newContext({
    baseURL: address,
    viewport: SHAPES[shape],
    deviceScaleFactor: 2,
    colorScheme: scheme,
    locale: LOCALES[language],
    storageState: { cookies: [], origins: [{ origin: address, localStorage: settings }] },
  });
  const page = await context.newPage();
  await page.clock.install();
  const picture = async (name: string) => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${FOLDER}/${name}-${shape}-${scheme}-${language}.png` });
  };
  await walkThrough(page, WORDS[language], picture);
  await context.close();
  console.log(`${shape}, ${scheme}, ${language}`);
}

async function walkThrough(
  page: Page,
  words: (typeof WORDS)[keyof typeof WORDS],
  picture: (name: string) => Promise<void>,
): Promise<void> {
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
  for (let step = 0; step < 40; step++) await decide(page, words);
  // The last decision may still be on its way to the curtain.
  await page.waitForTimeout(SETTLES);
  if ((await page.getByRole('button', { name: words.show }).count()) > 0) await liftCurtain(page, words);
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
  await playToTheEnd(page, words);
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
