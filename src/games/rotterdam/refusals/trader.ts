import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import type { Product } from '../cards/goods';
import { rotterdamProblem } from '../phrases';
import { mayBeInStack } from '../rules/stacks';
import { buyingDeal, mayDeal, sellingDeal } from '../rules/trader';
import { playerAt, type RotterdamState } from '../state';

const has = (set: number, product: Product): boolean => ((set >> product) & 1) === 1;

/** RT-25. */
export function sellProblem(state: RotterdamState, seat: Seat, product: Product): Problem | undefined {
  if (playerAt(state, seat).hand[product] === 0)
    return rotterdamProblem('productsMissing', { missing: [product] });
  if (has(state.action.bought, product)) return rotterdamProblem('productBoughtBefore', { product });
  return mayDeal(state, sellingDeal(product)) ? undefined : rotterdamProblem('dealsUsed', {});
}

export function buyProblem(state: RotterdamState, seat: Seat, product: Product): Problem | undefined {
  const price = state.prices[product] as number;
  const { money } = playerAt(state, seat);
  if (!mayBeInStack(state, seat, product)) return rotterdamProblem('noneToBuy', { product });
  if (has(state.action.sold, product)) return rotterdamProblem('productSoldBefore', { product });
  if (!mayDeal(state, buyingDeal(product))) return rotterdamProblem('dealsUsed', {});
  return price > money ? rotterdamProblem('tooDear', { price, money }) : undefined;
}
