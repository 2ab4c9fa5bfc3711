import type { Seat } from '@/engine/game';
import type { Raw } from '@/games/rotterdam/cards/goods';
import { NONE } from '@/games/rotterdam/state';
import type { RotterdamBoard } from '../table/board';

/** The name of a seat; none where it is the reader's own. */
export const otherName = ({ actor, own, name }: RotterdamBoard, seat: Seat): string | undefined =>
  seat === (actor ?? own?.seat) ? undefined : name(seat);

/** "your fruit", "Ben’s empty ship". */
export const shipOf = (board: RotterdamBoard, owner: Seat, cargo: Raw): string =>
  board.text.trade.shipOf({
    name: otherName(board, owner),
    raw: cargo === NONE ? undefined : board.words.raw(cargo),
  });
