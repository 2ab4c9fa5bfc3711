import type { Good, PublishedCard, Symbol } from './published';

/** What a start building gives: two different goods, one good of choice, or a fixed good and one of choice. */
export type StartGoods = 'two different' | 'any' | Good;

interface Building {
  readonly price: number | undefined;
  readonly points: number;
  readonly symbols: readonly Symbol[];
}

interface Board {
  readonly symbols: readonly Symbol[];
  readonly goods: StartGoods;
}

const symbolsOf = (text: string) => text.split(' ') as Symbol[];
const building = (price: number | undefined, points: number, symbols: string): Building => ({
  price,
  points,
  symbols: symbolsOf(symbols),
});
const board = (symbols: string, goods: StartGoods): Board => ({ symbols: symbolsOf(symbols), goods });

/** Price, points and symbols, as the rules page lists them. */
export const BUILDINGS: Readonly<Record<string, Building>> = {
  'sushi-shop': building(8, 7, 'anchor hat'),
  'carpenters-yard': building(8, 7, 'anchor warehouse'),
  'butchers-hall': building(8, 7, 'anchor coin'),
  stonecutter: building(8, 7, 'warehouse hat'),
  'golem-works': building(9, 9, 'anchor'),
  shipbreakers: building(9, 9, 'warehouse'),
  cannery: building(9, 9, 'coin'),
  stockyard: building(9, 9, 'hat'),
  ranch: building(7, 6, 'anchor warehouse'),
  trawler: building(7, 6, 'anchor coin'),
  quarry: building(7, 6, 'anchor hat'),
  'timber-yard': building(7, 6, 'anchor warehouse'),
  'cold-store': building(6, 5, 'warehouse warehouse'),
  depot: building(6, 5, 'warehouse anchor'),
  'bait-shop': building(6, 6, 'hat'),
  'cattle-pens': building(6, 6, 'coin'),
  'masons-hall': building(6, 6, 'anchor'),
  'lumber-camp': building(6, 6, 'warehouse'),
  pub: building(7, 7, 'hat'),
  'traders-guild': building(9, 8, 'coin hat'),
  'salvage-yard': building(10, 10, 'warehouse'),
  'clock-tower': building(11, 11, 'coin'),
  'tax-office': building(10, 10, 'hat'),
  lighthouse: building(9, 9, 'anchor'),
  'canal-lock': building(8, 8, 'anchor'),
  'auction-house': building(10, 10, 'coin'),
  library: building(12, 12, 'hat'),
  bank: building(12, 11, 'coin coin'),
  'merchants-guild': building(10, 10, 'coin'),
  'architectural-society': building(10, 10, 'warehouse'),
  'harbour-crane': building(10, 10, 'anchor'),
  'shipwrights-guild': building(11, 11, 'anchor'),
  'privateer-ship': building(undefined, 0, 'anchor'),
  abbey: building(11, 12, 'hat'),
  'travelling-show': building(undefined, 0, 'coin'),
  pawnshop: building(8, 8, 'coin'),
};

/** HB-2: the buildings that count against a display. */
export const BUY_ACTIONS: readonly string[] = [
  'library',
  'bank',
  'merchants-guild',
  'architectural-society',
  'harbour-crane',
  'shipwrights-guild',
];

export const BOARDS: Readonly<Record<string, Board>> = {
  'landing-stages': board('anchor', 'two different'),
  alchemist: board('coin', 'stone'),
  beggar: board('warehouse', 'any'),
  bookkeeper: board('warehouse', 'wood'),
  clockmaker: board('hat', 'fish'),
  diplomat: board('warehouse', 'livestock'),
  fisher: board('anchor', 'fish'),
  shepherd: board('anchor', 'livestock'),
  forester: board('anchor', 'wood'),
  mason: board('warehouse', 'stone'),
  wholesaler: board('anchor', 'any'),
  noble: board('anchor', 'wood'),
  speculator: board('warehouse', 'stone'),
  investor: board('warehouse', 'any'),
  pilot: board('coin', 'any'),
  auctioneer: board('coin', 'livestock'),
  broker: board('coin', 'fish'),
  cooper: board('coin', 'any'),
  landlord: board('coin', 'any'),
  collector: board('warehouse', 'any'),
  magistrate: board('coin', 'any'),
};

export function buildingOf(id: string): Building {
  const found = BUILDINGS[id];
  if (found === undefined) throw new Error(`there is no building ${id}`);
  return found;
}

export function boardOf(id: string): Board {
  const found = BOARDS[id];
  if (found === undefined) throw new Error(`there is no board ${id}`);
  return found;
}

/** The list of cards that a transcript must begin with. */
export function publishedCards(): Record<string, PublishedCard> {
  const cards: Record<string, PublishedCard> = {};
  for (const [id, { price, points, symbols }] of Object.entries(BUILDINGS)) {
    cards[id] = { kind: 'building', ...(price === undefined ? {} : { price }), points, symbols };
  }
  for (const [id, { symbols }] of Object.entries(BOARDS)) cards[id] = { kind: 'board', symbols };
  for (const good of ['fish', 'livestock', 'stone', 'wood'] as const) {
    cards[`bonus-${good}`] = { kind: 'bonus', good };
  }
  return cards;
}
