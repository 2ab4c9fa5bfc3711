import { gain, gainDifferent, orBuy, type Action } from './actions';
import { countSymbols } from './buildings';
import { FISH, LIVESTOCK, STONE, WOOD, type Good, type SymbolName } from './goods';
import { LIMIT } from './limits';

/** What a character can do that others cannot; each is asked for by name where its rule applies. */
export type Ability =
  | { readonly can: 'nothing' }
  | { readonly can: 'transmute' }
  | { readonly can: 'gainWithStarters' }
  | { readonly can: 'keepSurplus' }
  | { readonly can: 'sellCheapDearer' }
  | { readonly can: 'enterOccupied' }
  | { readonly can: 'gainMore'; readonly good: Good }
  | { readonly can: 'gainWhenShipped'; readonly good: Good }
  | { readonly can: 'keepOneEach' }
  | { readonly can: 'startWithBuilding' }
  | { readonly can: 'scoreSpace'; readonly good: Good }
  | { readonly can: 'gainOnPurchase' }
  | { readonly can: 'visitStartsFree' }
  | { readonly can: 'orderShipped' }
  | { readonly can: 'swapTokens' }
  | { readonly can: 'holdMore'; readonly limit: number }
  | { readonly can: 'gainWithFees' }
  | { readonly can: 'scoreSymbolKinds' }
  | { readonly can: 'scoreHats' };

interface BoardRow {
  readonly id: string;
  readonly symbols: readonly SymbolName[];
  readonly action: Action;
  readonly ability: Ability;
}

const ANY = orBuy(gain({}, 1));
const FISH_AND_ANY = orBuy(gain({ fish: 1 }, 1));
const LIVESTOCK_AND_ANY = orBuy(gain({ livestock: 1 }, 1));
const STONE_AND_ANY = orBuy(gain({ stone: 1 }, 1));
const WOOD_AND_ANY = orBuy(gain({ wood: 1 }, 1));

export const PLAYER_BOARDS = [
  {
    id: 'landing-stages',
    symbols: ['anchor'],
    action: orBuy(gainDifferent(2)),
    ability: { can: 'nothing' },
  },
  { id: 'alchemist', symbols: ['coin'], action: STONE_AND_ANY, ability: { can: 'transmute' } },
  { id: 'beggar', symbols: ['warehouse'], action: ANY, ability: { can: 'gainWithStarters' } },
  { id: 'bookkeeper', symbols: ['warehouse'], action: WOOD_AND_ANY, ability: { can: 'keepSurplus' } },
  { id: 'clockmaker', symbols: ['hat'], action: FISH_AND_ANY, ability: { can: 'sellCheapDearer' } },
  {
    id: 'diplomat',
    symbols: ['warehouse'],
    action: LIVESTOCK_AND_ANY,
    ability: { can: 'enterOccupied' },
  },
  { id: 'fisher', symbols: ['anchor'], action: FISH_AND_ANY, ability: { can: 'gainMore', good: FISH } },
  {
    id: 'shepherd',
    symbols: ['anchor'],
    action: LIVESTOCK_AND_ANY,
    ability: { can: 'gainMore', good: LIVESTOCK },
  },
  { id: 'forester', symbols: ['anchor'], action: WOOD_AND_ANY, ability: { can: 'gainMore', good: WOOD } },
  {
    id: 'mason',
    symbols: ['warehouse'],
    action: STONE_AND_ANY,
    ability: { can: 'gainWhenShipped', good: STONE },
  },
  { id: 'wholesaler', symbols: ['anchor'], action: ANY, ability: { can: 'keepOneEach' } },
  { id: 'noble', symbols: ['anchor'], action: WOOD_AND_ANY, ability: { can: 'startWithBuilding' } },
  {
    id: 'speculator',
    symbols: ['warehouse'],
    action: STONE_AND_ANY,
    ability: { can: 'scoreSpace', good: STONE },
  },
  { id: 'investor', symbols: ['warehouse'], action: ANY, ability: { can: 'gainOnPurchase' } },
  { id: 'pilot', symbols: ['coin'], action: ANY, ability: { can: 'visitStartsFree' } },
  { id: 'auctioneer', symbols: ['coin'], action: LIVESTOCK_AND_ANY, ability: { can: 'orderShipped' } },
  { id: 'broker', symbols: ['coin'], action: FISH_AND_ANY, ability: { can: 'swapTokens' } },
  { id: 'cooper', symbols: ['coin'], action: ANY, ability: { can: 'holdMore', limit: 7 } },
  { id: 'landlord', symbols: ['coin'], action: ANY, ability: { can: 'gainWithFees' } },
  { id: 'collector', symbols: ['warehouse'], action: ANY, ability: { can: 'scoreSymbolKinds' } },
  { id: 'magistrate', symbols: ['coin'], action: ANY, ability: { can: 'scoreHats' } },
] as const satisfies readonly BoardRow[];

export type PlayerBoardId = (typeof PLAYER_BOARDS)[number]['id'];
/** A board by its place in PLAYER_BOARDS. */
export type PlayerBoard = number;

export const LANDING_STAGES: PlayerBoard = 0;

const ROWS: readonly BoardRow[] = PLAYER_BOARDS;

export const BOARD_ACTIONS: readonly Action[] = ROWS.map((row) => row.action);
export const BOARD_SYMBOLS: readonly (readonly number[])[] = ROWS.map((row) => countSymbols(row.symbols));
export const BOARD_LIMIT: readonly number[] = ROWS.map(({ ability }) =>
  ability.can === 'holdMore' ? ability.limit : LIMIT,
);
export const ABILITY: readonly Ability[] = ROWS.map((row) => row.ability);
export const ABILITY_NAME: readonly Ability['can'][] = ABILITY.map((ability) => ability.can);
const NO_GOOD = -1;
export const GAINS_MORE: readonly number[] = ROWS.map(({ ability }) =>
  ability.can === 'gainMore' ? ability.good : NO_GOOD,
);

export const playerBoardId = (board: PlayerBoard): PlayerBoardId =>
  (PLAYER_BOARDS[board] as (typeof PLAYER_BOARDS)[number]).id;
export const boardNamed = (id: PlayerBoardId): PlayerBoard => PLAYER_BOARDS.findIndex((row) => row.id === id);
