import type { Seat } from '@/engine/game';
import { CARD_POINTS, HARBOURS, IS_HIGH, RAW_COUNT, type Product, type Raw } from './cards/goods';
import { SHIP_CARD_LIMIT, STOCK_LIMIT } from './cards/limits';
import { ORDER_POINTS, ORDER_PRODUCTS } from './cards/orders';
import { CAPTAIN, CASH, LOADER, SAILOR, SHIPOWNER, TRADER, type Role } from './cards/roles';
import { EFFECTS, SHIP_CARD_POINTS, type AimedEffect, type ShipCard } from './cards/ship-cards';
import {
  AHEAD_IN,
  CHANNEL_TO,
  COLOUR_COUNT,
  START_COUNT,
  WATER_COUNT,
  type Colour,
  type Position,
} from './cards/waterways';
import { stepsLeft, VOYAGE } from './courses';
import { cardsMissing } from './estimate';
import type { Play, RotterdamMove } from './move';
import { canSail } from './rules/captain';
import { cheapestPrice, nextPrice } from './rules/raw-market';
import { isFree, isHeld } from './rules/ships';
import { mayBeInStack } from './rules/stacks';
import { isLastRound } from './rules/turn';
import { codeCargo, codeOwner, NOBODY, NONE, playerAt, stockSize, type RotterdamState } from './state';

/**
 * What a player of Rotterdam thinks of a move at first sight, in points or so. Moves below zero are not worth a thought:
 * they throw something away.
 */

const cargoWorth = (raw: Raw): number => (raw === NONE ? 0 : 2 + (IS_HIGH[2 * raw] as number));
const SPOILT = -2;
/** A worker, a ship or money is spent, and nothing comes of it. */
const USELESS = -1;

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
  return movesAny(state, colour) ? worth : USELESS;
}

/** Whether any ship would have a way in this colour: where ships wait for each other, the foremost has. */
function movesAny(state: RotterdamState, colour: Colour): boolean {
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (state.owners[at] === NOBODY || isHeld(state, at)) continue;
    for (const channel of AHEAD_IN[at * COLOUR_COUNT + colour] as readonly number[]) {
      if (canSail(state, at, CHANNEL_TO[channel] as Position)) return true;
    }
  }
  return false;
}

/** A captain whom no colour would serve has nothing to do. */
function worthOfCaptain(state: RotterdamState, seat: Seat): number {
  for (let colour = 0; colour < COLOUR_COUNT; colour += 1) {
    if (movesAny(state, colour)) return 1.5 * shipsAfloat(state, seat);
  }
  return USELESS;
}

function shipsAfloat(state: RotterdamState, seat: Seat): number {
  let ships = 0;
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (state.owners[at] === seat && stepsLeft(at, state.cargo[at] as Raw) <= VOYAGE) ships += 1;
  }
  return ships;
}

/** Whether a card in hand brings an own ship into its harbour before it is unloaded. */
function canTowIn(state: RotterdamState, seat: Seat): boolean {
  const { cards } = playerAt(state, seat);
  if (!cards.some((count, card) => count > 0 && EFFECTS[card]?.verb === 'advance')) return false;
  return state.owners.some((owner, at) => owner === seat && stepsLeft(at, state.cargo[at] as Raw) === 1);
}

