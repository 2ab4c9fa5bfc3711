import type { Seat } from '@/engine/game';
import { questionOf } from '../asked';
import { PRICE, type Building } from '../cards/buildings';
import { COIN, type Good } from '../cards/goods';
import { HIGHEST_SPACE, INLAND_PRICE, LOWEST_SPACE } from '../cards/limits';
import { goodOn } from '../rules/market';
import { buyPart, paidByCoins, paidFor } from '../rules/purchase';
import { symbolsOf, type Situation } from '../state';
import type { HarbourView } from '../view';
import { isShipped } from './plan';

/** Where money comes from, in the order in which it is written: inland, goods, coins, the building's own. */
export type SumPart =
  | { readonly of: 'inland'; readonly money: number }
  | { readonly of: 'good'; readonly good: Good; readonly units: number; readonly money: number }
  /** Coins count once for each building that is ringed. */
  | { readonly of: 'coins'; readonly coins: number; readonly money: number }
  | { readonly of: 'extra'; readonly money: number }
  /** What is left of a purchase whose first building is bought already. */
  | { readonly of: 'rest'; readonly money: number };

/** What is in hand with so much `shipped` and so many buildings ringed. */
export function sumParts(view: HarbourView, seat: Seat, shipped: Situation, ringed: number): SumPart[] {
  const question = questionOf(view);
  if (question === 'buyMore') return [{ of: 'rest', money: view.money }];
  if (question !== 'ship' && question !== 'goodsOrPurchase') return [];
  const parts: SumPart[] = shipped.soldInland ? [{ of: 'inland', money: INLAND_PRICE }] : [];
  for (let space = LOWEST_SPACE; space <= HIGHEST_SPACE; space += 1) {
    const good = goodOn(shipped, space);
    if (!isShipped(shipped, good)) continue;
    parts.push({
      of: 'good',
      good,
      units: shipped.cargo[good] as number,
      money: paidFor(shipped, seat, good),
    });
  }
  const coins = symbolsOf(view, seat, COIN);
  if (coins > 0) parts.push({ of: 'coins', coins, money: paidByCoins(view, seat, Math.max(1, ringed)) });
  const { extra } = buyPart(view);
  if (extra > 0) parts.push({ of: 'extra', money: extra });
  return parts;
}

export const sumOf = (parts: readonly SumPart[]): number => parts.reduce((sum, { money }) => sum + money, 0);

export const priceOf = (buildings: readonly Building[]): number =>
  buildings.reduce((sum, building) => sum + (PRICE[building] as number), 0);
