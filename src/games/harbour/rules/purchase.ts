import type { Seat } from '@/engine/game';
import type { BuyPart } from '../cards/actions';
import { NO_PRICE, PRICE } from '../cards/buildings';
import { COIN, KINDS, WAREHOUSE, type Good } from '../cards/goods';
import { INLAND_PRICE, LOWEST_SPACE } from '../cards/limits';
import type { HarbourMove } from '../move';
import { BUY, DONE, INLAND, SHIPMENT } from '../offers';
import {
  can,
  currentAction,
  held,
  heldMask,
  NONE,
  spaceOf,
  symbolsOf,
  unitsOf,
  type HarbourState,
  type Situation,
} from '../state';
import { argumentOf, CHOICE, kindOf } from './frames';

const UNREACHABLE = -1;
const ALL_GOODS = (1 << KINDS) - 1;

/** The purchase that the current action allows; a purchase is always the last of its parts. */
export function buyPart(state: Situation): BuyPart {
  const { parts } = currentAction(state);
  return parts[parts.length - 1] as BuyPart;
}

/** HB-21, and what one ability adds. */
export function paidFor(state: Situation, seat: Seat, good: Good): number {
  const space = spaceOf(state, good);
  return space === LOWEST_SPACE && can(state, seat, 'sellCheapDearer') ? space + 1 : space;
}

/** Units that stay when a good is shipped, before any warehouse keeps some. */
export function leftBehind(state: Situation, seat: Seat, good: Good): number {
  if (can(state, seat, 'keepSurplus')) return held(state, seat, good) - spaceOf(state, good);
  return can(state, seat, 'keepOneEach') ? 1 : 0;
}

/** HB-20, HB-25: what coins pay, which count once for each of so many buildings. */
export const paidByCoins = (state: Situation, seat: Seat, buildings: number): number =>
  buildings * symbolsOf(state, seat, COIN);

/** What counts beside the money raised: coins, and what the building adds. */
export const besidesMoney = (state: Situation, seat: Seat, part: BuyPart, buildings = 1): number =>
  paidByCoins(state, seat, buildings) + part.extra;

/** Whether the action gives a good after the purchase, from which a fee can be paid. */
function goodAhead(state: Situation): boolean {
  for (let at = state.stack.length - 1; at >= 0; at -= 1) {
    const frame = state.stack[at] as number;
    if (kindOf(frame) === CHOICE)
      return currentAction(state).join === 'both' && (argumentOf(frame) & 1) === 1;
  }
  return false;
}

/** HB-11: a fee owed after the action needs a good then, so a shipping must not take the last one. */
export const feeIsSafe = (state: Situation, seat: Seat): boolean =>
  state.fee === NONE || can(state, seat, 'gainOnPurchase') || goodAhead(state);

/** Whether shipping can always leave a good behind. */
const shippingIsSafe = (state: Situation, seat: Seat): boolean =>
  state.fee === NONE ||
  symbolsOf(state, seat, WAREHOUSE) > 0 ||
  can(state, seat, 'keepOneEach') ||
  feeIsSafe(state, seat);

export function cheapest(state: Situation): number {
  let least = Infinity;
  for (const building of state.display) {
    const price = building === NONE ? NO_PRICE : (PRICE[building] as number);
    if (price !== NO_PRICE && price < least) least = price;
  }
  return least;
}

/**
 * The most money that a shipping can still raise, with `first` (a good or NONE) shipped for certain and perhaps one unit
 * of each good sold before; UNREACHABLE if it cannot ship anything, or not without the good that a fee needs.
 */
