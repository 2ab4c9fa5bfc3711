import type { Locator } from 'playwright-core';
import { busyHarbour, finishedHarbour } from '@/scripts/screens/busy-table';
import type { PlayedGame } from '@/match/whole';
import { TEXTS } from '@/text';
import { VIEWPORTS } from './browser';
import { alone, gamesAt, harbourTable } from './harbour-positions';
import { resize } from './settled';
import { storedAs } from './stored-games';
import { sheetsOf, touchUntilOpen, walkWhatTablesShare, type Walk } from './walks';

/** Quiet, and bots wait: the page stays as it is while it is looked at. */
const SETTINGS = JSON.stringify({ motion: 'off', botPace: 'step', sound: 'off' });
const SEATS = alone(4);
const OPTIONS = { boards: 'characters', bonusCards: true, inlandTraders: true };

/** One person and bots: at the boards, as the Noble, well on, and over. */
export function harbourGames(): Record<string, string> {
  const early = gamesAt(harbourTable(SEATS, OPTIONS), ['board', 'look'], (_, seat) => seat === 0);
  const gameOf = (play: ReturnType<typeof busyHarbour>): PlayedGame => ({
    table: harbourTable(SEATS, play.options),
    play,
    log: [],
  });
  return {
    'harbourmaster/settings': SETTINGS,
    ...storedAs('board', early.board),
    ...storedAs('look', early.look),
    ...storedAs('go', gameOf(busyHarbour(SEATS.length))),
    ...storedAs('over', gameOf(finishedHarbour(SEATS.length))),
  };
}

/** Each sheet of Harbour’s table, opened where there is something that opens it. */
export const walkHarbour: Walk = async (page, language, look) => {
  const { games, board } = TEXTS[language];
  const text = games.harbour.board;
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name }).first();
  const within = sheetsOf(page, look);
  const only = sheetsOf(page, () => Promise.resolve());
  const at = async (game: string, window: keyof typeof VIEWPORTS) => {
    if (!page.url().endsWith(`/table/${game}`)) await page.goto(`/table/${game}`);
    await button(board.log).waitFor();
    await resize(page, VIEWPORTS[window]);
  };

  await at('board', 'phone');
  await within('display', () => button(new RegExp(`^${text.setUp.open}`)).click());
  await at('look', 'phone');
  await within('building', () => touchUntilOpen(page, page.getByRole('radio').first()));
  await at('go', 'tablet');
  const onOffer = button(new RegExp(`^[^.]+, ${text.spoken.onOffer({ money: '.+' })}`, 'u'));
  await within('place', () => touchUntilOpen(page, onOffer));
  await look('table');
  const bonusCard = button(new RegExp(`^${text.bonus.pays({ good: '.+' })}`));
  const openBonus = async () => {
    const tabs = page.getByRole('tab');
    if ((await tabs.count()) > 0) await tabs.nth(1).click();
    await bonusCard.click();
  };
  // Every shape of the table has a way to it; what it shows is looked at once.
  for (const window of ['tabletPortrait', 'phoneLandscape', 'zoomedPhone', 'tablet'] as const) {
    await at('go', window);
    await only('bonus', openBonus);
  }
  await at('go', 'phone');
  await within('bonus', openBonus);
  await at('go', 'phone');
  await within('player', async () => {
    await page.getByRole('tab').nth(2).click();
    await button(text.quarter.boardSpoken({ name: 'Ben' })).click();
  });
  await at('go', 'phone');
  await within('places', async () => {
    await page.getByRole('tab').first().click();
    await button(new RegExp(`, ${text.offer.allAbout}$`)).click();
  });
  await walkWhatTablesShare(page, language, look);
};
