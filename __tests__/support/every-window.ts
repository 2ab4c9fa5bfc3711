import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import { Dice } from '@/engine/random';
import type { MatchTable } from '@/match/table';
import { visit } from './browser';
import { crowdedTable } from './crowded-table';
import { layoutFaults } from './layout-faults';
import { playedGame } from './played-game';
import { seedOf } from './random-play';
import { storedAs } from './stored-games';

/** Windows between and beyond the devices that are walked through whole. */
const WINDOWS = [
  [600, 960],
  [960, 600],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
] as const;

const SETTINGS = { motion: 'off', botPace: 'step', sound: 'off', cover: 'hand' } as const;

/** A person and bots, some way into the game. */
function tableOf(players: number) {
  const crowded = crowdedTable();
  if (players === crowded.table.seats.length) return crowded;
  const table: MatchTable = { ...crowded.table, seats: crowded.table.seats.slice(0, players) };
  return playedGame({ table, random: new Dice(seedOf(`windows-${players}`), 'players'), most: 60 });
}

/** Opens a table of so many players once, and looks at it in every window. */
async function inEveryWindow(
  players: number,
  language: Language,
  look: (page: Page, window: string) => Promise<void>,
): Promise<void> {
  const stored = {
    'harbourmaster/settings': JSON.stringify({ ...SETTINGS, language }),
    ...storedAs('windows', tableOf(players)),
  };
  const { page, context } = await visit({ viewport: 'tablet', stored, path: '/table/windows' });
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await look(page, `${width} × ${height}`);
  }
  await context.close();
}

/** A table is laid out anew some frames after its window has changed: what is amiss then goes by itself, or stays. */
const LOOKS = 6;

async function lastingFaults(page: Page) {
  let faults = await layoutFaults(page, { upright: true });
  for (let looks = 1; looks < LOOKS && faults.length > 0; looks += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    faults = await layoutFaults(page, { upright: true });
  }
  return faults;
}

/** Registers the tests of one table in all windows. */
export function seeEveryWindow(players: number, language: Language): void {
  it(`${players} players, ${language}: nothing is cut, overlaps or reaches out of any window`, async () => {
    const found: Record<string, unknown> = {};
    await inEveryWindow(players, language, async (page, window) => {
      const faults = await lastingFaults(page);
      if (faults.length > 0) found[window] = faults;
    });
    expect(found).toEqual({});
  });
}
