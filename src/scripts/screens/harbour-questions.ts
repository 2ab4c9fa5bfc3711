import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import type { Question } from '@/games/harbour/asked';
import { TEXTS } from '@/text';
import { HarbourPage } from '../../../__tests__/support/harbour-page';
import { gamesAt, harbourTable, people } from '../../../__tests__/support/harbour-positions';
import { liftCurtain, WORDS } from '../../../__tests__/support/play-packet-row';
import { storedAs } from '../../../__tests__/support/stored-games';
import type { Picture } from './walk-through';

/** Set-up, choices inside actions, what others give, purchases; a table of two differs where it moves and buys. */
const ASKED = {
  3: [
    'board',
    'look',
    'gift',
    'go',
    'abilityOrEnd',
    'pick',
    'give',
    'take',
    'swap',
    'replace',
    'ship',
    'buyMore',
  ],
  2: ['go', 'swap', 'ship'],
} as const satisfies Record<number, readonly Question[]>;
const PLAYERS = [3, 2] as const;

const idOf = (players: number, question: Question) => `${question.toLowerCase()}-${players}`;

/** Games among people that have just come to a question. */
export function harbourQuestions(): Record<string, string> {
  const saves = PLAYERS.map((players) => {
    const options = { boards: 'characters', inlandTraders: players > 2, bonusCards: true };
    const asked: readonly Question[] = ASKED[players];
    const games = gamesAt(harbourTable(people(players), options), asked);
    return asked.map((question) => storedAs(idOf(players, question), games[question]));
  });
  return Object.assign({}, ...saves.flat()) as Record<string, string>;
}

/** Each kind of question, what suggests a purchase, a building and somebody else's board. */
export async function walkHarbourQuestions(page: Page, language: Language, picture: Picture): Promise<void> {
  const { games, common } = TEXTS[language];
  const text = games.harbour.board;
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const close = async () => {
    await page.getByRole('dialog').getByRole('button', { name: common.close }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  for (const players of PLAYERS) {
    for (const question of ASKED[players]) {
      const id = idOf(players, question);
      await page.goto(`/table/${id}`);
      const seat = new HarbourPage(page, language, id);
      if ((await seat.asked()) === 'curtain') await liftCurtain(page, WORDS[language]);
      await seat.asked();
      // Whatever the pointer rests on is outlined.
      await page.mouse.move(0, 0);
      await picture(`harbour-ask-${question}-${players}`);
      if (question === 'ship') {
        const suggest = button(text.planner.suggestSpoken);
        if ((await suggest.count()) > 0) await suggest.click();
        await picture(`harbour-ask-${question}-suggested-${players}`);
      }
      if (question === 'go') {
        const offered = button(new RegExp(`^[^.]+, ${text.spoken.onOffer({ money: '.+' })}`, 'u'));
        await offered.click();
        await picture(`harbour-ask-${question}-in-mind-${players}`);
        await offered.click();
        await page.getByRole('dialog').waitFor();
        await picture(`harbour-building-${players}`);
        await close();
        const tabs = page.getByRole('tab');
        if ((await tabs.count()) > 0) await tabs.nth(2).click();
        await button(new RegExp(`^${text.quarter.boardSpoken({ name: 'Ben' })}`, 'u')).click();
        await page.getByRole('dialog').waitFor();
        await picture(`harbour-board-${players}`);
      }
    }
  }
}
