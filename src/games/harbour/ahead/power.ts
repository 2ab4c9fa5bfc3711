import type { Seat } from '@/engine/game';
import { questionOf } from '../asked';
import { buy, type BuyPart } from '../cards/actions';
import { besidesMoney, buyPart, mostRaised } from '../rules/purchase';
import { actionAt, type Place, type Situation } from '../state';
import type { HarbourView } from '../view';
import { atTurnOf } from './turn';

/*
 * Buying power: the most that a seat could pay for a building. Everything that ships today, or a set sold inland and what
 * then still ships if that is more; the coins; and what the building of the purchase adds. Without anything to ship there
 * is no purchase (HB-20), so the power is nothing, whatever the coins.
 */

const PLAIN_PURCHASE: BuyPart = buy();

export const purchaseAt = (state: Situation, place: Place): BuyPart | undefined =>
  actionAt(state, place).parts.find((part): part is BuyPart => part.part === 'buy');

/** In this very situation, a fee still owed and a purchase under way included; coins count for each of so many buildings. */
export function powerIn(state: Situation, seat: Seat, part: BuyPart = PLAIN_PURCHASE, buildings = 1): number {
  const raised = mostRaised(state, seat);
  return raised === 0 ? 0 : raised + besidesMoney(state, seat, part, buildings);
}

/**
 * What the seat could pay now for one building: where it is being asked for a purchase, in that purchase; otherwise as if
 * its turn began, in a plain purchase or in that of the given place.
 */
export function buyingPower(view: HarbourView, seat: Seat, place?: Place): number {
  if (place === undefined && view.active === seat) {
    switch (questionOf(view)) {
      case 'ship':
      case 'goodsOrPurchase':
        return powerIn(view, seat, buyPart(view));
      case 'buyMore':
        return view.money;
      default:
    }
  }
  const part = place === undefined ? undefined : purchaseAt(view, place);
  return powerIn(atTurnOf(view, seat), seat, part);
}
