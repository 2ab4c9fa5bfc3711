import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import type { Product } from '../cards/goods';
import { ORDER_POINTS, ORDER_PRODUCTS, type OrderId } from '../cards/orders';
import { problem } from '../problem';
import { buy } from '../rules/trader';
import { canFill } from '../rules/worker';
import { NONE, playerAt, type RotterdamState } from '../state';
import type { RotterdamView } from '../view';
import { exchangeHidden } from './hidden';
import { atStep, freshDice, isCovered, keptBySeat } from './world';

export interface OrderProduct {
  readonly product: Product;
  /** What a card of it costs now. */
  readonly price: number;
  /** Undefined while the hand is covered. */
  readonly inHand: boolean | undefined;
}

/** What is in hand for an order and what is not. */
export interface OrderHand {
  readonly ready: boolean;
  readonly missing: readonly Product[];
  /** What the missing cards cost together now, and how much money is lacking for that. */
  readonly sum: number;
  readonly short: number;
  /**
   * Why the trader could not get all that is missing, in the action that is under way or a new one: money, deals, a
   * product that is in no stack. Undefined where it might be had, or nothing is missing.
   */
  readonly problem: Problem | undefined;
}

export interface OrderAhead {
  /** Its place among the open orders. */
  readonly slot: number;
  readonly order: OrderId;
  readonly points: number;
  readonly products: readonly OrderProduct[];
  /** Undefined while the hand is covered. */
  readonly hand: OrderHand | undefined;
}

/** Buys all that is missing, where it lies as well as it may; what the rules say against it first. */
function purchaseProblem(view: RotterdamView, seat: Seat, missing: readonly Product[]): Problem | undefined {
  const state = atStep(view, seat, 'trader');
  for (const product of missing) {
    const refused = problem(state, seat, { type: 'buy', product });
    if (refused !== undefined) return refused;
    if (!(state.stacks[product >> 1] as readonly Product[]).includes(product)) {
      exchangeHidden(state, view, product, 'intoStack', 1);
    }
    buy(state, seat, product, { random: freshDice() });
  }
  return undefined;
}

function handFor(view: RotterdamView, state: RotterdamState, seat: Seat, order: OrderId): OrderHand {
  const player = playerAt(state, seat);
  const products = ORDER_PRODUCTS[order] as readonly Product[];
  const missing = products.filter((product) => player.hand[product] === 0);
  const sum = missing.reduce((cost, product) => cost + (state.prices[product] as number), 0);
  return {
    ready: canFill(player, order),
    missing,
    sum,
    short: Math.max(0, sum - player.money),
    problem: purchaseProblem(view, seat, missing),
  };
}

/** The open orders by their places, those that ran out left out. */
export const ordersOf = keptBySeat((view, seat): readonly OrderAhead[] => {
  const state = atStep(view, seat, 'trader');
  const covered = isCovered(view, seat);
  const { hand } = playerAt(state, seat);
  return state.orders.flatMap((order, slot) =>
    order === NONE
      ? []
      : {
          slot,
          order,
          points: ORDER_POINTS[order] as number,
          products: (ORDER_PRODUCTS[order] as readonly Product[]).map((product) => ({
            product,
            price: state.prices[product] as number,
            inHand: covered ? undefined : (hand[product] as number) > 0,
          })),
          hand: covered ? undefined : handFor(view, state, seat, order),
        },
  );
});
