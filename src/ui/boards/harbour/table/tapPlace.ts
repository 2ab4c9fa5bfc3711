import { questionOf } from '@/games/harbour/asked';
import type { HarbourMove } from '@/games/harbour/move';
import type { Place } from '@/games/harbour/state';
import { draftOf, isAsked } from '../choices/draft';
import { toggled } from '../choices/edit';
import { isStaged } from '../choices/staged';
import type { HarbourBoard } from './board';

/** Whether a tap may have the place in mind: the pawn is to move, and it may be entered. */
export function isOpen(board: HarbourBoard, place: Place): boolean {
  return (
    isAsked(board) &&
    questionOf(board.view) === 'go' &&
    board.moves.some((move) => move.type === 'go' && move.place === place)
  );
}

/** The answer that puts this building under the deck, where that is asked. */
const replacing = (board: HarbourBoard, place: Place): HarbourMove | undefined =>
  isAsked(board) ? board.moves.find((move) => move.type === 'replace' && move.building === place) : undefined;

/** One tap has a place in mind that can be entered; the second, and any on another place, explains it. */
export function tapPlace(board: HarbourBoard, place: Place): void {
  const { choice } = board;
  const draft = draftOf(board);
  const replaced = replacing(board, place);
  if (draft !== undefined && replaced !== undefined) {
    board.choose(toggled(draft, replaced));
    return;
  }
  const selected = choice !== undefined && 'place' in choice && choice.place === place;
  if (isOpen(board, place) && !selected && !isStaged(board)) board.choose({ place });
  else board.open({ of: 'place', place });
}
