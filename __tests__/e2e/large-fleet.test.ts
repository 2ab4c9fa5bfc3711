import { visit, VIEWPORTS } from '../support/browser';
import { largeFleet } from '../support/crowded-table';
import { lastingFaults } from '../support/layout-faults';
import { BRISK, WORDS } from '../support/play-packet-row';
import { resize } from '../support/settled';
import { storedAs } from '../support/stored-games';

/** The most of each that one person can have at a time: more than in any game that was watched. */
const TABLES = [
  { id: 'hand', ships: 3, cards: 30 },
  { id: 'fleet', ships: 11, cards: 22 },
] as const;

const STORED = Object.assign(
  { 'harbourmaster/settings': BRISK },
  ...TABLES.map(({ id, ships, cards }) => storedAs(id, largeFleet(ships, cards))),
) as Record<string, string>;

const WINDOWS = ['phone', 'smallPhone', 'tabletPortrait', 'tablet', 'phoneLandscape', 'splitView'] as const;
const LOCALES = [
  ['en-GB', WORDS.en],
  ['de-DE', WORDS.de],
] as const;

describe.each(LOCALES)('in %s', (locale, words) => {
  it.each(TABLES)(
    'a hand of $cards cards and a fleet of $ships ships fit every device, however it is turned',
    async ({ id }) => {
      const { page, context, complaints } = await visit({ locale, stored: STORED, path: `/table/${id}` });
      await page.getByRole('button', { name: words.log }).first().waitFor();
      const found: unknown[] = [];
      for (const window of WINDOWS) {
        await resize(page, VIEWPORTS[window]);
        for (const fault of await lastingFaults(page, {})) found.push({ window, ...fault });
      }
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
