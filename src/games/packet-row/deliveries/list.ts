import type { CardId } from '../cards';
import type { Delivery } from '../move';
import { planGoods, type GoodsPlan } from './goods';
import { needOf } from './plan';
import { planShips } from './ships';
import { deliverableContracts, takeStock } from './stock';

/** More contracts than this are never planned together in a list; a player may still pick them by hand. */
const MOST_LISTED = 12;

/**
 * Every sensible delivery of a hand: for each set of contracts that can be delivered together, the best plan. A set
 * can only be delivered if it can without its last contract, so hopeless branches are left early; plans are shared
 * by sets that ask for the same goods.
 */
export function listDeliveries(hand: readonly CardId[], ships: readonly CardId[]): readonly Delivery[] {
  const contracts = deliverableContracts(hand, ships).slice(0, MOST_LISTED);
  if (contracts.length === 0) return [];
  const stock = takeStock(hand, ships);
  const goodsPlans = new Map<string, GoodsPlan | undefined>();
  const found: Delivery[] = [];

  const extend = (chosen: readonly CardId[], from: number): void => {
    for (let i = from; i < contracts.length; i += 1) {
      const set = [...chosen, contracts[i] as CardId];
      const uses = planShips(stock, set);
      if (uses === undefined) continue;
      const need = needOf(set);
      const key = need.join();
      if (!goodsPlans.has(key)) goodsPlans.set(key, planGoods(stock, need));
      const plan = goodsPlans.get(key);
      if (plan === undefined) continue;
      found.push({ type: 'deliver', contracts: set, ships: uses, goods: plan.goods, gold: plan.gold });
      extend(set, i + 1);
    }
  };
  extend([], 0);
  return found;
}
