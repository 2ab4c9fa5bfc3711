import { HARBOURS, PRODUCTS, RAWS, type HarbourName, type ProductName, type RawName } from '../cards/goods';
import { ORDER_PRODUCTS } from '../cards/orders';
import { ROLES, type RoleName } from '../cards/roles';
import { SHIP_CARD_NAMES, type ShipCardName } from '../cards/ship-cards';
import { COLOURS, isHarbour, harbourAt, POSITIONS, type ColourName } from '../cards/waterways';
import type { Phase } from '../state';

/** The game's nouns in English. */
const RAW_WORDS: Readonly<Record<RawName, string>> = {
  oil: 'crude oil',
  grain: 'grain',
  fruit: 'fruit',
  containers: 'containers',
};

const PRODUCT_WORDS: Readonly<Record<ProductName, string>> = {
  petrol: 'petrol',
  plastic: 'plastic',
  bread: 'bread',
  cookies: 'cookies',
  jam: 'jam',
  broth: 'broth',
  shoes: 'shoes',
  clothing: 'clothing',
};

const HARBOUR_WORDS: Readonly<Record<HarbourName, string>> = {
  botlek: 'Botlek',
  vulkaan: 'Vulkaan',
  merwe: 'Merwe',
  eem: 'Eem',
};

const COLOUR_WORDS: Readonly<Record<ColourName, string>> = {
  red: 'red',
  blue: 'blue',
  yellow: 'yellow',
  green: 'green',
  purple: 'purple',
};

const ROLE_WORDS: Readonly<Record<RoleName, string>> = {
  shipowner: 'Shipowner',
  captain: 'Captain',
  sailor: 'Sailor',
  loader: 'Loader',
  trader: 'Trader',
  forwarder: 'Forwarder',
  cashier: 'Cashier',
  manufacturer: 'Manufacturer',
};

const SHIP_CARD_WORDS: Readonly<Record<ShipCardName, string>> = {
  tug: 'Tug',
  gale: 'Gale',
  smugglers: 'Smugglers',
  'cargo-swap': 'Cargo swap',
  crossing: 'Crossing',
  'harbour-police': 'Harbour police',
  lighter: 'Lighter',
  'harbour-festival': 'Harbour festival',
  'city-honours': 'City honours',
};

const SHIP_CARD_TEXTS: Readonly<Record<ShipCardName, string>> = {
  tug: 'One of your ships moves one position through any channel.',
  gale: 'Any ship on a field moves back one position.',
  smugglers: 'Take the cargo of another player’s ship into your stock.',
  'cargo-swap': 'Two ships exchange their cargo.',
  crossing: 'Two ships on fields exchange their positions.',
  'harbour-police': 'A ship is held until the end of its owner’s next turn.',
  lighter: 'Change the cargo of one of your ships for any unit in the market.',
  'harbour-festival': '1 point at the end if still in hand.',
  'city-honours': '2 points at the end if still in hand.',
};

/** What is to be decided, as an order to the person who is asked. */
const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  launch: 'place your first ship',
  bid: 'bid for the tower or pass',
  work: 'place a worker',
  shipowner: 'finish your work as shipowner',
  load: 'load the ship that you placed',
  captain: 'choose a colour',
  sail: 'move your ships',
  sailor: 'take a ship card',
  anchorage: 'take cards for your ships at anchorages, or finish',
  loader: 'unload the ships',
  factory: 'choose the factory that works',
  trader: 'finish your deals',
  partner: 'choose the second ship',
  after: 'play ship cards or end your turn',
  over: 'the game is over',
};

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

const harbour = (id: number): string => HARBOUR_WORDS[HARBOURS[id] as HarbourName];
const product = (id: number): string => PRODUCT_WORDS[PRODUCTS[id] as ProductName];

export const words = {
  money: (amount: number): string => `€${amount}m`,
  list,
  raw: (id: number): string => RAW_WORDS[RAWS[id] as RawName],
  product,
  products: (ids: readonly number[]): string => list(ids.map(product)),
  harbour,
  colour: (id: number): string => COLOUR_WORDS[COLOURS[id] as ColourName],
  role: (id: number): string => ROLE_WORDS[ROLES[id] as RoleName],
  position: (at: number): string => (isHarbour(at) ? harbour(harbourAt(at)) : (POSITIONS[at] as string)),
  order: (id: number): string => list((ORDER_PRODUCTS[id] ?? []).map(product)),
  shipCard: (id: number): string => SHIP_CARD_WORDS[SHIP_CARD_NAMES[id] as ShipCardName],
  shipCardText: (id: number): string => SHIP_CARD_TEXTS[SHIP_CARD_NAMES[id] as ShipCardName],
  phase: (phase: Phase): string => PHASE_WORDS[phase],
};

export type Words = typeof words;
