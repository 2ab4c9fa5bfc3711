import type { Seat, Viewer } from '@/engine/game';
import { HARBOUR_OF, HARBOURS, type Harbour, type Product, type Raw } from './cards/goods';
import type { OrderId } from './cards/orders';
import type { ShipCard } from './cards/ship-cards';
import { cloneAction, cloneLists } from './clone';
import type { Action, Phase, PlayerState, RotterdamState } from './state';

export interface StackView {
  /** The face-up card; none in an empty stack, and none while a factory has still to draw. */
  readonly faceUp?: Product;
  /** How many cards nobody has seen; they lie under the face-up card. */
  readonly unseen: number;
  /** What went under the stack in the open, the lowest first. */
  readonly under: readonly Product[];
}

export interface PlayerView {
  readonly money: number;
  readonly workers: number;
  readonly ships: number;
  readonly factories: number;
  readonly stock: readonly number[];
  /** The product cards that the viewer knows, by product; and how many more there are, by harbour (their backs). */
  readonly hand: readonly number[];
  readonly hidden: readonly number[];
  /** Of the hand, what everybody knows. */
  readonly shown: readonly number[];
  /** The same for ship cards, by kind. */
  readonly cards: readonly number[];
  readonly hiddenCards: number;
  readonly cardsShown: readonly number[];
  readonly orders: readonly OrderId[];
  readonly orderPoints: number;
}

/** RT-60: what an attentive player knows. */
export interface RotterdamView {
  readonly viewer: Viewer;
  readonly fixedRounds: boolean;
  readonly bidding: boolean;
  readonly round: number;
  readonly harbourMaster: Seat;
  readonly turn: Seat;
  readonly actor: Seat;
  readonly phase: Phase;
  readonly action: Readonly<Action>;
  readonly players: readonly PlayerView[];
  readonly gone: readonly number[];
  readonly prices: readonly number[];
  readonly stacks: readonly StackView[];
  readonly owners: readonly Seat[];
  readonly cargo: readonly Raw[];
  readonly held: number;
  readonly releasing: number;
  readonly harbours: readonly (readonly number[])[];
  readonly factories: readonly (readonly Seat[])[];
  readonly places: readonly Seat[];
  readonly orders: readonly OrderId[];
  /** How many orders and ship cards are left to draw. */
  readonly orderDeck: number;
  readonly row: readonly ShipCard[];
  readonly deck: number;
  readonly played: readonly ShipCard[];
}

/** RT-24: between the card of an unloaded ship and the one of a factory no card lies face up. */
export function hasFaceUp(state: RotterdamState, harbour: Harbour): boolean {
  const drawing = state.phase === 'factory' && state.action.harbour === harbour;
  return !drawing && (state.stacks[harbour] as Product[]).length > 0;
}

function viewStack(state: RotterdamState, harbour: Harbour): StackView {
  const stack = state.stacks[harbour] as Product[];
  const unseen = state.unseen[harbour] as number;
  if (!hasFaceUp(state, harbour)) return { unseen, under: stack.slice(0, stack.length - unseen) };
  const top = stack.length - 1;
  return { faceUp: stack[top], unseen, under: stack.slice(0, top - unseen) };
}

function hiddenByHarbour(player: PlayerState, known: readonly number[]): number[] {
  const hidden = HARBOURS.map(() => 0);
  player.hand.forEach((count, product) => {
    const harbour = HARBOUR_OF[product] as Harbour;
    hidden[harbour] = (hidden[harbour] as number) + count - (known[product] as number);
  });
  return hidden;
}

function viewPlayer(player: PlayerState, own: boolean): PlayerView {
  const hand = own ? player.hand : player.shown;
  const cards = own ? player.cards : player.cardsShown;
  return {
    money: player.money,
    workers: player.workers,
    ships: player.ships,
    factories: player.factories,
    stock: player.stock.slice(),
    hand: hand.slice(),
    hidden: hiddenByHarbour(player, hand),
    shown: player.shown.slice(),
    cards: cards.slice(),
    hiddenCards: player.cardCount - cards.reduce((sum, count) => sum + count, 0),
    cardsShown: player.cardsShown.slice(),
    orders: player.orders.slice(),
    orderPoints: player.orderPoints,
  };
}

export function view(state: RotterdamState, viewer: Viewer): RotterdamView {
  return {
    viewer,
    fixedRounds: state.fixedRounds,
    bidding: state.bidding,
    round: state.round,
    harbourMaster: state.harbourMaster,
    turn: state.turn,
    actor: state.actor,
    phase: state.phase,
    action: cloneAction(state.action),
    players: state.players.map((player, seat) => viewPlayer(player, seat === viewer)),
    gone: state.gone.slice(),
    prices: state.prices.slice(),
    stacks: HARBOURS.map((_, harbour) => viewStack(state, harbour)),
    owners: state.owners.slice(),
    cargo: state.cargo.slice(),
    held: state.held,
    releasing: state.releasing,
    harbours: cloneLists(state.harbours),
    factories: cloneLists(state.factories),
    places: state.places.slice(),
    orders: state.orders.slice(),
    orderDeck: state.orderDeck.length,
    row: state.row.slice(),
    deck: state.deck.length,
    played: state.played.slice(),
  };
}

/** Product cards and ship cards of all. Stacks and decks stay as they lie. */
export function openView(state: RotterdamState): RotterdamView {
  return { ...view(state, 'table'), players: state.players.map((player) => viewPlayer(player, true)) };
}
