import type { Seat } from '@/engine/game';
import type { Action, Part } from './cards/actions';
import { NO_PRICE, POINTS, PRICE } from './cards/buildings';
import { COIN, KINDS, type Amounts, type Good } from './cards/goods';
import { cheapest, paidFor } from './rules/purchase';
import {
  actionAt,
  feeAt,
  held,
  limitOf,
  NONE,
  spaceOf,
  symbolsOf,
  unitsOf,
  type Place,
  type Situation,
} from './state';

export type Trade = Extract<Part, { part: 'trade' }>;

/** A purchase is worth about as many goods. */
const PURCHASE = 8;
/** A change of the market, or of goods into others, is worth something to whoever can use it. */
const CHANGE = 0.5;

export function total(goods: Amounts): number {
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

/** What all goods that can be shipped now would raise. */
export function shipments(state: Situation, seat: Seat): number {
  let money = 0;
  for (let good = 0; good < KINDS; good += 1) {
    if (held(state, seat, good) >= spaceOf(state, good)) money += paidFor(state, seat, good);
  }
  return money;
}

/** The same with the coins; 0 if nothing can be shipped. */
export function purse(state: Situation, seat: Seat): number {
  const money = shipments(state, seat);
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

/** How many more units of a good the seat has room for. */
export const roomFor = (state: Situation, seat: Seat, good: Good): number =>
  limitOf(state, seat) - held(state, seat, good);

/** How many of these goods, so many times, come into the stock. */
function fitting(state: Situation, seat: Seat, goods: Amounts, times = 1): number {
  let units = 0;
  for (let good = 0; good < KINDS; good += 1) {
    const came = (goods[good] as number) * times;
    if (came > 0) units += Math.min(came, roomFor(state, seat, good));
  }
  return units;
}

/** So many goods of one's choice come in, at most one of a kind where they have to be different. */
function fittingChoice(state: Situation, seat: Seat, units: number, different: boolean): number {
  let room = 0;
  for (let good = 0; good < KINDS; good += 1) {
    const free = roomFor(state, seat, good);
    room += different ? Math.min(1, free) : free;
  }
  return Math.min(units, room);
}

/** What a trade brings beyond its price, if goods of this set are paid with: the kinds with most room come. */
export function gainByTrade(state: Situation, seat: Seat, part: Trade, paid: number): number {
  const units: number[] = [];
  for (let good = 0; good < KINDS; good += 1) {
    if (((paid >> good) & 1) === 0) units.push(Math.min(part.each, roomFor(state, seat, good)));
  }
  units.sort((one, other) => other - one);
  let gained = -part.units * part.times;
  for (let kind = 0; kind < part.kinds; kind += 1) gained += units[kind] ?? 0;
  return gained;
}

function bestTrade(state: Situation, seat: Seat, part: Trade): number {
  let most = 0;
  let payable = 0;
  for (let good = 0; good < KINDS; good += 1) {
    const times = Math.floor(held(state, seat, good) / part.units);
    if (times === 0) continue;
    payable += times;
    most = Math.max(most, gainByTrade(state, seat, part, 1 << good));
  }
  return payable < part.times ? 0 : most;
}

/** How many others can hand something over that there may be room for. */
function givers(state: Situation, seat: Seat): number {
  let count = 0;
  for (let other = 0; other < state.seats; other += 1) {
    if (other !== seat && unitsOf(state, other) > 0) count += 1;
  }
  return fittingChoice(state, seat, count, false);
}

function mostDoubled(state: Situation, seat: Seat): number {
  let most = 0;
  for (let good = 0; good < KINDS; good += 1) {
    most = Math.max(most, Math.min(held(state, seat, good), roomFor(state, seat, good)));
  }
  return most;
}

function harvestOf(state: Situation, seat: Seat, part: Part): number {
  switch (part.part) {
    case 'gain':
      return fitting(state, seat, part.goods) + fittingChoice(state, seat, part.any, part.different);
    case 'convert':
      return canPay(state, seat, part.pay) ? fitting(state, seat, part.goods) - total(part.pay) : 0;
    case 'perSymbol':
      return fitting(state, seat, part.goods, symbolsOf(state, seat, part.symbol));
    case 'trade':
      return bestTrade(state, seat, part);
    case 'double':
      return Math.min(part.most, mostDoubled(state, seat));
    case 'tax':
      return givers(state, seat);
    case 'take':
      return givers(state, seat) > 0 ? 1 + CHANGE : 0;
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
