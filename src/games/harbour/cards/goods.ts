export const GOODS = ['fish', 'livestock', 'stone', 'wood'] as const;
export type GoodName = (typeof GOODS)[number];
/** A good by its place in GOODS. */
export type Good = number;
export const FISH: Good = GOODS.indexOf('fish');
export const LIVESTOCK: Good = GOODS.indexOf('livestock');
export const STONE: Good = GOODS.indexOf('stone');
export const WOOD: Good = GOODS.indexOf('wood');

export const SYMBOLS = ['coin', 'anchor', 'hat', 'warehouse'] as const;
export type SymbolName = (typeof SYMBOLS)[number];
export const COIN = SYMBOLS.indexOf('coin');
export const ANCHOR = SYMBOLS.indexOf('anchor');
export const HAT = SYMBOLS.indexOf('hat');
export const WAREHOUSE = SYMBOLS.indexOf('warehouse');

/** How many goods, and how many symbols, there are: stocks and counts lie in one list, so many a seat. */
export const KINDS = 4;

/** How many of each good, in the order of GOODS. */
export type Amounts = readonly number[];

export const amounts = (some: Partial<Record<GoodName, number>>): Amounts =>
  GOODS.map((good) => some[good] ?? 0);

export const goodName = (good: Good): GoodName => GOODS[good] as GoodName;