/** What unloading everything brings to the seat, less what it brings to others; nothing where all of it is theirs. */
function worthOfUnloading(state: RotterdamState, seat: Seat): number {
  let worth = 0;
  let own = 0;
  for (let harbour = 0; harbour < HARBOURS.length; harbour += 1) {
    let fitting = 0;
    for (const ship of state.harbours[harbour] as readonly number[]) {
      if (codeCargo(ship) !== harbour) continue;
      fitting += 1;
      if (codeOwner(ship) === seat) own += cargoWorth(harbour);
      else worth -= 0.5 * cargoWorth(harbour);
    }
    for (const owner of state.factories[harbour] as readonly Seat[]) {
      if (fitting > 0 && owner === seat) own += cargoWorth(harbour);
    }
  }
  return own === 0 && !canTowIn(state, seat) ? USELESS : Math.max(0, worth + own);
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

const worthOfPurchase = (state: RotterdamState, seat: Seat, product: Product): number =>
  pointsCompletedBy(state, seat, product) || (isWanted(state, product) ? 0 : -1);

function worthOfSale(state: RotterdamState, seat: Seat, product: Product): number {
  const { hand, money } = playerAt(state, seat);
  if (isWanted(state, product) && hand[product] === 1) return -0.5;
  return money < 6 ? 1 : 0;
}

/** Whether money buys the one card that an order lacks; nothing where no deal would be worth a thought. */
function worthOfTrading(state: RotterdamState, seat: Seat): number {
  let most = -1;
  const { money, hand } = playerAt(state, seat);
  for (let product = 0; product < CARD_POINTS.length; product += 1) {
    if ((hand[product] as number) > 0 && worthOfSale(state, seat, product) >= 0) most = Math.max(most, 0);
    if ((state.prices[product] as number) > money) continue;
    const worth = worthOfPurchase(state, seat, product);
    if (worth > most && mayBeInStack(state, seat, product)) most = worth;
  }
  return most < 0 ? USELESS : 0.5 + most;
}

/** The best that a ship placed there may carry. */
function worthOfStart(state: RotterdamState, seat: Seat, at: Position): number {
  if (!isFree(state, at)) return USELESS;
  const { money, stock } = playerAt(state, seat);
  const free = state.action.freeTaken ? NONE : cheapestPrice(state);
  for (let raw = 0; raw < RAW_COUNT; raw += 1) {
    if (stepsLeft(at, raw) > VOYAGE) continue;
    const price = nextPrice(state, raw);
    if ((stock[raw] as number) > 0 || price <= money || price === free) return 3;
  }
  return USELESS;
}

/** A shipowner places ships, or takes at least the free unit. */
function worthOfShips(state: RotterdamState, seat: Seat): number {
  const player = playerAt(state, seat);
  for (let at = 0; at < START_COUNT && player.ships > 0; at += 1) {
    if (worthOfStart(state, seat, at) > 0) return 2 * Math.min(2, player.ships);
  }
  return stockSize(player) < STOCK_LIMIT && cheapestPrice(state) < Infinity ? 0 : USELESS;
}

function worthOfRole(state: RotterdamState, seat: Seat, role: Role): number {
  switch (role) {
    case SHIPOWNER:
      return worthOfShips(state, seat);
    case CAPTAIN:
      return worthOfCaptain(state, seat);
    case SAILOR:
      return playerAt(state, seat).cardCount < SHIP_CARD_LIMIT ? 1 : USELESS;
    case LOADER:
      return worthOfUnloading(state, seat);
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

/** A shipowner or trader who goes after nothing was done has spent a worker on it; in the end only points are worth one. */
function worthOfLeaving(state: RotterdamState): number {
  const { bought, sold, freeTaken, placed } = state.action;
  const isIdle = (bought | sold | placed) === 0 && !freeTaken;
  if (!isIdle || isLastRound(state)) return 0.4;
  return state.phase === 'shipowner' || state.phase === 'trader' ? USELESS : 0.4;
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
    // A ship is loaded from the market for the same price: what is bought for later may never sail.
    case 'buyRaw':
    case 'sellRaw':
      return -0.5;
    case 'place':
      return worthOfStart(state, seat, move.at);
    case 'load': {
      if (stepsLeft(state.action.start, move.raw) > VOYAGE) return -1;
      const price = move.from === 'market' ? nextPrice(state, move.raw) : 0;
      return cargoWorth(move.raw) - 0.3 * price;
    }
    case 'loadNothing':
      return USELESS;
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
      return worthOfPurchase(state, seat, move.product);
    case 'sell':
      return worthOfSale(state, seat, move.product);
    case 'play':
      return worthOfPlay(state, seat, move);
    case 'finish':
      return worthOfLeaving(state);
    case 'pass':
    case 'stay':
    case 'unload':
    case 'partner':
      return 0.5;
  }
}
