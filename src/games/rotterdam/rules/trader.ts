import type { Seat, Step } from '@/engine/game';
import { HIGHEST_PRICE, LOWEST_PRICE, PRODUCT_COUNT, type Product } from '../cards/goods';
import { DEALS_PER_TRADER } from '../cards/limits';
import { priceCounted, said } from '../events';
import type { RotterdamMove } from '../move';
import { BUY, FINISH, SELL } from '../offers';
import { rotterdamPhrase } from '../phrases';
import { playerAt, type RotterdamState } from '../state';
import { gain } from './money';
import { addShipCards } from './ship-cards';
import { mayBeInStack, putUnder, takeNearestBottom } from './stacks';

/** A deal is one product in one direction. */
export const buyingDeal = (product: Product): number => product * 2;
export const sellingDeal = (product: Product): number => product * 2 + 1;

/** RT-25: the deal goes on, or is one of the three. */
export function mayDeal(state: RotterdamState, deal: number): boolean {
  return state.action.deal === deal || state.action.deals < DEALS_PER_TRADER;
}

const has = (set: number, product: Product): boolean => ((set >> product) & 1) === 1;

export function addTrader(list: RotterdamMove[], state: RotterdamState, seat: Seat): void {
  const { bought, sold } = state.action;
  const player = playerAt(state, seat);
  for (let product = 0; product < PRODUCT_COUNT; product += 1) {
    if ((player.hand[product] as number) > 0 && !has(bought, product)) {
      if (mayDeal(state, sellingDeal(product))) list.push(SELL[product] as RotterdamMove);
    }
    if ((state.prices[product] as number) > player.money || has(sold, product)) continue;
    if (mayDeal(state, buyingDeal(product)) && mayBeInStack(state, seat, product)) {
      list.push(BUY[product] as RotterdamMove);
    }
  }
  addShipCards(list, state, seat);
  list.push(FINISH);
}

function enterDeal(state: RotterdamState, deal: number): void {
  if (state.action.deal === deal) return;
  state.action.deal = deal;
  state.action.deals += 1;
}

/** RT-2: what a price becomes by a sale (-1) or a purchase (1): it never leaves its band. */
export function priceAfter(product: Product, price: number, by: number): number {
  const next = price + by;
  const outside = next < (LOWEST_PRICE[product] as number) || next > (HIGHEST_PRICE[product] as number);
  return outside ? price : next;
}

function movePrice(state: RotterdamState, product: Product, by: number, step: Step): void {
  const price = state.prices[product] as number;
  const next = priceAfter(product, price, by);
  if (next === price) return;
  state.prices[product] = next;
  step.emit?.(priceCounted(product, price, next));
}

export function sell(state: RotterdamState, seat: Seat, product: Product, step: Step): void {
  const price = state.prices[product] as number;
  enterDeal(state, sellingDeal(product));
  state.action.sold |= 1 << product;
  step.emit?.(said(seat, rotterdamPhrase('soldProduct', { seat, product, price })));
  putUnder(state, seat, product, step);
  gain(state, seat, price, step);
  movePrice(state, product, -1, step);
}

/** RT-25: asking for a card that is not there costs nothing and is no deal. */
export function buy(state: RotterdamState, seat: Seat, product: Product, step: Step): void {
  if (!takeNearestBottom(state, seat, product, step)) return;
  const price = state.prices[product] as number;
  enterDeal(state, buyingDeal(product));
  state.action.bought |= 1 << product;
  step.emit?.(said(seat, rotterdamPhrase('boughtProduct', { seat, product, price })));
  gain(state, seat, -price, step);
  movePrice(state, product, 1, step);
}
