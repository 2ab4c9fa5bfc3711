import { questionOf } from '@/games/harbour/asked';
import type { Place } from '@/games/harbour/state';
import type { HarbourBoard } from './board';

/** One tap has a place in mind that can be entered; the second, and any on another place, explains it. */
export function tapPlace(board: HarbourBoard, place: Place): void {
  const { choice, view, past, actor } = board;
  const selected = choice !== undefined && 'place' in choice && choice.place === place;
  const asked = past === undefined && actor !== undefined && questionOf(view) === 'go';
  const open = asked && board.moves.some((move) => move.type === 'go' && move.place === place);
  if (open && !selected) board.choose({ place });
  else board.open({ of: 'place', place });
}
