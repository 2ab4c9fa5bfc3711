import type { Decision } from '../../../kit/prompt';
import type { RotterdamBoard } from '../board';
import { endingOf } from './byMoves';

/** All ships at once. */
export function decideLoader(board: RotterdamBoard): Decision {
  const { view, text } = board;
  const count = view.harbours.reduce((sum, ships) => sum + ships.length, 0);
  const primary = endingOf(board, text.trade.unload({ count }));
  return primary === undefined ? {} : { primary };
}
