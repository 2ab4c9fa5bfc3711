import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import type { GameId } from '@/games';
import { TEXTS } from '@/text';
import { WORDS } from './play-packet-row';

interface Sitting {
  readonly people: number;
  /** People and bots together. */
  readonly seats: number;
  /** What is agreed on before the game, by the labels of its options. */
  readonly agreed?: readonly string[];
}

/** From home to the first question of a game, by what the screens say. */
export async function beginGame(
  page: Page,
  language: Language,
  game: GameId,
  { people, seats, agreed = [] }: Sitting,
): Promise<void> {
  const { home, newGame, common, games } = TEXTS[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(home.newGameOf({ game: games[game].name })).click();
  await button(newGame.start).waitFor();
  const humans = page.getByRole('radio', { name: WORDS[language].human, exact: true });
  while ((await humans.count()) < seats) await button(common.more({ what: newGame.players })).click();
  while ((await humans.count()) > seats) await button(common.less({ what: newGame.players })).click();
  for (let at = 1; at < people; at += 1) await humans.nth(at).click();
  for (const name of agreed) {
    await page.getByRole('radio', { name }).or(page.getByRole('switch', { name })).first().click();
  }
  await button(newGame.start).click();
}
