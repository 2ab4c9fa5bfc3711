import type { Seat } from '@/engine/game';
import type { Action, Part } from './cards/actions';
import { NO_PRICE, POINTS, PRICE } from './cards/buildings';
import { COIN, KINDS, type Amounts } from './cards/goods';
import { anotherHasGoods } from './rules/places';
import { cheapest, paidFor } from './rules/purchase';
import {
  actionAt,
  feeAt,
  held,
  heldMask,
  NONE,
  spaceOf,
  symbolsOf,
  type Place,
  type Situation,
} from './state';

/** A purchase is worth about as many goods. */
const PURCHASE = 8;
/** A change of the market, or of goods into others, is worth something to whoever can use it. */
const CHANGE = 0.5;

function total(goods: Amounts): number {
  let sum = 0;
  for (const units of goods) sum += units;
  return sum;
}

function canPay(state: Situation, seat: Seat, pay: Amounts): boolean {
  for (let good = 0; good < KINDS; good += 1) {
    if (held(state, seat, good) < (pay[good] as number)) return false;
  }
  return true;
}

/** What all goods that can be shipped now would raise, with the coins; 0 if none can. */
export function purse(state: Situation, seat: Seat): number {
  let money = 0;
  for (let good = 0; good < KINDS; good += 1) {
    if (held(state, seat, good) >= spaceOf(state, good)) money += paidFor(state, seat, good);
  }
  return money === 0 ? 0 : money + symbolsOf(state, seat, COIN);
}

/** Points of the best building of the display for so much money. */
export function bestPoints(state: Situation, money: number): number {
  let most = 0;
  for (const building of state.display) {
    if (building === NONE) continue;
    const price = PRICE[building] as number;
    const points = POINTS[building] as number;
    if (price !== NO_PRICE && price <= money && points > most) most = points;
  }
  return most;
}

function largestStock(state: Situation, seat: Seat): number {
  let most = 0;
  for (let good = 0; good < KINDS; good += 1) most = Math.max(most, held(state, seat, good));
  return most;
}

function harvestOf(state: Situation, seat: Seat, part: Part): number {
  switch (part.part) {
    case 'gain':
      return total(part.goods) + part.any;
    case 'convert':
      return canPay(state, seat, part.pay) ? total(part.goods) - total(part.pay) : 0;
    case 'perSymbol':
      return symbolsOf(state, seat, part.symbol) * total(part.goods);
    case 'trade':
      return heldMask(state, seat, part.units) === 0 ? 0 : part.kinds * part.each - part.units * part.times;
    case 'double':
      return Math.min(part.most, largestStock(state, seat));
    case 'tax':
    case 'take':
      return anotherHasGoods(state, seat) ? 1 + CHANGE : 0;
    case 'gainOnSpace':
      return part.units;
    case 'swap':
      return CHANGE + part.gain;
    case 'turn':
    case 'raise':
    case 'reverse':
    case 'replace':
      return CHANGE;
    case 'others':
      return -CHANGE;
    case 'buy': {
      const money = purse(state, seat);
      return money > 0 && money + part.extra >= cheapest(state) ? PURCHASE : 0;
    }
  }
}

function harvestOfAction({ join, parts }: Action, state: Situation, seat: Seat): number {
  let sum = 0;
  let most = 0;
  for (const part of parts) {
    const harvest = harvestOf(state, seat, part);
    sum += harvest;
    if (harvest > most) most = harvest;
  }
  return join === 'or' ? most : sum;
}

/** About how many goods a visit brings, before the fee. */
export const harvestAt = (state: Situation, seat: Seat, place: Place): number =>
  harvestOfAction(actionAt(state, place), state, seat);

export const netHarvestAt = (state: Situation, seat: Seat, place: Place): number =>
  harvestAt(state, seat, place) - (feeAt(state, seat, place) === NONE ? 0 : 1);
