import type { Page } from 'playwright-core';
import type { Language } from '@/engine/phrase';
import type { GameId } from '@/games';
import { buildingId } from '@/games/harbour/cards/buildings';
import type { HarbourMove } from '@/games/harbour/move';
import { harbourWords } from '@/games/harbour/phrases';
import { FIRST_START } from '@/games/harbour/state';
import type { PacketRowMove } from '@/games/packet-row/move';
import { packetRowWords } from '@/games/packet-row/phrases';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { TEXTS } from '@/text';
import { VIEWPORTS } from './browser';
import { puzzlesOfFile } from './puzzle-books';
import { resize } from './settled';
import type { Walk } from './walks';

/** What is touched at a table to have a move in mind; undefined where that takes more than one touch. */
type Touched = (move: unknown, language: Language) => string | undefined;

const TOUCHED: Readonly<Record<GameId, Touched>> = {
  'packet-row': (move, language) => {
    const known = move as PacketRowMove;
    return known.type === 'choose' ? packetRowWords[language].area(known.area) : undefined;
  },
  harbour: (move, language) => {
    const known = move as HarbourMove;
    if (known.type !== 'go' || known.place >= FIRST_START) return undefined;
    return harbourWords[language].buildings[buildingId(known.place)];
  },
  rotterdam: (move, language) => {
    const known = move as RotterdamMove;
    return known.type === 'colour' ? rotterdamWords[language].colour(known.colour) : undefined;
  },
};

/** A puzzle whose answer, and what is nearly as good, each take one touch. */
function plainPuzzle(game: GameId, touched: Touched) {
  for (const { id, answer, worse } of puzzlesOfFile(game)) {
    const wrong = worse.find(({ move }) => touched(move, 'en') !== undefined)?.move;
    if (wrong !== undefined && touched(answer, 'en') !== undefined) return { id, answer, wrong };
  }
  throw new Error(`every puzzle of ${game} takes many touches`);
}

/** A puzzle from the list to what follows its answer, with a wrong answer on the way. */
export const walkPuzzle =
  (game: GameId): Walk =>
  async (page, language, look) => {
    const text = TEXTS[language].puzzles;
    const touched = TOUCHED[game];
    const { id, answer, wrong } = plainPuzzle(game, touched);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const give = async (move: unknown) => {
      // Where every choice is in sight.
      await resize(page, VIEWPORTS.tablet);
      await choice(page, touched(move, language) ?? '').click();
      const answers = page.getByRole('group', { name: TEXTS[language].board.answer, exact: true });
      await answers.getByRole('button').last().click();
    };

    await page.goto(`/puzzles/${game}`);
    await button(text.next).waitFor();
    await look('list');
    await page.goto(`/puzzles/${game}/${id}`);
    await page.getByText(text.task).waitFor();
    await look('asked');
    await give(wrong);
    await button(text.tell).waitFor();
    await look('answered wrongly');
    await give(answer);
    await button(text.follows).waitFor();
    await look('solved');
    await button(text.follows).click();
    await page.getByTestId('puzzle-1').waitFor({ state: 'detached' });
    await look('what follows');
  };

function choice(page: Page, name: string) {
  const begins = new RegExp(`^${name}([,.:]|$)`, 'iu');
  return page
    .getByRole('radio', { name: begins })
    .or(page.getByRole('button', { name: begins }))
    .first();
}