function mostMoney(state: Situation, seat: Seat, first: number, sold: 0 | 1, safe: boolean): number {
  let money = state.money + sold * INLAND_PRICE;
  let shipments = 0;
  let spare = safe;
  let least = Infinity;
  for (let good = 0; good < KINDS; good += 1) {
    const units = held(state, seat, good) - sold;
    if ((state.shipped >> good) & 1) {
      shipments += 1;
      if (units > 0) spare = true;
    } else if (units >= spaceOf(state, good)) {
      const paid = paidFor(state, seat, good);
      shipments += 1;
      money += paid;
      if (units > spaceOf(state, good) && can(state, seat, 'keepSurplus')) spare = true;
      if (good !== first && paid < least) least = paid;
    } else if (units > 0) spare = true;
  }
  if (spare) return shipments > 0 ? money : UNREACHABLE;
  return shipments > 1 && least < Infinity ? money - least : UNREACHABLE;
}

/** Whether a purchase can be made from here, at whatever cost in goods. */
export function canPurchase(state: Situation, seat: Seat): boolean {
  const need = cheapest(state) - besidesMoney(state, seat, buyPart(state));
  const safe = shippingIsSafe(state, seat);
  return mostMoney(state, seat, NONE, 0, safe) >= need || canSellInland(state, seat, need, safe);
}

/** HB-40: a set can be sold once. */
const hasSet = (state: Situation, seat: Seat): boolean =>
  state.inlandTraders && !state.soldInland && heldMask(state, seat, 1) === ALL_GOODS;

/** HB-40: a purchase must still be possible after it. */
const canSellInland = (state: Situation, seat: Seat, need: number, safe: boolean): boolean =>
  hasSet(state, seat) && mostMoney(state, seat, NONE, 1, safe) >= need;

/** The most money that the seat can have raised when it has shipped; nothing where it cannot ship. */
export function mostRaised(state: Situation, seat: Seat): number {
  const safe = shippingIsSafe(state, seat);
  const shipped = mostMoney(state, seat, NONE, 0, safe);
  const sold =
    state.shipped === 0 && hasSet(state, seat) ? mostMoney(state, seat, NONE, 1, safe) : UNREACHABLE;
  return Math.max(shipped, sold, 0);
}

/** Every next step of a purchase from which it can be finished; `optional` if it may also be left. */
export function addPurchaseMoves(state: Situation, seat: Seat, optional: boolean, list: HarbourMove[]): void {
  const beside = besidesMoney(state, seat, buyPart(state));
  const need = cheapest(state) - beside;
  const safe = shippingIsSafe(state, seat);
  for (let good = 0; good < KINDS; good += 1) {
    if ((state.shipped >> good) & 1 || held(state, seat, good) < spaceOf(state, good)) continue;
    if (mostMoney(state, seat, good, 0, safe) >= need) list.push(SHIPMENT[good] as HarbourMove);
  }
  if (state.shipped !== 0) {
    if (safe || unitsOf(state, seat) > 0) addAffordable(state, state.money + beside, list);
  } else {
    if (canSellInland(state, seat, need, safe)) list.push(INLAND);
    if (optional && !state.soldInland) list.push(DONE);
  }
}

export function addAffordable(state: Situation, money: number, list: HarbourMove[]): void {
  for (const building of state.display) {
    if (building === NONE) continue;
    const price = PRICE[building] as number;
    if (price !== NO_PRICE && price <= money) list.push(BUY[building] as HarbourMove);
  }
}

/** How much money even the largest shipping would lack, fee or no fee; Infinity if nothing can be shipped. */
export function moneyShort(state: Situation, seat: Seat, first: number, sold: 0 | 1): number {
  const money = mostMoney(state, seat, first, sold, true);
  const need = cheapest(state) - besidesMoney(state, seat, buyPart(state));
  return money === UNREACHABLE ? Infinity : need - money;
}

export const canAffordMore = (state: Situation): boolean => cheapest(state) <= state.money;

/** The purchase is over: nothing of it may stay behind. */
export function forgetPurchase(state: HarbourState): void {
  state.money = 0;
  state.shipped = 0;
  state.soldInland = false;
  state.cargo.fill(0);
}
