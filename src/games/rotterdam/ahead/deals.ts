import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { HIGHEST_PRICE, LOWEST_PRICE, PRODUCT_COUNT, type Product } from '../cards/goods';
import { DEALS_PER_TRADER } from '../cards/limits';
import type { OrderId } from '../cards/orders';
import { clone } from '../clone';
import { problem } from '../problem';
import { buy, priceAfter, sell } from '../rules/trader';
import { canFill } from '../rules/worker';
import { NONE, playerAt, type RotterdamState } from '../state';
import type { RotterdamView } from '../view';
import { exchangeHidden } from './hidden';
import { atStep, freshDice, isCovered, keptBySeat } from './world';

export type Direction = 'buy' | 'sell';

/** A deal after so many cards. */
export interface DealStep {
  readonly cards: number;
  /** What the last of them costs or brings, and all of them. */
  readonly price: number;
  readonly total: number;
  /** The price and the own money after it. */
  readonly leadsTo: number;
  readonly money: number;
  /** Open orders that can be filled by then and could not before the deal, and the other way round. */
  readonly readies: readonly OrderId[];
  readonly spoils: readonly OrderId[];
}

export interface DealAhead {
  /** Why not even one card can be dealt; undefined where one can, or while the hand is covered. */
  readonly problem: Problem | undefined;
  /** The price after one card, whether or not it can be dealt. */
  readonly leadsTo: number;
  /** One step for each card that might be dealt; none while the hand is covered. */
  readonly steps: readonly DealStep[];
  /** Why not one card more than that. */
  readonly further: Problem | undefined;
  /** How many cards are surely there; of more than these a purchase may find the stack without. */
  readonly sure: number;
}

export interface ProductAhead {
  readonly product: Product;
  readonly price: number;
  readonly lowest: number;
  readonly highest: number;
  /** Undefined while the hand is covered. */
  readonly inHand: number | undefined;
  readonly buy: DealAhead;
  readonly sell: DealAhead;
}

export interface TraderAhead {
  readonly covered: boolean;
  /** By product. */
  readonly products: readonly ProductAhead[];
  /** How many deals may still begin, and which one goes on without being another. */
  readonly dealsLeft: number;
  readonly goesOn: { readonly product: Product; readonly direction: Direction } | undefined;
}

const step = { random: freshDice() };

const readyOrders = (state: RotterdamState, seat: Seat): OrderId[] =>
  state.orders.filter((order) => order !== NONE && canFill(playerAt(state, seat), order));

/** Deals card after card until the rules refuse one or none is there. */
function dealOn(
  state: RotterdamState,
  seat: Seat,
  type: Direction,
  product: Product,
): Pick<DealAhead, 'steps' | 'further'> {
  const player = playerAt(state, seat);
  const ready = readyOrders(state, seat);
  const begun = player.money;
  const steps: DealStep[] = [];
  for (;;) {
    const further = problem(state, seat, { type, product });
    if (further !== undefined) return { steps, further };
    const { money } = player;
    const held = player.hand[product];
    (type === 'buy' ? buy : sell)(state, seat, product, step);
    if (player.hand[product] === held) return { steps, further };
    const readyThen = readyOrders(state, seat);
    steps.push({
      cards: steps.length + 1,
      price: Math.abs(player.money - money),
      total: Math.abs(player.money - begun),
      leadsTo: state.prices[product] as number,
      money: player.money,
      readies: readyThen.filter((order) => !ready.includes(order)),
      spoils: ready.filter((order) => !readyThen.includes(order)),
    });
  }
}

function dealAhead(
  view: RotterdamView,
  state: RotterdamState,
  seat: Seat,
  type: Direction,
  product: Product,
): DealAhead {
  const leadsTo = priceAfter(product, state.prices[product] as number, type === 'buy' ? 1 : -1);
  if (isCovered(view, seat)) return { problem: undefined, leadsTo, steps: [], further: undefined, sure: 0 };
  const most = clone(state);
  const least = clone(state);
  exchangeHidden(most, view, product, 'intoStack');
  exchangeHidden(least, view, product, 'intoHands');
  return {
    problem: problem(state, seat, { type, product }),
    leadsTo,
    ...dealOn(most, seat, type, product),
    sure: dealOn(least, seat, type, product).steps.length,
  };
}

/** What a trader may do: now, or as if the seat had just become one. */
export const tradesOf = keptBySeat((view, seat): TraderAhead => {
  const state = atStep(view, seat, 'trader');
  const covered = isCovered(view, seat);
  const { deal, deals } = state.action;
  return {
    covered,
    products: Array.from({ length: PRODUCT_COUNT }, (_, product) => ({
      product,
      price: state.prices[product] as number,
      lowest: LOWEST_PRICE[product] as number,
      highest: HIGHEST_PRICE[product] as number,
      inHand: covered ? undefined : playerAt(state, seat).hand[product],
      buy: dealAhead(view, state, seat, 'buy', product),
      sell: dealAhead(view, state, seat, 'sell', product),
    })),
    dealsLeft: DEALS_PER_TRADER - deals,
    goesOn: deal === NONE ? undefined : { product: deal >> 1, direction: deal % 2 === 0 ? 'buy' : 'sell' },
  };
});
