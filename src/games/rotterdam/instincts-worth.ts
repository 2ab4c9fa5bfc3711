import type { Seat } from '@/engine/game';
import { CARD_POINTS, HARBOURS, IS_HIGH, type Product, type Raw } from './cards/goods';
import { ORDER_POINTS, ORDER_PRODUCTS } from './cards/orders';
import { CAPTAIN, CASH, LOADER, SAILOR, SHIPOWNER, TRADER, type Role } from './cards/roles';
import { EFFECTS, SHIP_CARD_POINTS, type AimedEffect, type ShipCard } from './cards/ship-cards';
import {
  AHEAD_IN,
  CHANNEL_TO,
  COLOUR_COUNT,
  WATER_COUNT,
  type Colour,
  type Position,
} from './cards/waterways';
import { stepsLeft, VOYAGE } from './courses';
import { cardsMissing } from './estimate';
import type { Play, RotterdamMove } from './move';
import { nextPrice } from './rules/raw-market';
import { codeCargo, codeOwner, NONE, playerAt, stockSize, type RotterdamState } from './state';

/**
 * What a player of Rotterdam thinks of a move at first sight, in points or so. Moves below zero are not worth a thought:
 * they throw something away.
 */

const cargoWorth = (raw: Raw): number => (raw === NONE ? 0 : 2 + (IS_HIGH[2 * raw] as number));
const SPOILT = -2;

/** What it is worth to a ship's owner that it goes from one position to another. */
function worthOfStep(state: RotterdamState, at: Position, to: Position): number {
  const cargo = state.cargo[at] as Raw;
  if (cargo === NONE) return 0.2;
  const left = stepsLeft(to, cargo);
  if (left === 0) return cargoWorth(cargo);
  if (left <= VOYAGE) return 1;
  return stepsLeft(at, cargo) <= VOYAGE ? SPOILT : 0.2;
}

/** What a colour does for the seat's ships. */
function worthOfColour(state: RotterdamState, seat: Seat, colour: Colour): number {
  let worth = 0;
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (state.owners[at] !== seat) continue;
    let best = -Infinity;
    for (const channel of AHEAD_IN[at * COLOUR_COUNT + colour] as readonly number[]) {
      best = Math.max(best, worthOfStep(state, at, CHANNEL_TO[channel] as Position));
    }
    if (best > -Infinity) worth += best;
  }
  return worth;
}

function shipsAfloat(state: RotterdamState, seat: Seat): number {
  let ships = 0;
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (state.owners[at] === seat && stepsLeft(at, state.cargo[at] as Raw) <= VOYAGE) ships += 1;
  }
  return ships;
}

/** What unloading everything brings to the seat, less what it brings to others. */
function worthOfUnloading(state: RotterdamState, seat: Seat): number {
  let worth = 0;
  for (let harbour = 0; harbour < HARBOURS.length; harbour += 1) {
    let fitting = 0;
    for (const ship of state.harbours[harbour] as readonly number[]) {
      if (codeCargo(ship) !== harbour) continue;
      fitting += 1;
      worth += codeOwner(ship) === seat ? cargoWorth(harbour) : -0.5 * cargoWorth(harbour);
    }
    for (const owner of state.factories[harbour] as readonly Seat[]) {
      if (fitting > 0 && owner === seat) worth += cargoWorth(harbour);
    }
  }
  return worth;
}

/** Points of the best open order that this card alone would complete. */
function pointsCompletedBy(state: RotterdamState, seat: Seat, product: Product): number {
  const player = playerAt(state, seat);
  if ((player.hand[product] as number) > 0) return 0;
  let most = 0;
  for (const order of state.orders) {
    if (order === NONE || (ORDER_POINTS[order] as number) <= most || cardsMissing(player, order) !== 1)
      continue;
    if ((ORDER_PRODUCTS[order] as readonly Product[]).includes(product)) most = ORDER_POINTS[order] as number;
  }
  return most;
}

function isWanted(state: RotterdamState, product: Product): boolean {
  for (const order of state.orders) {
    if (order !== NONE && (ORDER_PRODUCTS[order] as readonly Product[]).includes(product)) return true;
  }
  return false;
}

