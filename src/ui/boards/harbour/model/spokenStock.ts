import type { Seat } from '@/engine/game';
import { goodName } from '@/games/harbour/cards/goods';
import { isYou } from './called';
import { capitalised } from '@/text/capitalised';
import { ships, type Holding } from './stock';
import type { HarbourBoard } from '../table/board';

/** A good in the market and in somebody's stock, in one sentence. */
export function spokenHolding(board: HarbourBoard, seat: Seat, holding: Holding): string {
  const { text, words } = board;
  const { space, held, then } = holding;
  const good = capitalised(words.goods[goodName(holding.good)]);
  const holder = isYou(board, seat) ? text.quay.youHold : text.quay.holds({ name: board.name(seat) });
  return [
    space === 0
      ? text.quay.offMarket({ good, holder, held })
      : text.quay.column({ good, space, holder, held }),
    ...(then === held ? [] : [text.quay.wouldBe({ then })]),
    ...(ships(holding) ? [text.quay.ships({ money: board.money(space) })] : []),
  ].join(', ');
}
