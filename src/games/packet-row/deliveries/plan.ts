import type { CardId } from '../cards';
import { GOOD, UNITS } from '../cards/figures';
import { GOODS } from '../cards/table';
import type { Delivery } from '../move';
import { planGoods } from './goods';
import { planShips } from './ships';
import { Stock } from './stock';

/** Units of each good that these contracts ask for together. */
export function needOf(contracts: readonly CardId[]): number[] {
  const need = GOODS.map(() => 0);
  for (const card of contracts) {
    const good = GOOD[card] as number;
    need[good] = (need[good] as number) + (UNITS[card] as number);
  }
  return need;
}

/** The best delivery of exactly these contracts out of a hand and a fleet, or undefined where there is none. */
export function planDelivery(
  hand: readonly CardId[],
  ships: readonly CardId[],
  contracts: readonly CardId[],
): Delivery | undefined {
  if (contracts.length === 0) return undefined;
  const stock = new Stock().fill(hand, ships);
  const sorted = contracts.slice().sort((a, b) => a - b);
  const uses = planShips(stock, sorted);
  const plan = uses && planGoods(stock, needOf(sorted));
  return plan && { type: 'deliver', contracts: sorted, ships: uses, goods: plan.goods, gold: plan.gold };
}
