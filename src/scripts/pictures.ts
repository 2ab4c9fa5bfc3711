import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { LANGUAGES, type Language } from '@/engine/phrase';
import { GAME_IDS, type GameId } from '@/games';
import { harbour } from '@/games/harbour';
import { rotterdam } from '@/games/rotterdam';
import type { Settings } from '@/storage/settings';
import { TEXTS } from '@/text';
import { VIEWPORTS } from '../../__tests__/support/browser';
import { findBuild, openSite } from './bench-web/site';
import { storedGame, storedGameOf, type Stored } from './bench-web/stored';
import { launchChromium } from './chromium';
import { Camera } from './pictures/camera';
import { compose, type Photograph } from './pictures/compose';
import { Easel } from './pictures/easel';
import { STORE_BYTES, STORE_DEVICES, STORE_QUALITY, storeFile } from './pictures/store';
import { TURNS, turnBegun } from './pictures/turns';
import { busyHarbour, busyRotterdam, busyTable } from './screens/busy-table';

/**
 * The pictures of the README, of the app as it is now: each game on a tablet and a phone, and a turn of it that moves; and
 * those of the stores, each game on both in every language.
 */
const FOLDER = 'assets/readme';
const QUALITY = 0.82;
/** Nothing rests longer in a moving picture. */
const LONGEST = 1_200;

const STILL = { motion: 'off', botPace: 'step', sound: 'off' } as const satisfies Partial<Settings>;
const MOVING = { motion: 'full', botPace: 'quick', sound: 'off' } as const satisfies Partial<Settings>;

const TABLES: Readonly<Record<GameId, () => Promise<Stored>>> = {
  'packet-row': () => storedGame(busyTable(5), STILL),
  harbour: () => storedGameOf(harbour, busyHarbour(4), STILL),
  rotterdam: () => storedGameOf(rotterdam, busyRotterdam(4), STILL),
};

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** Words after the command name what is wanted, "harbour turn" or "store"; without them everything is. */
const wanted = process.argv.slice(2);
const isWanted = (...words: readonly string[]) => wanted.every((word) => words.includes(word));

const browser = await launchChromium();
const site = await openSite(await findBuild(undefined));
const easel = new Easel(await browser.newPage());
for (const game of GAME_IDS) {
  if (isWanted(game, 'tables')) await keep(game, await tables(game));
  if (isWanted(game, 'turn')) await keep(`${game}-turn`, await turn(game));
}
if (wanted.length === 0 || wanted.includes('store')) await fillStores();
await browser.close();
site.close();

async function keep(name: string, picture: Buffer): Promise<void> {
  await write(`${FOLDER}/${name}.webp`, picture);
}

async function write(file: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
  console.log(`${file}, ${Math.round(picture.length / 1_000)} kB`);
}

/** Every picture of the stores, in the order in which they show them. */
async function fillStores(): Promise<void> {
  const bytes: number[] = [];
  for (const [at, game] of GAME_IDS.entries()) {
    const stored = await TABLES[game]();
    for (const language of LANGUAGES) {
      for (const device of STORE_DEVICES) {
        const page = await settledTable(stored, { ...device, language });
        const picture = await page.screenshot({ type: 'jpeg', quality: STORE_QUALITY });
        await page.context().close();
        await write(storeFile(LOCALES[language], device, at + 1, game), picture);
        bytes.push(picture.length);
      }
    }
  }
  const sum = bytes.reduce((all, each) => all + each, 0);
  console.log(`${bytes.length} pictures for the stores, ${Math.round(sum / 1_000)} kB`);
  if (sum > STORE_BYTES) throw new Error('the pictures of the stores are too heavy');
}

/** By night in English on a tablet, by day in German on a phone. */
async function tables(game: GameId): Promise<Buffer> {
  const stored = await TABLES[game]();
  const tablet = await photograph(stored, 'tablet', 'en', 'dark');
  const phone = await photograph(stored, 'phone', 'de', 'light');
  const page = await browser.newPage();
  const picture = await easel.whole(await compose(page, [tablet, phone]), QUALITY);
  await page.close();
  return picture;
}

async function photograph(
  stored: Stored,
  shape: 'tablet' | 'phone',
  language: Language,
  colorScheme: 'dark' | 'light',
): Promise<Photograph> {
  const viewport = VIEWPORTS[shape];
  const page = await settledTable(stored, { viewport, scale: 2, language, colorScheme });
  const png = await page.screenshot();
  await page.context().close();
  return { png, ...viewport };
}

interface Sitting {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scale: number;
  readonly language: Language;
  readonly colorScheme: 'dark' | 'light';
}

/** The table with its typefaces there. */
async function settledTable(stored: Stored, sitting: Sitting): Promise<Page> {
  const { viewport, scale, language, colorScheme } = sitting;
  const options = { colorScheme, locale: LOCALES[language], deviceScaleFactor: scale, viewport };
  const page = await tableOn(browser, stored, options, language);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The table that was left, open on a page of its own. */
async function tableOn(
  from: Browser,
  stored: Stored,
  options: BrowserContextOptions,
  language: Language,
): Promise<Page> {
  const { saves, board } = TEXTS[language];
  const context = await from.newContext({
    baseURL: site.address,
    storageState: { cookies: [], origins: [{ origin: site.address, localStorage: [...stored] }] },
    ...options,
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: saves.continue }).first().click();
  await page.getByRole('button', { name: board.log }).first().waitFor();
  // A mouse that rests where the game was opened would bring up what lies there now.
  await page.mouse.move(0, 0);
  return page;
}

/** One turn on a phone, from the game that teaches how to play. */
async function turn(game: GameId): Promise<Buffer> {
  const begun = turnBegun(game);
  const stored = await storedGameOf(begun.game, begun.play, MOVING);
  const options = { colorScheme: 'dark', locale: LOCALES.en, viewport: VIEWPORTS.phone } as const;
  const page = await tableOn(browser, stored, options, 'en');
  await page.evaluate(() => document.fonts.ready);
  await page.clock.pauseAt(Date.now() + 60_000);
  const camera = new Camera(page);
  await TURNS[game].make(camera);
  const film = await camera.develop(easel, LONGEST);
  await page.context().close();
  return film;
}
