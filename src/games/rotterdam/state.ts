import type { Seat } from '@/engine/game';
import { RAW_COUNT, type Harbour, type Product, type Raw } from './cards/goods';
import type { OrderId } from './cards/orders';
import type { ShipCard } from './cards/ship-cards';
import type { Colour, Position } from './cards/waterways';

/**
 * What is to be decided. *launch*: RT-10; *bid*: RT-43; *work*: where the worker goes; *load*: what the ship just placed
 * carries; *captain*: a colour; *sail*: how own ships move in it; *anchorage*: cards for ships at anchorages; *loader*:
 * before unloading; *factory*: which one works; *partner*: the second ship of a card; *after*: ship cards, or the end of the turn.
 */
export const PHASES = [
  'launch',
  'bid',
  'work',
  'shipowner',
  'load',
  'captain',
  'sail',
  'sailor',
  'anchorage',
  'loader',
  'factory',
  'trader',
  'partner',
  'after',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const NOBODY: Seat = -1;
/** No cargo, no card, no place: every list of small numbers means it by this. */
export const NONE = -1;

/** How far the cards for anchorages have got: not begun, being picked, or drawn. */
export const PICKS_OPEN = 0;
export const PICKS_BEGUN = 1;
export const PICKS_DONE = 2;

/** What the round or turn in progress has to remember. Sets of positions, goods or factories are bits of a number. */
export interface Action {
  /** Bidding: the highest bid, whose it is, and how many have been asked. */
  bid: number;
  bidder: Seat;
  asked: number;
  /** Shipowner and trader: goods bought and sold in this action. */
  bought: number;
  sold: number;
  freeTaken: boolean;
  placed: number;
  placedEmpty: number;
  start: Position;
  /** Captain: the colour, how many have been chosen, whose ships move, and which of them have not had their turn. */
  colour: Colour;
  colours: number;
  mover: Seat;
  pending: number;
  /** Sailor: picks of the seat that is asked, and how many of them are drawn unseen once the seat has picked. */
  picks: number;
  picked: number;
  blind: number;
  /** Loader: the harbour, and its factories that have worked. */
  harbour: Harbour;
  worked: number;
  /** Trader: deals begun, and the one that goes on. */
  deals: number;
  deal: number;
  /** A ship card that needs a second ship: the card, the first ship, and where the turn goes on. */
  card: ShipCard;
  first: Position;
  back: Phase;
}

export interface PlayerState {
  money: number;
  /** Workers not yet placed this round. */
  workers: number;
  /** Ships in hand. */
  ships: number;
  /** Factories not yet built. */
  factories: number;
  /** Units by raw material. */
  stock: number[];
  /** Cards by product, and how many of them everybody knows of. */
  hand: number[];
  shown: number[];
  /** Ship cards by kind, how many of them everybody knows of, and all of them. */
  cards: number[];
  cardsShown: number[];
  cardCount: number;
  orders: OrderId[];
  orderPoints: number;
}

export interface RotterdamState {
  fixedRounds: boolean;
  bidding: boolean;
  /** 0 before the first. */
  round: number;
  harbourMaster: Seat;
  /** Whose turn it is, and who has to decide; these differ while others decide in the middle of it. */
  turn: Seat;
  actor: Seat;
  phase: Phase;
  action: Action;
  players: PlayerState[];
  /** Units that have left the raw market, by raw material. */
  gone: number[];
  prices: number[];
  /** Product cards by harbour; the last is the top card, face up. */
  stacks: Product[][];
  /**
   * How many cards of each stack nobody has seen. They lie right under the face-up card; everything below them went
   * under the stack in the open, so everybody knows it.
   */
  unseen: number[];
  /** Whose ship is at a start or field and what it carries; NOBODY and NONE where there is none. */
  owners: Seat[];
  cargo: Raw[];
  /** Ships held by the police until their owner's next turn begins, and those let go at the end of this turn. */
  held: number;
  releasing: number;
  /** Ships in each harbour in order of arrival, as `shipCode` writes them. */
  harbours: number[][];
  /** Owners of the factories in each harbour, in order of building. */
  factories: Seat[][];
  /** Whose worker is on each place, role after role. */
  places: Seat[];
  orders: OrderId[];
  /** The next to be drawn is the last, here and below. */
  orderDeck: OrderId[];
  row: ShipCard[];
  deck: ShipCard[];
  played: ShipCard[];
  /** Dice for reshuffling, laid down at set-up and hidden like the order of a deck. */
  shuffleSeed: number;
}

export interface RotterdamOptions {
  readonly fixedRounds: boolean;
  readonly bidding: boolean;
  /** The first harbour master; drawn where nobody was chosen. */
  readonly firstHarbourMaster?: Seat | undefined;
}

export function noAction(): Action {
  return {
    bid: 0,
    bidder: NOBODY,
    asked: 0,
    bought: 0,
    sold: 0,
    freeTaken: false,
    placed: 0,
    placedEmpty: 0,
    start: NONE,
    colour: NONE,
    colours: 0,
    mover: NOBODY,
    pending: 0,
    picks: PICKS_OPEN,
    picked: 0,
    blind: 0,
    harbour: NONE,
    worked: 0,
    deals: 0,
    deal: NONE,
    card: NONE,
    first: NONE,
    back: 'work',
  };
}

/** The seat's state; asking for a seat that is not at the table is a mistake of the caller. */
export function playerAt(state: RotterdamState, seat: Seat): PlayerState {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

export function leftOf(state: RotterdamState, seat: Seat): Seat {
  return seat + 1 === state.players.length ? 0 : seat + 1;
}

export function add(list: number[], at: number, amount: number): void {
  list[at] = (list[at] as number) + amount;
}

export function stockSize(player: PlayerState): number {
  let size = 0;
  for (let raw = 0; raw < RAW_COUNT; raw += 1) size += player.stock[raw] as number;
  return size;
}

/** A ship in a harbour as one number: whose, and what it carries. */
export const shipCode = (owner: Seat, cargo: Raw): number => owner * 8 + cargo + 1;
export const codeOwner = (code: number): Seat => code >> 3;
export const codeCargo = (code: number): Raw => (code & 7) - 1;
