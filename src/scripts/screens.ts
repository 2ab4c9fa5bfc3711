import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import { harbour } from '@/games/harbour';
import { rotterdam } from '@/games/rotterdam';
import { harbourCourse } from '@/ui/boards/harbour/lessons/course';
import { packetRowCourse } from '@/ui/boards/packet-row/lessons/course';
import { rotterdamCourse } from '@/ui/boards/rotterdam/lessons/course';
import { thinkBeforeTouching, VIEWPORTS } from '../../__tests__/support/browser';
import { BRISK } from '../../__tests__/support/play-packet-row';
import { findBuild, openSite } from './bench-web/site';
import { storedGame, storedGameOf, type Stored } from './bench-web/stored';
import { launchChromium } from './chromium';
import {
  busyHarbour,
  busyRotterdam,
  busyTable,
  finishedGame,
  finishedHarbour,
  finishedRotterdam,
} from './screens/busy-table';
import { walkBooks, walkCourse } from './screens/books-walk';
import { walkBusyTable, walkScores } from './screens/busy-walk';
import { harbourQuestions, walkHarbourQuestions } from './screens/harbour-questions';
import { walkBusyHarbour } from './screens/harbour-walk';
import { rotterdamQuestions, walkRotterdamQuestions } from './screens/rotterdam-questions';
import { walkBusyRotterdam } from './screens/rotterdam-walk';
import { walkThrough } from './screens/walk-through';

/** Pictures of every screen, in all shapes, by day and by night, to be looked at beside the design. Git ignores them. */
const FOLDER = '.screens';
/** Devices, and windows of computers between and beyond them. */
const SHAPES = {
  ...VIEWPORTS,
  desktop: { width: 1280, height: 720 },
  largeDesktop: { width: 1920, height: 1080 },
  lowTablet: { width: 1024, height: 768 },
  narrowWindow: { width: 600, height: 960 },
} as const;
const SCHEMES = ['dark', 'light'] as const;
const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;
const QUIET = { motion: 'off', botPace: 'step', sound: 'off' } as const;

const withSettings = (settings: string, saves: Readonly<Record<string, string>> = {}): Promise<Stored> =>
  Promise.resolve(
    Object.entries({ 'harbourmaster/settings': settings, ...saves }).map(([name, value]) => ({
      name,
      value,
    })),
  );

const newcomer = (): Promise<Stored> => withSettings(BRISK);

/** What is stored at first, and the way through the app from there. */
const WALKS = {
  newcomer: { stored: newcomer, walk: walkThrough },
  busy: { stored: () => storedGame(busyTable(5), QUIET), walk: walkBusyTable },
  harbour: { stored: () => storedGameOf(harbour, busyHarbour(4), QUIET), walk: walkBusyHarbour },
  harbourQuestions: { stored: () => withSettings(BRISK, harbourQuestions()), walk: walkHarbourQuestions },
  rotterdam: { stored: () => storedGameOf(rotterdam, busyRotterdam(4), QUIET), walk: walkBusyRotterdam },
  rotterdamQuestions: {
    stored: () => withSettings(JSON.stringify(QUIET), rotterdamQuestions()),
    walk: walkRotterdamQuestions,
  },
  scores: { stored: () => storedGame(finishedGame(4), QUIET), walk: walkScores('results-played') },
  harbourScores: {
    stored: () => storedGameOf(harbour, finishedHarbour(4), QUIET),
    walk: walkScores('harbour-results'),
  },
  rotterdamScores: {
    stored: () => storedGameOf(rotterdam, finishedRotterdam(4), QUIET),
    walk: walkScores('rotterdam-results'),
  },
  books: { stored: newcomer, walk: walkBooks },
  packetRowCourse: { stored: newcomer, walk: walkCourse('packet-row', packetRowCourse) },
  harbourCourse: { stored: newcomer, walk: walkCourse('harbour', harbourCourse) },
  rotterdamCourse: { stored: newcomer, walk: walkCourse('rotterdam', rotterdamCourse) },
} as const;

interface Sitting {
  readonly shape: keyof typeof SHAPES;
  readonly scheme: (typeof SCHEMES)[number];
  readonly language: Language;
  readonly walk: keyof typeof WALKS;
}

/** English by night and German by day, so that both are seen in every shape. */
const SITTINGS: readonly Sitting[] = keysOf(SHAPES).flatMap((shape) =>
  SCHEMES.flatMap((scheme) =>
    keysOf(WALKS).map(
      (walk) => ({ shape, scheme, language: scheme === 'dark' ? 'en' : 'de', walk }) as const,
    ),
  ),
);

/** Words after the command name what is wanted, "tablet dark busy" for one; without them everything is. */
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
  const { stored, walk } = WALKS[sitting.walk];
  const context = await from.newContext({
    baseURL: address,
    viewport: SHAPES[shape],
    deviceScaleFactor: 2,
    colorScheme: scheme,
    locale: LOCALES[language],
    storageState: { cookies: [], origins: [{ origin: address, localStorage: [...(await stored())] }] },
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(thinkBeforeTouching);
  const picture = async (name: string) => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${FOLDER}/${name}-${shape}-${scheme}-${language}.png` });
  };
  await walk(page, language, picture);
  await context.close();
  console.log(Object.values(sitting).join(', '));
}

function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(object) as Key[];
}
