import type { Seat } from '@/engine/game';
import { sharesByLead } from '@/engine/shares';
import {
  CARD_POINTS,
  HARBOURS,
  IS_HIGH,
  PRODUCT_COUNT,
  RAW_COUNT,
  type Product,
  type Raw,
} from './cards/goods';
import { FIXED_ROUNDS, LAST_ROUND, POINTS_TO_END } from './cards/limits';
import { ORDER_POINTS, ORDER_PRODUCTS, type OrderId } from './cards/orders';
import { SHIP_CARD_KINDS, SHIP_CARD_POINTS } from './cards/ship-cards';
import { WATER_COUNT } from './cards/waterways';
import { stepsLeft, VOYAGE } from './courses';
import { codeCargo, codeOwner, NONE, playerAt, type PlayerState, type RotterdamState } from './state';

/**
 * What is worth points at the end, by how far the game has got. Set by hand; a linear fit of the final lead over 48 games,
 * tried together with a smaller SURE_LEAD, lost to it.
 */
const WORTH = {
  /** Points that are there, hand included; and those of orders, which end the game. */
  points: [1, 1, 1],
  orders: [0.5, 0.5, 0.4],
  money: [0.2, 0.18, 0.1],
  low: [0.4, 0.4, 0.2],
  high: [0.7, 0.6, 0.3],
  /** Points of the best open order that can be filled, and of the best that lacks one card. */
  fillable: [0.15, 0.15, 0.15],
  nearly: [0.1, 0.1, 0.1],
  /** Cargo in the harbour where it belongs, and parts of the way there. */
  landedLow: [1.3, 1.2, 0.8],
  landedHigh: [2.6, 2.4, 1.6],
  voyageLow: [0.9, 0.8, 0.4],
  voyageHigh: [1.8, 1.6, 0.8],
  stockLow: [0.2, 0.1, 0],
  stockHigh: [0.5, 0.3, 0.1],
  factoryLow: [1.5, 1, 0.3],
  factoryHigh: [3, 2, 0.6],
  /** Ship cards that can be played. */
  cards: [0.4, 0.3, 0.2],
  tower: [0.2, 0.2, 0.2],
} as const satisfies Record<string, readonly number[]>;

type Thing = keyof typeof WORTH;
const THINGS = Object.keys(WORTH) as readonly Thing[];
const STAGES = WORTH.points.length;
/** A lead of so many points makes a win about three times as likely as a loss. */
const SURE_LEAD = 6;

/** How much a seat has of everything that counts; reused from call to call, because search looks by the million. */
const has = Object.fromEntries(THINGS.map((thing) => [thing, 0])) as Record<Thing, number>;

const isHighRaw = (raw: Raw): boolean => (IS_HIGH[2 * raw] as number) === 1;

/** How many cards the player lacks for an order. */
export function cardsMissing(player: PlayerState, order: OrderId): number {
  let missing = 0;
  for (const product of ORDER_PRODUCTS[order] as readonly Product[])
    if (player.hand[product] === 0) missing += 1;
  return missing;
}

function countHand(state: RotterdamState, player: PlayerState): void {
  has.orders = player.orderPoints;
  has.points = player.orderPoints;
  has.low = 0;
  has.high = 0;
  for (let product = 0; product < PRODUCT_COUNT; product += 1) {
    const cards = player.hand[product] as number;
    has.points += cards * (CARD_POINTS[product] as number);
    if (IS_HIGH[product] === 1) has.high += cards;
    else has.low += cards;
  }
  has.cards = 0;
  for (let card = 0; card < SHIP_CARD_KINDS; card += 1) {
    const points = SHIP_CARD_POINTS[card] as number;
    has.points += points * (player.cards[card] as number);
    if (points === 0) has.cards += player.cards[card] as number;
  }
  has.fillable = 0;
  has.nearly = 0;
  for (const order of state.orders) {
    if (order === NONE) continue;
    const missing = cardsMissing(player, order);
    const points = ORDER_POINTS[order] as number;
    if (missing === 0 && points > has.fillable) has.fillable = points;
    else if (missing === 1 && points > has.nearly) has.nearly = points;
  }
}

function countShips(state: RotterdamState, seat: Seat): void {
  has.voyageLow = 0;
  has.voyageHigh = 0;
  has.landedLow = 0;
  has.landedHigh = 0;
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (state.owners[at] !== seat) continue;
    const cargo = state.cargo[at] as Raw;
    const left = stepsLeft(at, cargo);
    if (left > VOYAGE) continue;
    const done = 1 - left / (VOYAGE + 1);
    if (isHighRaw(cargo)) has.voyageHigh += done;
    else has.voyageLow += done;
  }
  for (let harbour = 0; harbour < HARBOURS.length; harbour += 1) {
    for (const ship of state.harbours[harbour] as readonly number[]) {
      if (codeOwner(ship) !== seat || codeCargo(ship) !== harbour) continue;
      if (isHighRaw(harbour)) has.landedHigh += 1;
      else has.landedLow += 1;
    }
  }
}

function countAssets(state: RotterdamState, seat: Seat, player: PlayerState): void {
  has.money = player.money;
  has.tower = state.harbourMaster === seat ? 1 : 0;
  has.stockLow = 0;
  has.stockHigh = 0;
  has.factoryLow = 0;
  has.factoryHigh = 0;
  for (let raw = 0; raw < RAW_COUNT; raw += 1) {
    let factories = 0;
    for (const owner of state.factories[raw] as readonly Seat[]) if (owner === seat) factories += 1;
    const units = player.stock[raw] as number;
    if (isHighRaw(raw)) {
      has.stockHigh += units;
      has.factoryHigh += factories;
    } else {
      has.stockLow += units;
      has.factoryLow += factories;
    }
  }
}

function countThings(state: RotterdamState, seat: Seat): Readonly<Record<Thing, number>> {
  const player = playerAt(state, seat);
  countHand(state, player);
  countShips(state, seat);
  countAssets(state, seat, player);
  return has;
}

/** How much of the game has been played, in as many stages as WORTH tells apart. */
function stageOf(state: RotterdamState): number {
  let most = 0;
  for (const { orderPoints } of state.players) if (orderPoints > most) most = orderPoints;
  const byOrders = state.fixedRounds ? 0 : most / POINTS_TO_END;
  const last = state.fixedRounds ? (FIXED_ROUNDS[state.players.length] as number) : LAST_ROUND;
  const played = Math.max(byOrders, (state.round - 1) / last);
  return Math.min(STAGES - 1, Math.floor(STAGES * played));
}

/** How many points each seat can expect at the end. */
export function expectedScores(state: RotterdamState): number[] {
  const stage = stageOf(state);
  return state.players.map((_, seat) => {
    const things = countThings(state, seat);
    let score = 0;
    for (const thing of THINGS) score += things[thing] * (WORTH[thing][stage] as number);
    return score;
  });
}

export const estimate = (state: RotterdamState): number[] => sharesByLead(expectedScores(state), SURE_LEAD);
