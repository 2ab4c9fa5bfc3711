import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '@/engine/phrase';
import { Dice } from '@/engine/random';
import type { MatchTable } from '@/match/table';
import type { PlayedGame } from '@/match/whole';
import { HOUSES } from '@/ui/theme/houses';
import { visit } from './browser';
import { crowdedTable } from './crowded-table';
import { handOver, type Played } from './hand-over';
import { HarbourPage } from './harbour-page';
import { alone, harbourTable, people } from './harbour-positions';
import { lastingFaults } from './layout-faults';
import { PageTable } from './page-table';
import { playedGame } from './played-game';
import { seedOf } from './random-play';
import { RotterdamPage } from './rotterdam-page';
import { peopleAt } from './saved-matches';
import { resize } from './settled';
import { storedAs } from './stored-games';

/** Windows between and beyond the devices that are walked through whole. */
const WINDOWS: readonly Window[] = [
  [600, 960],
  [960, 600],
  [768, 1024],
  [1024, 768],
  [1180, 700],
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
];

const SETTINGS = { motion: 'off', botPace: 'step', sound: 'off', cover: 'hand' } as const;

type Window = readonly [width: number, height: number];

/** Where a reader of small letters has made the page twice as large. */
const ZOOMED: Window = [195, 422];

/** What lies over everything is left there without help. */
const SMALLEST: readonly Window[] = [ZOOMED, [320, 568]];

/** Telephones, upright and turned: walked through elsewhere, but never while they are passed on. */
const PHONES: readonly Window[] = [ZOOMED, [320, 568], [360, 640], [390, 844], [667, 375], [844, 390]];

const NAME = 'windows';

/** Long, and short enough for a form. */
const NAMES = ['Maximiliane', 'Constantin', 'Friederike', 'Bartholomew', 'Wilhelmine'] as const;

const named = (table: MatchTable): MatchTable => ({
  ...table,
  seats: table.seats.map((seat, at) => ({
    ...seat,
    name: NAMES[at] ?? seat.name,
    house: HOUSES[at] ?? seat.house,
  })),
});

/** A person and bots, some way into the game. */
function packetRowAt(players: number): PlayedGame {
  const crowded = crowdedTable();
  if (players === crowded.table.seats.length) return crowded;
  return midway({ ...crowded.table, seats: crowded.table.seats.slice(0, players) }, 60);
}

/** So many moves, and on until the first person is asked. */
const midway = (table: MatchTable, least: number): PlayedGame =>
  playedGame({
    table,
    random: new Dice(seedOf(`${NAME}-${table.seats.length}`), 'players'),
    accepts: ({ seat }, _, number) => number < least || seat !== 0,
  });

interface Shown {
  /** So many players, and how many moves are made before. */
  readonly game: (players: number) => PlayedGame;
  /** Beside those in which everything is looked at. */
  readonly also: readonly Window[];
  /** Moves are made until the device is to be passed on: whoever opens a game meets the curtain first. */
  readonly play?: (page: Page, language: Language) => Played;
}

const SHOWN = {
  'Packet Row': { game: packetRowAt, also: [ZOOMED] },
  Harbour: { game: (players) => midway(harbourTable(alone(players), {}), 40), also: [ZOOMED] },
  Rotterdam: {
    game: (players) => midway({ ...peopleAt('rotterdam', players), seats: alone(players) }, 60),
    also: [ZOOMED],
  },
  'the curtain': { game: (players) => midway(peopleAt('packet-row', players), 40), also: SMALLEST },
  'Packet Row passed on': {
    game: (players) => midway(named(peopleAt('packet-row', players)), 55),
    also: PHONES,
    play: (page, language) => new PageTable(page, language),
  },
  'Harbour passed on': {
    // Only what is chosen before the first turn is hidden from others.
    game: (players) => midway(named(harbourTable(people(players), { boards: 'characters' })), 0),
    also: PHONES,
    play: (page, language) => new HarbourPage(page, language),
  },
  'Rotterdam passed on': {
    game: (players) => midway(named(peopleAt('rotterdam', players)), 43),
    also: PHONES,
    play: (page, language) => new RotterdamPage(page, language),
  },
} as const satisfies Record<string, Shown>;

/** A table of so many players in one language. */
export interface Sitting {
  readonly shown: keyof typeof SHOWN;
  readonly players: number;
  readonly language: Language;
}

const inBoth = (shown: Sitting['shown'], ...players: readonly number[]): readonly Sitting[] =>
  players.flatMap((count) => LANGUAGES.map((language) => ({ shown, players: count, language })));

/** Every game with every number of players in both languages; what is passed on, with the most there is to tell. */
export const SITTINGS: readonly Sitting[] = [
  ...inBoth('Packet Row', 2, 4, 5),
  ...inBoth('Harbour', 2, 3, 4),
  ...inBoth('Rotterdam', 2, 3, 4),
  ...inBoth('the curtain', 2, 4, 5),
  { shown: 'Packet Row passed on', players: 4, language: 'en' },
  { shown: 'Packet Row passed on', players: 5, language: 'de' },
  ...inBoth('Harbour passed on', 4),
  ...inBoth('Rotterdam passed on', 4),
];

const storedFor = ({ shown, players, language }: Sitting): Record<string, string> => ({
  'harbourmaster/settings': JSON.stringify({ ...SETTINGS, language }),
  ...storedAs(NAME, SHOWN[shown].game(players)),
});

/** The same for other tests: what the device holds, and where the table is. */
export const tablesShown = (shown: Sitting['shown'], players: number, language: Language) => ({
  stored: storedFor({ shown, players, language }),
  path: `/table/${NAME}`,
});

/** Opens a table once, and looks at it in its windows. */
async function inItsWindows(
  sitting: Sitting,
  look: (page: Page, window: string) => Promise<void>,
): Promise<void> {
  const { also, play }: Shown = SHOWN[sitting.shown];
  const stored = storedFor(sitting);
  const { page, context } = await visit({ viewport: 'tablet', stored, path: `/table/${NAME}` });
  // Nothing is amiss with a page that shows no table.
  await page.getByTestId(/^moment-/).waitFor();
  if (play !== undefined) await handOver(page, sitting.language, play(page, sitting.language));
  for (const [width, height] of [...WINDOWS, ...also]) {
    await resize(page, { width, height });
    await look(page, `${width} × ${height}`);
  }
  await context.close();
}

/** Registers the test of one table in its windows. */
export function seeItsWindows(sitting: Sitting): void {
  const { shown, players, language } = sitting;
  it(`${shown}, ${players} players, ${language}: nothing is cut, overlaps or reaches out of any window`, async () => {
    const found: Record<string, unknown> = {};
    await inItsWindows(sitting, async (page, window) => {
      const faults = await lastingFaults(page, { upright: true, pictures: true });
      if (faults.length > 0) found[window] = faults;
    });
    expect(found).toEqual({});
  });
}