/** Whether money buys the one card that an order lacks. */
function worthOfTrading(state: RotterdamState, seat: Seat): number {
  let most = 0;
  const player = playerAt(state, seat);
  for (let product = 0; product < CARD_POINTS.length; product += 1) {
    if ((state.prices[product] as number) > player.money) continue;
    most = Math.max(most, pointsCompletedBy(state, seat, product));
  }
  return 0.5 + most;
}

function worthOfRole(state: RotterdamState, seat: Seat, role: Role): number {
  switch (role) {
    case SHIPOWNER:
      return 2 * Math.min(2, playerAt(state, seat).ships);
    case CAPTAIN:
      return 1.5 * shipsAfloat(state, seat);
    case SAILOR:
      return playerAt(state, seat).cardCount < 3 ? 1 : 0;
    case LOADER:
      return Math.max(0, worthOfUnloading(state, seat));
    case TRADER:
      return worthOfTrading(state, seat);
    default:
      return 0;
  }
}

function worthOfPlay(state: RotterdamState, seat: Seat, { card, at, to = at }: Play): number {
  const isOwn = state.owners[at] === seat;
  const cargo = state.cargo[at] as Raw;
  const isOnCourse = stepsLeft(at, cargo) <= VOYAGE;
  switch ((EFFECTS[card] as AimedEffect).verb) {
    case 'advance':
      return worthOfStep(state, at, to) - 0.5;
    case 'retreat':
      return isOwn === isOnCourse ? -1 : 0.5;
    case 'rob':
      return cargoWorth(cargo) - 1;
    case 'hold':
      return isOwn || !isOnCourse ? -1 : 0.3;
    case 'reload':
      return isOnCourse ? -1 : 1;
    default:
      return 0.2;
  }
}

function worthOfSale(state: RotterdamState, seat: Seat, product: Product): number {
  const { hand, money } = playerAt(state, seat);
  if (isWanted(state, product) && hand[product] === 1) return -0.5;
  return money < 6 ? 1 : 0;
}

const worthOfCard = (card: ShipCard): number => 0.8 + (SHIP_CARD_POINTS[card] as number) / 2;

export function worthOf(state: RotterdamState, seat: Seat, move: RotterdamMove): number {
  switch (move.type) {
    case 'launch':
      return stepsLeft(move.at, move.raw) <= VOYAGE ? cargoWorth(move.raw) : -1;
    case 'bid':
      return 1 - move.amount;
    case 'work':
      return worthOfRole(state, seat, move.role);
    case 'forward':
      return 4 + (ORDER_POINTS[move.order] as number);
    case 'cash':
      return 0.6 * (CASH[move.place] as number);
    case 'build':
      return cargoWorth(move.harbour) - 1;
    case 'takeFree':
      return 1.5;
    case 'buyRaw':
      return stockSize(playerAt(state, seat)) === 0 ? 0.5 : 0;
    case 'sellRaw':
      return -0.5;
    case 'place':
      return 3;
    case 'load': {
      if (stepsLeft(state.action.start, move.raw) > VOYAGE) return -1;
      const price = move.from === 'market' ? nextPrice(state, move.raw) : 0;
      return cargoWorth(move.raw) - 0.3 * price;
    }
    case 'loadNothing':
      return -1;
    case 'colour':
      return worthOfColour(state, seat, move.colour);
    case 'sail':
      return worthOfStep(state, move.at, move.to);
    case 'takeCard':
      return worthOfCard(move.card);
    case 'drawCard':
      return 1;
    case 'factory':
      return move.owner === seat ? 1 : -1;
    case 'buy':
      return pointsCompletedBy(state, seat, move.product) || (isWanted(state, move.product) ? 0 : -1);
    case 'sell':
      return worthOfSale(state, seat, move.product);
    case 'play':
      return worthOfPlay(state, seat, move);
    case 'finish':
      return 0.4;
    case 'pass':
    case 'stay':
    case 'unload':
    case 'partner':
      return 0.5;
  }
}
