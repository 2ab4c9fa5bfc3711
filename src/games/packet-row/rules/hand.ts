import type { CardId } from '../cards';
import { KIND, kindCode } from '../cards/figures';
import type { Delivery } from '../move';
import type { PlayerState } from '../state';
import { listDeliveries } from './deliveries/list';
import { canDeliver } from './deliveries/stock';

/**
 * The only place where a player's hand and ships change. What every decision asks of them (assistants, banknotes,
 * whether a delivery is possible) is kept beside them: counting anew took half the time of a playout.
 */

const ASSISTANT = kindCode('assistant');
const MONEY = kindCode('money');
const SHIP = kindCode('ship');
/** Cards that can never make a delivery possible. */
const NO_CARGO: readonly boolean[] = KIND.map((kind) =>
  [ASSISTANT, MONEY, kindCode('points'), kindCode('banker')].includes(kind),
);

/*
 * The deliveries listed last, for the few players of the game that is being played: a hand is asked about them again
 * and again until cargo or ships change. A handful of places is faster than a map, and keeps nothing alive for long.
 */
const PLACES = 8;
const rememberedPlayers: (PlayerState | undefined)[] = Array.from({ length: PLACES }, () => undefined);
const rememberedLists: (readonly Delivery[])[] = Array.from({ length: PLACES }, () => []);
let nextPlace = 0;

const NONE: readonly Delivery[] = [];

function placeOf(player: PlayerState): number {
  let place = 0;
  while (place < PLACES && rememberedPlayers[place] !== player) place += 1;
  return place;
}

function remember(player: PlayerState, deliveries: readonly Delivery[]): void {
  rememberedPlayers[nextPlace] = player;
  rememberedLists[nextPlace] = deliveries;
  nextPlace = (nextPlace + 1) % PLACES;
}

/** Every sensible delivery of the player. */
export function deliveriesOf(player: PlayerState): readonly Delivery[] {
  if (!player.deliverable) return NONE;
  const place = placeOf(player);
  if (place < PLACES) return rememberedLists[place] as readonly Delivery[];
  const deliveries = listDeliveries(player.hand, player.ships);
  remember(player, deliveries);
  return deliveries;
}

/** A copy of a player can deliver what the player can: its list, where there is one, need not be made anew. */
export function shareDeliveries(player: PlayerState, copy: PlayerState): void {
  const place = placeOf(player);
  if (place < PLACES) remember(copy, rememberedLists[place] as readonly Delivery[]);
}

function forgetDeliveries(player: PlayerState): void {
  const place = placeOf(player);
  if (place < PLACES) rememberedPlayers[place] = undefined;
}

/** Takes a card that is there out of a row, and tells where it was. */
export function takeOut(cards: CardId[], card: CardId): number {
  let at = 0;
  while (at < cards.length && cards[at] !== card) at += 1;
  for (let i = at + 1; i < cards.length; i += 1) cards[i - 1] = cards[i] as CardId;
  cards.pop();
  return at;
}

export function playerWith(hand: CardId[], ships: CardId[], money: number): PlayerState {
  let assistants = 0;
  let banknotes = 0;
  for (const card of hand) {
    if (KIND[card] === ASSISTANT) assistants += 1;
    else if (KIND[card] === MONEY) banknotes += 1;
  }
  return {
    hand,
    ships,
    assistants,
    banknotes,
    deliverable: canDeliver(hand, ships),
    money,
    piece: true,
    done: false,
  };
}

/** PR-17: a ship lies open before its owner, everything else goes to the hand. */
export function gain(player: PlayerState, card: CardId): void {
  const kind = KIND[card];
  if (kind === SHIP) player.ships.push(card);
  else player.hand.push(card);
  if (kind === ASSISTANT) player.assistants += 1;
  else if (kind === MONEY) player.banknotes += 1;
  if (NO_CARGO[card]) return;
  // More cards never make a delivery impossible.
  if (player.deliverable) forgetDeliveries(player);
  else player.deliverable = canDeliver(player.hand, player.ships);
}

/** Lays a card of the hand down. A delivery lays down several: `settle` follows the last. */
export function lose(player: PlayerState, card: CardId): void {
  takeOut(player.hand, card);
  if (KIND[card] === ASSISTANT) player.assistants -= 1;
  else if (KIND[card] === MONEY) player.banknotes -= 1;
}

export function loseShip(player: PlayerState, ship: CardId): void {
  takeOut(player.ships, ship);
}

/** After cargo or ships were used: what can still be delivered. */
export function settle(player: PlayerState): void {
  forgetDeliveries(player);
  player.deliverable = canDeliver(player.hand, player.ships);
}
