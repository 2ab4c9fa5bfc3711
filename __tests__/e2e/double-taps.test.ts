import type { Page } from 'playwright-core';
import { Dice } from '@/engine/random';
import type { MatchTable } from '@/match/table';
import { TEXTS } from '@/text';
import { visit } from '../support/browser';
import { doubledOn, doubleTaps } from '../support/doubled-taps';
import type { Played } from '../support/hand-over';
import { HarbourPage } from '../support/harbour-page';
import { harbourTable, people } from '../support/harbour-positions';
import { PageTable } from '../support/page-table';
import { playedGame } from '../support/played-game';
import { seedOf } from '../support/random-play';
import { RotterdamPage } from '../support/rotterdam-page';
import { peopleAt } from '../support/saved-matches';
import { storedAs } from '../support/stored-games';

jest.setTimeout(240_000);

/** So many decisions of two people, who hand the device on. */
const DECISIONS = 12;
/** So many moves were made before. */
const MIDWAY = 12;

interface Table {
  readonly game: string;
  readonly table: MatchTable;
  readonly on: (page: Page) => Played;
}

const TABLES: readonly Table[] = [
  { game: 'Packet Row', table: peopleAt('packet-row'), on: (page) => new PageTable(page, 'en') },
  { game: 'Harbour', table: harbourTable(people(2), {}), on: (page) => new HarbourPage(page, 'en') },
  { game: 'Rotterdam', table: peopleAt('rotterdam'), on: (page) => new RotterdamPage(page, 'en') },
];

const settings = JSON.stringify({ motion: 'off', botPace: 'instant', sound: 'off', cover: 'hand' });

it.each(TABLES.flatMap((one) => [false, true].map((openHands) => ({ ...one, openHands }))))(
  'every answer is given by a double tap at $game, hands open: $openHands, and counts once',
  async ({ table, on, openHands }) => {
    const begun = playedGame({
      table: { ...table, houseRules: { takeBack: true, openHands } },
      random: new Dice(seedOf('double-taps'), 'players'),
      most: MIDWAY,
    });
    const stored = { 'harbourmaster/settings': settings, ...storedAs('doubled', begun) };
    const { page, context, complaints } = await visit({ stored, hasty: true });
    await doubleTaps(page, [TEXTS.en.board.answer]);
    await page.goto('/table/doubled');
    const played = on(page);
    for (let made = 0; made < DECISIONS; await doubledOn(page)) {
      if ((await played.decide()) === 'answer') made += 1;
    }
    const { taps, slips } = await doubledOn(page);
    expect(slips).toEqual([]);
    expect(taps).toBeGreaterThanOrEqual(DECISIONS);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
