import type { Seat } from '@/engine/game';
import type { Phrase } from '@/engine/phrase';
import { buyingPower, purchaseAt } from './ahead/power';
import { previewOf } from './ahead/preview';
import { POINTS, PRICE, type Building } from './cards/buildings';
import type { HarbourMove } from './move';
import { harbourPhrase } from './phrases';
import { isAny } from './phrases/speaker';
import { paidFor } from './rules/purchase';
import { NONE, type Place } from './state';
import type { HarbourView } from './view';

/** Of what can be paid with so much and not with less, the building that counts most; without a price none can be. */
function bestFor({ display }: HarbourView, dollars: number, moreThan = 0): Building | undefined {
  let best: Building | undefined;
  for (const building of display) {
    const price = building === NONE ? 0 : (PRICE[building] ?? 0);
    if (price <= moreThan || price > dollars) continue;
    if (best === undefined || (POINTS[building] ?? 0) > (POINTS[best] ?? 0)) best = building;
  }
  return best;
}

/** What a visit is good for: a purchase there, more to pay with, or goods. */
function reasonToGo(view: HarbourView, seat: Seat, place: Place): Phrase | undefined {
  const buys = purchaseAt(view, place) !== undefined;
  const there = buys ? bestFor(view, buyingPower(view, seat, place)) : undefined;
  if (there !== undefined)
    return harbourPhrase('whyBuyThere', { building: there, points: POINTS[there] ?? 0 });
  const preview = previewOf(view, seat, place);
  if (preview === undefined) return undefined;
  const { from, to } = preview.power;
  if (!buys && to > from) {
    const enough = bestFor(view, to, from);
    return enough === undefined
      ? harbourPhrase('whyPower', { from, to })
      : harbourPhrase('whyEnoughFor', { to, building: enough });
  }
  const goods = preview.goods.map((stock) => Math.max(0, stock.to - stock.from));
  return isAny(goods) ? harbourPhrase('whyGoods', { goods }) : undefined;
}

/** What speaks for a move, judged by the seat's own view. */
export function reason(view: HarbourView, seat: Seat, move: HarbourMove): Phrase | undefined {
  switch (move.type) {
    case 'go':
      return reasonToGo(view, seat, move.place);
    case 'buy':
      return harbourPhrase('whyPoints', { points: POINTS[move.building] ?? 0 });
    case 'ship':
      return harbourPhrase('whyMoney', { money: paidFor(view, seat, move.good) });
    default:
      return undefined;
  }
}

export const isIdle = ({ type }: HarbourMove): boolean => type === 'done';
