import { rotterdam } from '@/games/rotterdam';
import {
  HARBOURS,
  PRODUCTS,
  RAW_PRICES,
  RAWS,
  SITE_PRICES,
  START_PRICE,
} from '@/games/rotterdam/cards/goods';
import { ORDER_NAMES, ORDER_POINTS } from '@/games/rotterdam/cards/orders';
import { CASH, ROLES } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { COLOURS, POSITIONS } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { priceAfter } from '@/games/rotterdam/rules/trader';
import { expectNoProblem } from '../../support/random-play';

/** A move in published names, as transcripts write it. */
export type NamedMove = Readonly<Record<string, string | number>>;

const NAMES: Readonly<Record<string, readonly string[]>> = {
  at: POSITIONS,
  to: POSITIONS,
  raw: RAWS,
  role: ROLES,
  order: ORDER_NAMES,
  harbour: HARBOURS,
  colour: COLOURS,
  card: SHIP_CARD_NAMES,
  product: PRODUCTS,
};

export function indexIn(names: readonly string[], name: string | number): number {
  const index = names.indexOf(String(name));
  if (index < 0) throw new Error(`there is no «${name}» in the game`);
  return index;
}

/** RT-4: what an order counts. */
export const pointsOf = (order: string): number => ORDER_POINTS[indexIn(ORDER_NAMES, order)] ?? 0;

/** The move as the rules know it. */
export function moveOf(named: NamedMove): RotterdamMove {
  if (named.type === 'cash') return { type: 'cash', place: CASH.indexOf(Number(named.amount)) };
  const json = Object.fromEntries(
    Object.entries(named).map(([field, value]) => {
      const names = NAMES[field];
      return [field, names ? indexIn(names, value) : value];
    }),
  );
  return expectNoProblem(rotterdam.parseMove(json));
}

/* Prices of the tables, by published names. */

/** RT-1: what a unit costs when so many have left the market. */
export const rawPriceOf = (raw: string, gone = 0): number => RAW_PRICES[indexIn(RAWS, raw)]?.[gone] ?? 0;

/** RT-5: what the next site costs where so many are built on. */
export const sitePriceOf = (harbour: string, built = 0): number =>
  SITE_PRICES[indexIn(HARBOURS, harbour)]?.[built] ?? 0;

/** RT-2: what a product costs at first, and after so many purchases; below nothing, after so many sales. */
export function priceOf(product: string, bought = 0): number {
  const at = indexIn(PRODUCTS, product);
  let price = START_PRICE[at] ?? 0;
  for (let deal = 0; deal < Math.abs(bought); deal += 1) price = priceAfter(at, price, Math.sign(bought));
  return price;
}
