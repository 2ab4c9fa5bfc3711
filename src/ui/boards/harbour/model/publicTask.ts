import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import { questionOf, type Question } from '@/games/harbour/asked';
import { playerBoardId } from '@/games/harbour/cards/player-boards';
import { harbourWords } from '@/games/harbour/phrases';
import { askedSeat } from '@/games/harbour/rules/frames';
import { NONE, playerBoardOf, type Place } from '@/games/harbour/state';
import type { HarbourView } from '@/games/harbour/view';
import { TEXTS } from '@/text';
import type { PublicTask } from '../../board';
import { nameOf } from './faces';

/** The building because of which somebody is asked who is not to move. */
export function placeOfActor(view: HarbourView): Place | undefined {
  const question = questionOf(view);
  const place = view.pawns[view.active];
  const another = question !== undefined && question !== 'board' && askedSeat(view) !== view.active;
  return another && place !== NONE ? place : undefined;
}

/** What the curtain says, in public words. */
export function publicTask(view: HarbourView, name: (seat: Seat) => string, language: Language): PublicTask {
  const question = questionOf(view);
  if (question === undefined) return { task: TEXTS[language].board.task.over };
  const before = whatLedTo(view, question, name, language);
  const { task } = TEXTS[language].games.harbour.board;
  const asks = question === 'board' || question === 'look' ? task[question] : undefined;
  return {
    ...(before === undefined ? {} : { before }),
    task: asks ?? harbourWords[language].questions[question],
  };
}

function whatLedTo(
  view: HarbourView,
  question: Question,
  name: (seat: Seat) => string,
  language: Language,
): string | undefined {
  const { task } = TEXTS[language].games.harbour.board;
  if (question === 'board') {
    const count = view.boards.filter((board) => board !== NONE).length;
    return count === 0 ? undefined : task.chosen({ count, players: view.seats });
  }
  if (question === 'look') {
    const noble = askedSeat(view);
    const board = harbourWords[language].boards[playerBoardId(playerBoardOf(view, noble))];
    return task.plays({ name: name(noble), board });
  }
  const place = placeOfActor(view);
  return place === undefined
    ? undefined
    : task.isIn({ name: name(view.active), place: nameOf(view, place, language) });
}
