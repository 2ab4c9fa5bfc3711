/** What ships carry, where it belongs, what is made of it there, and what all of that costs. Amounts in millions of euro. */
export const RAWS = ['oil', 'grain', 'fruit', 'containers'] as const;
export const HARBOURS = ['botlek', 'vulkaan', 'merwe', 'eem'] as const;
export const PRODUCTS = [
  'petrol',
  'plastic',
  'bread',
  'cookies',
  'jam',
  'broth',
  'shoes',
  'clothing',
] as const;

export type RawName = (typeof RAWS)[number];
export type HarbourName = (typeof HARBOURS)[number];
export type ProductName = (typeof PRODUCTS)[number];

/** A raw material, and at the same time its harbour: place in RAWS and in HARBOURS. */
export type Raw = number;
export type Harbour = number;
/** Place in PRODUCTS. */
export type Product = number;

interface Trade {
  readonly raw: RawName;
  readonly harbour: HarbourName;
  /** RT-1: what the next unit costs, by how many have left the market; one figure a unit. */
  readonly rawPrices: readonly number[];
  /** RT-3: how many cards there are of each of the two products. */
  readonly products: readonly (readonly [ProductName, number])[];
  /** RT-2. */
  readonly lowest: number;
  readonly highest: number;
  readonly startPrice: number;
  /** RT-41: what a card of these products is worth in hand at the end. */
  readonly points: number;
  /** RT-4: whether an order counts these products as high. */
  readonly high: boolean;
  /** RT-5: prices of the factory sites, in the order of building. */
  readonly sitePrices: readonly number[];
}

const LOW = { lowest: 3, highest: 7, startPrice: 5, points: 1, high: false, sitePrices: [7, 5] };
const HIGH = { lowest: 8, highest: 12, startPrice: 10, points: 2, high: true, sitePrices: [10, 8, 6, 4] };
const MANY_UNITS = [1, 1, 2, 2, 3, 3, 4];
const FEW_UNITS = [2, 2, 3, 4, 5];

/** One row a raw material, in the order of RAWS, HARBOURS and PRODUCTS. */
export const TRADES: readonly Trade[] = [
  {
    raw: 'oil',
    harbour: 'botlek',
    rawPrices: MANY_UNITS,
    products: [
      ['petrol', 8],
      ['plastic', 7],
    ],
    ...LOW,
  },
  {
    raw: 'grain',
    harbour: 'vulkaan',
    rawPrices: MANY_UNITS,
    products: [
      ['bread', 8],
      ['cookies', 7],
    ],
    ...LOW,
  },
  {
    raw: 'fruit',
    harbour: 'merwe',
    rawPrices: FEW_UNITS,
    products: [
      ['jam', 8],
      ['broth', 7],
    ],
    ...HIGH,
  },
  {
    raw: 'containers',
    harbour: 'eem',
    rawPrices: FEW_UNITS,
    products: [
      ['shoes', 8],
      ['clothing', 7],
    ],
    ...HIGH,
  },
];

/* The same figures as plain lists by raw material or product: rules read them by the million. */
export const RAW_COUNT = RAWS.length;
export const PRODUCT_COUNT = PRODUCTS.length;
export const RAW_PRICES: readonly (readonly number[])[] = TRADES.map((trade) => trade.rawPrices);
export const UNITS: readonly number[] = TRADES.map((trade) => trade.rawPrices.length);
export const SITE_PRICES: readonly (readonly number[])[] = TRADES.map((trade) => trade.sitePrices);

const byProduct = (read: (trade: Trade, copies: number) => number): readonly number[] =>
  TRADES.flatMap((trade) => trade.products.map(([, copies]) => read(trade, copies)));

export const HARBOUR_OF: readonly number[] = TRADES.flatMap((trade, harbour) =>
  trade.products.map(() => harbour),
);
export const COPIES = byProduct((_, copies) => copies);
export const LOWEST_PRICE = byProduct((trade) => trade.lowest);
export const HIGHEST_PRICE = byProduct((trade) => trade.highest);
export const START_PRICE = byProduct((trade) => trade.startPrice);
export const CARD_POINTS = byProduct((trade) => trade.points);
export const IS_HIGH = byProduct((trade) => (trade.high ? 1 : 0));

/** The two products of a harbour, lower place in PRODUCTS first. */
export const PRODUCTS_OF: readonly (readonly Product[])[] = HARBOURS.map((_, harbour) =>
  PRODUCTS.flatMap((__, product) => (HARBOUR_OF[product] === harbour ? [product] : [])),
);
