import type { Seat, Step } from '@/engine/game';
import { RAW_COUNT, RAW_PRICES, UNITS, type Raw } from '../cards/goods';
import { STOCK_LIMIT } from '../cards/limits';
import { marketCounted, stockCounted } from '../events';
import { add, playerAt, stockSize, type RotterdamState } from '../state';

/** How many units have left the market: of a table, or of what somebody sees of it. */
interface Gone {
  readonly gone: readonly number[];
}

/** RT-1: what the next unit costs; no money buys what is not there. */
export function nextPrice(state: Gone, raw: Raw): number {
  const prices = RAW_PRICES[raw] as readonly number[];
  const gone = state.gone[raw] as number;
  return gone < prices.length ? (prices[gone] as number) : Infinity;
}

/** RT-1: what a unit brings that is put back on the dearest empty space. */
export function sellingPrice(state: Gone, raw: Raw): number {
  return (RAW_PRICES[raw] as readonly number[])[(state.gone[raw] as number) - 1] ?? 0;
}

export function hasUnit(state: RotterdamState, raw: Raw): boolean {
  return (state.gone[raw] as number) < (UNITS[raw] as number);
}

/** RT-20: the price of the cheapest kind that has units left. */
export function cheapestPrice(state: RotterdamState): number {
  let cheapest = Infinity;
  for (let raw = 0; raw < RAW_COUNT; raw += 1) {
    const price = nextPrice(state, raw);
    if (price < cheapest) cheapest = price;
  }
  return cheapest;
}

function countGone(state: RotterdamState, raw: Raw, by: number, step: Step): void {
  add(state.gone, raw, by);
  const left = (UNITS[raw] as number) - (state.gone[raw] as number);
  step.emit?.(marketCounted(raw, left + by, left));
}

/** A unit leaves the market; whoever calls says where it goes. */
export function takeFromMarket(state: RotterdamState, raw: Raw, step: Step): void {
  countGone(state, raw, 1, step);
}

export function putOnMarket(state: RotterdamState, raw: Raw, step: Step): void {
  countGone(state, raw, -1, step);
}

export function countStock(state: RotterdamState, seat: Seat, raw: Raw, by: number, step: Step): void {
  const { stock } = playerAt(state, seat);
  add(stock, raw, by);
  const size = stock[raw] as number;
  step.emit?.(stockCounted(seat, raw, size - by, size));
}

/** RT-6. */
export function hasRoom(state: RotterdamState, seat: Seat): boolean {
  return stockSize(playerAt(state, seat)) < STOCK_LIMIT;
}
