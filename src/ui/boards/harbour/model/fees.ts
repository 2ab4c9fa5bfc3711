import type { Seat } from '@/engine/game';
import { HAT } from '@/games/harbour/cards/goods';
import { can, symbolsOf } from '@/games/harbour/state';
import type { HarbourBoard } from '../table/board';
import { isYou } from './called';

/** Whether the subject of the table owes a good in this player's buildings. */
export const owesFeeTo = ({ view, subject }: HarbourBoard, owner: Seat): boolean =>
  subject !== owner && symbolsOf(view, subject, HAT) === 0;

/** What entering this player's buildings costs the subject of the table, in words. */
export function feeWords(board: HarbourBoard, owner: Seat): string {
  const { view, subject, text } = board;
  const { quarter } = text;
  if (subject === owner) return quarter.noFee;
  const owes = owesFeeTo(board, owner);
  const name = board.name(subject);
  if (!isYou(board, subject)) return owes ? quarter.feeEachFor({ name }) : quarter.noFeeFor({ name });
  if (!owes) return quarter.noFeeWithHat;
  return can(view, subject, 'visitStartsFree') ? quarter.noFeeInStart : quarter.feeEach;
}
