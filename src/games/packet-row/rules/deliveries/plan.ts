import type { CardId } from '../../cards';
import { GOOD, UNITS } from '../../cards/figures';
import type { Delivery } from '../../move';
import { planGoods } from './goods';
import { destinationsOf, planShips } from './ships';
import { Stock } from './stock';

/** Units of each good that these contracts ask for together. */
export function needOf(contracts: readonly CardId[]): number[] {
  const need = [0, 0, 0, 0];
  for (const card of contracts) {
    const good = GOOD[card] as number;
    need[good] = (need[good] as number) + (UNITS[card] as number);
  }
  return need;
}

/** The best delivery of these contracts, which are in the order of the deck. */
export function planFrom(stock: Stock, contracts: readonly CardId[]): Delivery | undefined {
  if (contracts.length === 0) return undefined;
  const ships = planShips(stock, destinationsOf(contracts));
  const plan = ships && planGoods(stock, needOf(contracts));
  return plan && { type: 'deliver', contracts, ships, goods: plan.goods, gold: plan.gold };
}

/** The best delivery of exactly these contracts out of a hand and a fleet, or undefined where there is none. */
export function planDelivery(
  hand: readonly CardId[],
  ships: readonly CardId[],
  contracts: readonly CardId[],
): Delivery | undefined {
  const sorted = contracts.slice().sort((a, b) => a - b);
  return planFrom(new Stock().fill(hand, ships), sorted);
}
