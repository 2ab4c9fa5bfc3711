import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import { rotterdam } from '@/games/rotterdam';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { TEXTS } from '@/text';
import { handOver } from '../../../__tests__/support/hand-over';
import { RotterdamPage } from '../../../__tests__/support/rotterdam-page';
import { rotterdamGameAt, rotterdamGamesAt } from '../../../__tests__/support/rotterdam-positions';
import { people } from '../../../__tests__/support/harbour-positions';
import { peopleAt } from '../../../__tests__/support/saved-matches';
import { storedAs } from '../../../__tests__/support/stored-games';
import type { Picture } from './walk-through';

const QUESTIONS = [
  'launch',
  'bid',
  'shipowner',
  'load',
  'sail',
  'sailor',
  'anchorage',
  'loader',
  'factory',
  'trader',
  'partner',
  'after',
  'tug',
  'gale',
  'smugglers',
  'cargo-swap',
  'crossing',
  'harbour-police',
  'lighter',
] as const;

const PEOPLE = 4;
const AROUND = { ...peopleAt('rotterdam', PEOPLE), seats: people(PEOPLE) };
/** Nobody has anything to hide, so that each question can be looked at from its own address. */
const OPEN = {
  ...AROUND,
  options: { bidding: true },
  houseRules: { takeBack: true, openHands: true },
} as const;
const COVERED = 'covered';
const ENOUGH_CARDS = 3;

/** A game at each question, and one that is passed around. */
export function rotterdamQuestions(): Record<string, string> {
  const games = rotterdamGamesAt(OPEN, QUESTIONS);
  const covered = rotterdamGameAt(AROUND, (state) => {
    const [seat = 0] = rotterdam.waitingFor(state);
    const cards = (state.players[seat]?.hand ?? []).reduce((sum, count) => sum + count, 0);
    return state.phase === 'work' && cards >= ENOUGH_CARDS;
  });
  return Object.assign(
    storedAs(COVERED, covered),
    ...QUESTIONS.map((question) => storedAs(question, games[question])),
  ) as Record<string, string>;
}

/** What a role needs once it is chosen, a ship card in mind, a harbour's sheet and a hand that lies covered. */
export async function walkRotterdamQuestions(
  page: Page,
  language: Language,
  picture: Picture,
): Promise<void> {
  const { toggles, map, cards } = TEXTS[language].games.rotterdam.board;
  const words = rotterdamWords[language];
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const openHand = async () => {
    const toggle = page.getByRole('switch', { name: toggles.hand });
    if ((await toggle.count()) > 0) await toggle.click();
  };
  for (const question of QUESTIONS) {
    await page.goto(`/table/${question}`);
    await new RotterdamPage(page, language, question).asked();
    const card = SHIP_CARD_NAMES.findIndex((name) => name === question);
    if (card >= 0) {
      await openHand();
      const name = cards.shipCardSpoken({ card: words.shipCard(card), effect: '' }).trim();
      await button(new RegExp(`^${name}`)).click();
    }
    await picture(`rotterdam-asks-${question}`);
  }
  const harbour = new RegExp(`^${words.harbour(0)}, `);
  await button(harbour).click();
  await picture('rotterdam-harbour');
  await button(map.page.all({ harbour: words.harbour(0) })).click();
  await page.getByRole('dialog').waitFor();
  await picture('rotterdam-harbour-sheet');
  await page.goto(`/table/${COVERED}`);
  await handOver(page, language, new RotterdamPage(page, language, COVERED));
  await picture('rotterdam-handed-over');
  await openHand();
  await picture('rotterdam-covered');
}
