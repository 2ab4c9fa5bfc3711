import type { Locator } from 'playwright-core';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import type { PlayedGame } from '@/match/whole';
import { busyRotterdam, finishedRotterdam } from '@/scripts/screens/busy-table';
import { TEXTS } from '@/text';
import { VIEWPORTS } from './browser';
import { alone } from './harbour-positions';
import { RotterdamPage, SPOKEN_ORDER } from './rotterdam-page';
import { peopleAt } from './saved-matches';
import { resize } from './settled';
import { storedAs } from './stored-games';
import { sheetsOf, touchUntilOpen, walkWhatTablesShare, type Walk } from './walks';

/** Quiet, and bots wait: the page stays as it is while it is looked at. */
const SETTINGS = JSON.stringify({ motion: 'off', botPace: 'step', sound: 'off' });
const SEATS = alone(4);

/** One person and bots: well on, and over. */
export function rotterdamGames(): Record<string, string> {
  const gameOf = (play: ReturnType<typeof busyRotterdam>): PlayedGame => ({
    table: { ...peopleAt('rotterdam', SEATS.length, play.options), seats: SEATS },
    play,
    log: [],
  });
  return {
    'harbourmaster/settings': SETTINGS,
    ...storedAs('go', gameOf(busyRotterdam(SEATS.length))),
    ...storedAs('over', gameOf(finishedRotterdam(SEATS.length))),
  };
}

/** Each sheet of Rotterdam’s table, opened where there is something that opens it. */
export const walkRotterdam: Walk = async (page, language, look) => {
  const { games, board } = TEXTS[language];
  const { map, hand, cards } = games.rotterdam.board;
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name }).first();
  const within = sheetsOf(page, look);
  const table = new RotterdamPage(page, language, 'go');
  const shipCard = new RegExp(`^${cards.shipCardSpoken({ card: '.+', effect: '.+' })}`);
  const wholeHand = () => button(new RegExp(`^${hand.look}:`));
  const at = async (window: keyof typeof VIEWPORTS) => {
    await resize(page, VIEWPORTS[window]);
    await button(board.log).waitFor();
  };

  await page.goto('/table/go');
  await at('tablet');
  await look('table');
  await at('tablet');
  await within('order', () => button(SPOKEN_ORDER).click());
  await at('tablet');
  await within('ship card on offer', () => touchUntilOpen(page, button(shipCard)));
  await at('phone');
  await within('player', () => button(new RegExp(`^${SEATS[1]?.name ?? ''}, `)).click());
  await at('phone');
  await table.lookAt('harbour');
  const aboutHarbour = map.page.all({ harbour: rotterdamWords[language].harbour(0) });
  await within('harbour', () => button(aboutHarbour).click());
  await at('phone');
  await table.turnTo('hand');
  await within('hand', () => wholeHand().click());
  await at('phone');
  await within('own ship card', async () => {
    await wholeHand().click();
    await page.getByRole('dialog').getByRole('button', { name: shipCard }).first().click();
  });
  await walkWhatTablesShare(page, language, look);
};
