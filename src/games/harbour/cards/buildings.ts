import { both, buy, convert, gain, gainDifferent, perSymbol, then, type Action } from './actions';
import { SYMBOLS, type SymbolName } from './goods';

interface BuildingRow {
  readonly id: string;
  /** Nothing where the building cannot be bought. */
  readonly price?: number;
  readonly points: number;
  readonly symbols: readonly SymbolName[];
  readonly action: Action;
}

export const BUILDINGS = [
  {
    id: 'sushi-shop',
    price: 8,
    points: 7,
    symbols: ['anchor', 'hat'],
    action: then(convert({ fish: 1 }, { livestock: 1, stone: 1, wood: 1 })),
  },
  {
    id: 'carpenters-yard',
    price: 8,
    points: 7,
    symbols: ['anchor', 'warehouse'],
    action: then(convert({ wood: 1 }, { fish: 1, livestock: 1, stone: 1 })),
  },
  {
    id: 'butchers-hall',
    price: 8,
    points: 7,
    symbols: ['anchor', 'coin'],
    action: then(convert({ livestock: 1 }, { fish: 1, stone: 1, wood: 1 })),
  },
  {
    id: 'stonecutter',
    price: 8,
    points: 7,
    symbols: ['warehouse', 'hat'],
    action: then(convert({ stone: 1 }, { fish: 1, livestock: 1, wood: 1 })),
  },
  {
    id: 'golem-works',
    price: 9,
    points: 9,
    symbols: ['anchor'],
    action: then(convert({ livestock: 3 }, { stone: 5 })),
  },
  {
    id: 'shipbreakers',
    price: 9,
    points: 9,
    symbols: ['warehouse'],
    action: then(convert({ stone: 3 }, { wood: 5 })),
  },
  {
    id: 'cannery',
    price: 9,
    points: 9,
    symbols: ['coin'],
    action: then(convert({ wood: 3 }, { fish: 5 })),
  },
  {
    id: 'stockyard',
    price: 9,
    points: 9,
    symbols: ['hat'],
    action: then(convert({ fish: 3 }, { livestock: 5 })),
  },
  {
    id: 'ranch',
    price: 7,
    points: 6,
    symbols: ['anchor', 'warehouse'],
    action: then(perSymbol('anchor', { livestock: 1 })),
  },
  {
    id: 'trawler',
    price: 7,
    points: 6,
    symbols: ['anchor', 'coin'],
    action: then(perSymbol('anchor', { fish: 1 })),
  },
  {
    id: 'quarry',
    price: 7,
    points: 6,
    symbols: ['anchor', 'hat'],
    action: then(perSymbol('anchor', { stone: 1 })),
  },
  {
    id: 'timber-yard',
    price: 7,
    points: 6,
    symbols: ['anchor', 'warehouse'],
    action: then(perSymbol('anchor', { wood: 1 })),
  },
  {
    id: 'cold-store',
    price: 6,
    points: 5,
    symbols: ['warehouse', 'warehouse'],
    action: then(perSymbol('warehouse', { fish: 1, livestock: 1 })),
  },
  {
    id: 'depot',
    price: 6,
    points: 5,
    symbols: ['warehouse', 'anchor'],
    action: then(perSymbol('warehouse', { stone: 1, wood: 1 })),
  },
  { id: 'bait-shop', price: 6, points: 6, symbols: ['hat'], action: then(gain({ fish: 2, livestock: 1 })) },
  {
    id: 'cattle-pens',
    price: 6,
    points: 6,
    symbols: ['coin'],
    action: then(gain({ livestock: 2, stone: 1 })),
  },
  { id: 'masons-hall', price: 6, points: 6, symbols: ['anchor'], action: then(gain({ stone: 2, wood: 1 })) },
  {
    id: 'lumber-camp',
    price: 6,
    points: 6,
    symbols: ['warehouse'],
    action: then(gain({ wood: 2, fish: 1 })),
  },
  { id: 'pub', price: 7, points: 7, symbols: ['hat'], action: then(gainDifferent(2)) },
  {
    id: 'traders-guild',
    price: 9,
    points: 8,
    symbols: ['coin', 'hat'],
    action: then({ part: 'turn', most: 4 }, gain({}, 1)),
  },
  {
    id: 'salvage-yard',
    price: 10,
    points: 10,
    symbols: ['warehouse'],
    action: then({ part: 'trade', units: 5, times: 1, kinds: 2, each: 3 }),
  },
  {
    id: 'clock-tower',
    price: 11,
    points: 11,
    symbols: ['coin'],
    action: then({ part: 'double', most: 3 }),
  },
  { id: 'tax-office', price: 10, points: 10, symbols: ['hat'], action: then({ part: 'tax' }) },
  {
    id: 'lighthouse',
    price: 9,
    points: 9,
    symbols: ['anchor'],
    action: then({ part: 'swap', neighbours: false, gain: 1 }),
  },
  {
    id: 'canal-lock',
    price: 8,
    points: 8,
    symbols: ['anchor'],
    action: then({ part: 'raise' }, gain({ wood: 1 })),
  },
  {
    id: 'auction-house',
    price: 10,
    points: 10,
    symbols: ['coin'],
    action: then({ part: 'reverse' }, { part: 'gainOnSpace', space: 2, units: 2 }),
  },
  { id: 'library', price: 12, points: 12, symbols: ['hat'], action: both(gain({}, 1), buy({ most: 2 })) },
  {
    id: 'bank',
    price: 12,
    points: 11,
    symbols: ['coin', 'coin'],
    action: both(gain({}, 1), buy({ extra: 2 })),
  },
  { id: 'merchants-guild', price: 10, points: 10, symbols: ['coin'], action: both(gain({ fish: 1 }), buy()) },
  {
    id: 'architectural-society',
    price: 10,
    points: 10,
    symbols: ['warehouse'],
    action: both(gain({ stone: 1 }), buy()),
  },
  { id: 'harbour-crane', price: 10, points: 10, symbols: ['anchor'], action: both(gain({ wood: 1 }), buy()) },
  { id: 'shipwrights-guild', price: 11, points: 11, symbols: ['anchor'], action: then(buy({ extra: 2 })) },
  {
    id: 'privateer-ship',
    points: 0,
    symbols: ['anchor'],
    action: both({ part: 'take' }, { part: 'swap', neighbours: true, gain: 0 }),
  },
  {
    id: 'abbey',
    price: 11,
    points: 12,
    symbols: ['hat'],
    action: then(gainDifferent(3), { part: 'others' }),
  },
  {
    id: 'travelling-show',
    points: 0,
    symbols: ['coin'],
    action: then({ part: 'replace' }, gain({}, 2)),
  },
  {
    id: 'pawnshop',
    price: 8,
    points: 8,
    symbols: ['coin'],
    action: then({ part: 'trade', units: 1, times: 2, kinds: 1, each: 4 }),
  },
] as const satisfies readonly BuildingRow[];

export type BuildingId = (typeof BUILDINGS)[number]['id'];
/** A building by its place in BUILDINGS. */
export type Building = number;

const ROWS: readonly BuildingRow[] = BUILDINGS;

/** Figures by building, in lists of plain numbers: search reads little else. */
export const NO_PRICE = 0;
export const PRICE: readonly number[] = ROWS.map((row) => row.price ?? NO_PRICE);
export const POINTS: readonly number[] = ROWS.map((row) => row.points);
export const ACTIONS: readonly Action[] = ROWS.map((row) => row.action);
export const HAS_BUY: readonly boolean[] = ROWS.map(({ action }) =>
  action.parts.some(({ part }) => part === 'buy'),
);

export const countSymbols = (symbols: readonly SymbolName[]): readonly number[] =>
  SYMBOLS.map((symbol) => symbols.filter((name) => name === symbol).length);
export const BUILDING_SYMBOLS: readonly (readonly number[])[] = ROWS.map((row) => countSymbols(row.symbols));

export const buildingId = (building: Building): BuildingId =>
  (BUILDINGS[building] as (typeof BUILDINGS)[number]).id;
export const buildingNamed = (id: BuildingId): Building => BUILDINGS.findIndex((row) => row.id === id);
