import { questionOf } from '@/games/harbour/asked';
import type { Place } from '@/games/harbour/state';
import { isAsked } from '../choices/draft';
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

/** One tap has a place in mind that can be entered; the second, and any on another place, explains it. */
export function tapPlace(board: HarbourBoard, place: Place): void {
  const { choice } = board;
  const selected = choice !== undefined && 'place' in choice && choice.place === place;
  if (isOpen(board, place) && !selected && !isStaged(board)) board.choose({ place });
  else board.open({ of: 'place', place });
}
