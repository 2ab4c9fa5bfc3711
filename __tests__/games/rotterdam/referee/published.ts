/** A transcript of Rotterdam as it is published: the referee knows a game by this JSON alone. */

export const RAWS = ['oil', 'grain', 'fruit', 'containers'] as const;
export type Raw = (typeof RAWS)[number];
export const HARBOURS = ['botlek', 'vulkaan', 'merwe', 'eem'] as const;
export type Harbour = (typeof HARBOURS)[number];
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
export type Product = (typeof PRODUCTS)[number];
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export const KINDS = [
  'tug',
  'gale',
  'smugglers',
  'cargo-swap',
  'crossing',
  'harbour-police',
  'lighter',
  'harbour-festival',
  'city-honours',
] as const;
export type Kind = (typeof KINDS)[number];
/** The roles that a worker is sent to by the move `work`. */
export const WORK = ['shipowner', 'captain', 'sailor', 'loader', 'trader'] as const;
export type Work = (typeof WORK)[number];
export type Role = Work | 'forwarder' | 'cashier' | 'manufacturer';

export interface PublishedCard {
  readonly kind: 'product' | 'order' | 'ship-card';
  readonly harbour?: Harbour;
  readonly count?: number;
  readonly points?: number;
  readonly products?: readonly Product[];
}

export type PublishedMove =
  | { readonly type: 'launch'; readonly at: string; readonly raw: Raw }
  | { readonly type: 'bid' | 'cash'; readonly amount: number }
  | { readonly type: 'pass' | 'loadNothing' | 'drawCard' | 'unload' | 'finish' }
  | { readonly type: 'work'; readonly role: Work }
  | { readonly type: 'forward'; readonly order: string }
  | { readonly type: 'build'; readonly harbour: Harbour }
  | { readonly type: 'takeFree' | 'buyRaw' | 'sellRaw'; readonly raw: Raw }
  | { readonly type: 'place' | 'stay' | 'partner'; readonly at: string }
  | { readonly type: 'load'; readonly from: 'stock' | 'market' | 'free'; readonly raw: Raw }
  | { readonly type: 'colour'; readonly colour: Colour }
  | { readonly type: 'sail'; readonly at: string; readonly to: string }
  | { readonly type: 'takeCard'; readonly card: Kind }
  | { readonly type: 'factory'; readonly owner: number }
  | { readonly type: 'buy' | 'sell'; readonly product: Product }
  | {
      readonly type: 'play';
      readonly card: Kind;
      readonly at: string;
      readonly to?: string;
      readonly raw?: Raw;
    };

export interface PublishedScore {
  readonly seat: number;
  readonly total: number;
  readonly orders: number;
  readonly products: number;
  readonly shipCards: number;
  readonly money: number;
}

export interface Transcript {
  readonly players: number;
  readonly options: {
    readonly bidding?: boolean;
    readonly fixedRounds?: boolean;
    readonly firstHarbourMaster?: number;
  };
  readonly cards: Readonly<Record<string, PublishedCard>>;
  readonly start: {
    readonly harbourMaster: number;
    readonly stacks: Readonly<Record<Harbour, readonly Product[]>>;
    readonly orders: { readonly open: readonly string[]; readonly deck: readonly string[] };
    readonly shipCards: { readonly open: readonly Kind[]; readonly deck: readonly Kind[] };
    readonly shuffle: number;
  };
  readonly moves: readonly { readonly seat: number; readonly move: PublishedMove }[];
  readonly end: { readonly scores: readonly PublishedScore[]; readonly winners: readonly number[] };
}
