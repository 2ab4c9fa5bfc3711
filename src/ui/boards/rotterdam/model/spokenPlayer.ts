import type { Seat } from '@/engine/game';
import type { RotterdamBoard } from '../table/board';
import { hasTower, productCount, shipCardCount } from './standing';

/** A player in one sentence. */
export function spokenPlayer({ view, text, name, money }: RotterdamBoard, seat: Seat): string {
  const { player } = text;
  const { money: millions = 0, orderPoints = 0, workers = 0 } = view.players[seat] ?? {};
  const said = [
    name(seat),
    money(millions),
    player.orderPoints({ points: orderPoints }),
    player.workersLeft({ count: workers }),
    player.products({ count: productCount(view, seat) }),
    player.shipCards({ count: shipCardCount(view, seat) }),
    ...(hasTower(view, seat) ? [player.tower] : []),
  ];
  return said.join(', ');
}
