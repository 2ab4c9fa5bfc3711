import type { Page } from 'playwright-core';
import { TEXTS } from '@/text';
import { axeFindings } from '../support/axe';
import { beginHarbour } from '../support/begin-harbour';
import { closeBrowser, visit } from '../support/browser';
import { tellFigure } from '../support/figures';
import { HarbourPage } from '../support/harbour-page';
import { layoutFaults } from '../support/layout-faults';
import { BRISK } from '../support/play-packet-row';

/** A browser may share the machine. */
jest.setTimeout(600_000);

afterAll(closeBrowser);

const stored = { 'harbourmaster/settings': BRISK };

const looksWell = async (page: Page, at: string): Promise<void> => {
  expect({ at, findings: await axeFindings(page) }).toEqual({ at, findings: [] });
  expect({ at, faults: await layoutFaults(page) }).toEqual({ at, faults: [] });
};

describe('Harbour', () => {
  it('is played by four people with characters on a tablet, from home to the final scores', async () => {
    const { page, context, complaints, strangers } = await visit({
      viewport: 'tablet',
      colorScheme: 'dark',
      stored,
      clock: true,
    });
    const { characters } = TEXTS.en.games.harbour.options.boards.choices;
    await beginHarbour(page, 'en', { people: 4, seats: 4, agreed: [characters.label] });
    const table = new HarbourPage(page, 'en');
    await table.playToTheEnd();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await looksWell(page, 'results');
    tellFigure(`1 whole game of Harbour by 4 people: ${table.answered.size} kinds of questions answered`);
    expect([complaints, strangers]).toEqual([[], []]);
    await context.close();
  });
});
