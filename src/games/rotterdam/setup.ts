import type { Seat } from '@/engine/game';
import { shuffle, type Random } from '@/engine/random';
import { COPIES, HARBOURS, PRODUCTS, PRODUCTS_OF, RAWS, START_PRICE, type Product } from './cards/goods';
import {
  FACTORIES_EACH,
  OPEN_ORDERS,
  OPEN_SHIP_CARDS,
  SHIPS_EACH,
  START_MONEY,
  WORKERS_EACH,
} from './cards/limits';
import { ORDERS } from './cards/orders';
import { PLACE_COUNT } from './cards/roles';
import { SHIP_CARD_COUNT, SHIP_CARD_NAMES } from './cards/ship-cards';
import { WATER_COUNT } from './cards/waterways';
import {
  noAction,
  NOBODY,
  NONE,
  type PlayerState,
  type RotterdamOptions,
  type RotterdamState,
} from './state';

/** So many of each, in one list. */
const copies = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => new Array<number>(count).fill(kind));

function shuffled(cards: number[], random: Random): number[] {
  shuffle(cards, random);
  return cards;
}

const zeros = (list: readonly unknown[]): number[] => list.map(() => 0);

function newPlayer(seatCount: number): PlayerState {
  return {
    money: START_MONEY,
    workers: WORKERS_EACH[seatCount] ?? 0,
    ships: SHIPS_EACH[seatCount] ?? 0,
    factories: FACTORIES_EACH,
    stock: zeros(RAWS),
    hand: zeros(PRODUCTS),
    shown: zeros(PRODUCTS),
    cards: zeros(SHIP_CARD_NAMES),
    cardsShown: zeros(SHIP_CARD_NAMES),
    cardCount: 0,
    orders: [],
    orderPoints: 0,
  };
}

/** RT-3. */
function newStack(products: readonly Product[], random: Random): Product[] {
  return shuffled(
    products.flatMap((product) => new Array<Product>(COPIES[product] ?? 0).fill(product)),
    random,
  );
}

/** RT-1 to RT-6 and RT-10, up to the first ships. */
export function setup(options: RotterdamOptions, seatCount: number, random: Random): RotterdamState {
  const stacks = PRODUCTS_OF.map((products) => newStack(products, random));
  const orderDeck = shuffled(
    ORDERS.map((_, order) => order),
    random,
  );
  const deck = shuffled(copies(SHIP_CARD_COUNT), random);
  const harbourMaster: Seat = options.firstHarbourMaster ?? random.below(seatCount);
  const shuffleSeed = random.below(0x1_0000_0000);
  return {
    fixedRounds: options.fixedRounds,
    bidding: options.bidding,
    round: 0,
    harbourMaster,
    turn: harbourMaster,
    actor: harbourMaster,
    phase: 'launch',
    action: noAction(),
    players: Array.from({ length: seatCount }, () => newPlayer(seatCount)),
    gone: zeros(RAWS),
    prices: START_PRICE.slice(),
    stacks,
    unseen: stacks.map((stack) => stack.length - 1),
    owners: new Array<Seat>(WATER_COUNT).fill(NOBODY),
    cargo: new Array<number>(WATER_COUNT).fill(NONE),
    held: 0,
    releasing: 0,
    harbours: HARBOURS.map(() => []),
    factories: HARBOURS.map(() => []),
    places: new Array<Seat>(PLACE_COUNT).fill(NOBODY),
    orders: orderDeck.splice(-OPEN_ORDERS).reverse(),
    orderDeck,
    row: deck.splice(-OPEN_SHIP_CARDS).reverse(),
    deck,
    played: [],
    shuffleSeed,
  };
}
