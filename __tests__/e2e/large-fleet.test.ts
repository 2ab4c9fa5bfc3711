import { visit } from '../support/browser';
import { largeFleet } from '../support/crowded-table';
import { layoutFaults } from '../support/layout-faults';
import { BRISK, WORDS } from '../support/play-packet-row';
import { storedAs } from '../support/stored-games';

/** More than either is in any game that was watched. */
const SHIPS = 11;
const CARDS = 14;

it.each(['phone', 'smallPhone', 'tabletPortrait', 'phoneLandscape'] as const)(
  `a hand of ${CARDS} cards with a fleet of ${SHIPS} fits a %s`,
  async (viewport) => {
    const stored = { 'harbourmaster/settings': BRISK, ...storedAs('fleet', largeFleet(SHIPS, CARDS)) };
    const { page, context, complaints } = await visit({ viewport, stored, path: '/table/fleet' });
    await page.getByRole('button', { name: WORDS.en.log }).first().waitFor();
    expect(await layoutFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
