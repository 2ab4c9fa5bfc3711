import { amounts, SYMBOLS, type Amounts, type GoodName, type SymbolName } from './goods';

/**
 * The language in which buildings say what they do. A part either happens at once or asks its questions one by one;
 * `rules/run.ts` carries parts out, `apply.ts` takes the answers.
 */
export type Part =
  /** These goods, and so many of the player's choice, each `different` from the last where it says so. */
  | { readonly part: 'gain'; readonly goods: Amounts; readonly any: number; readonly different: boolean }
  | { readonly part: 'convert'; readonly pay: Amounts; readonly goods: Amounts }
  | { readonly part: 'perSymbol'; readonly symbol: number; readonly goods: Amounts }
  /** So many `times` spend `units` of a kind; then gain `each` of so many `kinds` not spent. */
  | {
      readonly part: 'trade';
      readonly units: number;
      readonly times: number;
      readonly kinds: number;
      readonly each: number;
    }
  /** Turn up to `most` units of one good into as many others. */
  | { readonly part: 'turn'; readonly most: number }
  /** Of a good that is held, gain as many again, at most so many. */
  | { readonly part: 'double'; readonly most: number }
  /** Everybody else who can hands over a good. */
  | { readonly part: 'tax' }
  /** A good from the stock of one other player. */
  | { readonly part: 'take' }
  /** Everybody else gains a good of their choice. */
  | { readonly part: 'others' }
  /** Exchange two market tokens, and gain so many of one of them. */
  | { readonly part: 'swap'; readonly neighbours: boolean; readonly gain: number }
  /** A market token goes to the highest space. */
  | { readonly part: 'raise' }
  | { readonly part: 'reverse' }
  | { readonly part: 'gainOnSpace'; readonly space: number; readonly units: number }
  /** A building of the display goes under the deck, another comes. */
  | { readonly part: 'replace' }
  /** Ship and buy: with so much money more, up to so many buildings. */
  | { readonly part: 'buy'; readonly extra: number; readonly most: number };

export type BuyPart = Extract<Part, { part: 'buy' }>;

/**
 * *then*: all parts in this order. *both*: two parts in either order (HB-13). *or*: one of two parts. Where a purchase
 * is one of two parts, it is the second.
 */
export interface Action {
  readonly join: 'then' | 'both' | 'or';
  readonly parts: readonly Part[];
}

type Some = Partial<Record<GoodName, number>>;

export const gain = (goods: Some, any = 0): Part => ({
  part: 'gain',
  goods: amounts(goods),
  any,
  different: false,
});
export const gainDifferent = (any: number): Part => ({
  part: 'gain',
  goods: amounts({}),
  any,
  different: true,
});
export const convert = (pay: Some, goods: Some): Part => ({
  part: 'convert',
  pay: amounts(pay),
  goods: amounts(goods),
});
export const perSymbol = (symbol: SymbolName, goods: Some): Part => ({
  part: 'perSymbol',
  symbol: SYMBOLS.indexOf(symbol),
  goods: amounts(goods),
});
export const buy = ({ extra = 0, most = 1 } = {}): BuyPart => ({ part: 'buy', extra, most });

export const then = (...parts: readonly Part[]): Action => ({ join: 'then', parts });
export const both = (first: Part, second: Part): Action => ({ join: 'both', parts: [first, second] });
/** What every start building offers: goods, or a purchase. */
export const orBuy = (goods: Part): Action => ({ join: 'or', parts: [goods, buy()] });
