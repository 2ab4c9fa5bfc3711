import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import { GAME_IDS, type GameId } from '@/games';
import type { Course } from '@/match/course';
import { TEXTS } from '@/text';
import { bookPictures } from '../../../__tests__/support/book-pictures';
import { followLights } from '../../../__tests__/support/lights';
import type { Picture } from './walk-through';

/** The rulebook of each game, its pictures, and all its cards. */
export async function walkBooks(page: Page, language: Language, picture: Picture): Promise<void> {
  const { rules } = TEXTS[language];
  for (const game of GAME_IDS) {
    await page.goto(`/rules/${game}`);
    await page.getByLabel(rules.search).waitFor();
    await picture(`rules-${game}`);
    for (const [name, spoken] of bookPictures(game, language)) {
      await page.getByLabel(spoken, { exact: true }).scrollIntoViewIfNeeded();
      await picture(`rules-${game}-${name}`);
    }
    await page.goto(`/cards/${game}`);
    await page.getByTestId('catalogue').waitFor();
    const shelves = page.getByTestId('catalogue').getByRole('radiogroup').first().getByRole('radio');
    for (let at = 0; at < (await shelves.count()); at += 1) {
      await shelves.nth(at).click();
      await picture(`cards-${game}-${at}`);
    }
  }
}

/** Every step of the course of a game, and every touch that it asks for. */
export const walkCourse =
  (game: GameId, course: Course) =>
  async (page: Page, language: Language, picture: Picture): Promise<void> => {
    const { learn, games } = TEXTS[language];
    await page.goto(`/learn/${game}`);
    await page.getByRole('button', { name: learn.begin, exact: true }).click();
    let number = 0;
    const look = (place: string) => {
      number += 1;
      return picture(`course-${game}-${String(number).padStart(2, '0')}-${place.replace('/', '-')}`);
    };
    await followLights(page, { course, words: games[game].lessons, language, look });
  };
