import { visit } from '../support/browser';
import { largeFleet } from '../support/crowded-table';
import { layoutFaults } from '../support/layout-faults';
import { BRISK, WORDS } from '../support/play-packet-row';
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

const VIEWPORTS = ['phone', 'smallPhone', 'tabletPortrait', 'tablet', 'phoneLandscape', 'splitView'] as const;
const LOCALES = [
  ['en-GB', WORDS.en],
  ['de-DE', WORDS.de],
] as const;

describe.each(LOCALES)('in %s', (locale, words) => {
  it.each(VIEWPORTS)(
    'a hand of 30 cards and a fleet of 11 ships with 22 cards fit a %s',
    async (viewport) => {
      const { page, context, complaints } = await visit({ viewport, locale, stored: STORED });
      const faults: unknown[] = [];
      for (const { id } of TABLES) {
        await page.goto(`/table/${id}`);
        await page.getByRole('button', { name: words.log }).first().waitFor();
        faults.push(...(await layoutFaults(page)).map((fault) => [id, fault]));
      }
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
