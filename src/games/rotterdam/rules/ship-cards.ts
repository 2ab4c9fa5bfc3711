import type { Seat } from '@/engine/game';
import { RAW_COUNT, type Raw } from '../cards/goods';
import { EFFECTS, SHIP_CARD_KINDS, type AimedEffect, type Effect, type ShipCard } from '../cards/ship-cards';
import {
  AHEAD,
  BEHIND,
  CHANNEL_FROM,
  CHANNEL_TO,
  START_COUNT,
  WATER_COUNT,
  type Position,
} from '../cards/waterways';
import type { RotterdamMove } from '../move';
import { PARTNER, PLAY } from '../offers';
import { NOBODY, NONE, playerAt, shipCode, type RotterdamState } from '../state';
import { hasRoom, hasUnit } from './raw-market';
import { isFree, isHeld } from './ships';

/** Whether the card may be aimed at what is there: whose ship, and where. */
export function isInReach(state: RotterdamState, seat: Seat, effect: AimedEffect, at: Position): boolean {
  const owner = state.owners[at];
  if (owner === undefined || owner === NOBODY) return false;
  if (effect.where === 'fields' && at < START_COUNT) return false;
  if (effect.whose === 'own') return owner === seat;
  return effect.whose === 'any' || owner !== seat;
}

/** What makes two ships different to a card that swaps something of them. */
export function trait(state: RotterdamState, effect: AimedEffect, at: Position): number {
  const cargo = state.cargo[at] as Raw;
  return effect.verb === 'swapCargo' ? cargo : shipCode(state.owners[at] as Seat, cargo);
}

/** Whether a ship can take part in a swap at all: one that is held does not change places. */
export function canSwap(state: RotterdamState, seat: Seat, effect: AimedEffect, at: Position): boolean {
  return isInReach(state, seat, effect, at) && (effect.verb === 'swapCargo' || !isHeld(state, at));
}

function addChannels(
  list: RotterdamMove[],
  state: RotterdamState,
  channels: readonly number[],
  ends: readonly number[],
  moves: readonly RotterdamMove[],
): void {
  for (const channel of channels) {
    if (isFree(state, ends[channel] as Position)) list.push(moves[channel] as RotterdamMove);
  }
}

/** Every ship has a partner as soon as not all are alike. */
function addSwaps(
  list: RotterdamMove[],
  state: RotterdamState,
  seat: Seat,
  effect: AimedEffect,
  moves: readonly RotterdamMove[],
): void {
  let first: number | undefined;
  let varied = false;
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (!canSwap(state, seat, effect, at)) continue;
    const own = trait(state, effect, at);
    first ??= own;
    if (own !== first) varied = true;
  }
  if (!varied) return;
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (canSwap(state, seat, effect, at)) list.push(moves[at] as RotterdamMove);
  }
}

function addReloads(
  list: RotterdamMove[],
  state: RotterdamState,
  at: Position,
  moves: readonly RotterdamMove[],
): void {
  for (let raw = 0; raw < RAW_COUNT; raw += 1) {
    if (raw !== state.cargo[at] && hasUnit(state, raw)) {
      list.push(moves[at * RAW_COUNT + raw] as RotterdamMove);
    }
  }
}

/** Every way to play the card, were it in the seat's hand. */
function addPlays(list: RotterdamMove[], state: RotterdamState, seat: Seat, card: ShipCard): void {
  const effect = EFFECTS[card] as Effect;
  const moves = PLAY[card] as readonly RotterdamMove[];
  if (effect.verb === 'score' || (effect.verb === 'rob' && !hasRoom(state, seat))) return;
  if (effect.verb === 'swapCargo' || effect.verb === 'swapPlaces') {
    addSwaps(list, state, seat, effect, moves);
    return;
  }
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (!isInReach(state, seat, effect, at)) continue;
    if (effect.verb === 'reload') addReloads(list, state, at, moves);
    else if (effect.verb === 'rob') {
      if (state.cargo[at] !== NONE) list.push(moves[at] as RotterdamMove);
    } else if (isHeld(state, at)) continue;
    else if (effect.verb === 'hold') list.push(moves[at] as RotterdamMove);
    else if (effect.verb === 'advance') {
      addChannels(list, state, AHEAD[at] as readonly number[], CHANNEL_TO, moves);
    } else addChannels(list, state, BEHIND[at] as readonly number[], CHANNEL_FROM, moves);
  }
}

/** Whether the card has a legal target, were it in the seat's hand. */
export function hasTarget(state: RotterdamState, seat: Seat, card: ShipCard): boolean {
  const plays: RotterdamMove[] = [];
  addPlays(plays, state, seat, card);
  return plays.length > 0;
}

/** RT-13: every way to play a ship card of the seat's hand. */
export function addShipCards(list: RotterdamMove[], state: RotterdamState, seat: Seat): void {
  const player = playerAt(state, seat);
  if (player.cardCount === 0) return;
  for (let card = 0; card < SHIP_CARD_KINDS; card += 1) {
    if ((player.cards[card] as number) > 0) addPlays(list, state, seat, card);
  }
}

/**
 * Whether, for all that the table knows, the seat might play a ship card: what is asked must not tell what is in hand.
 */
export function mightPlay(state: RotterdamState, seat: Seat): boolean {
  const player = playerAt(state, seat);
  let hidden = player.cardCount;
  if (hidden === 0) return false;
  for (let card = 0; card < SHIP_CARD_KINDS; card += 1) hidden -= player.cardsShown[card] as number;
  if (hidden > 0) return true;
  for (let card = 0; card < SHIP_CARD_KINDS; card += 1) {
    if ((player.cardsShown[card] as number) > 0 && hasTarget(state, seat, card)) return true;
  }
  return false;
}

/** The ships that the first one may swap with. */
export function addPartners(list: RotterdamMove[], state: RotterdamState, seat: Seat): void {
  const { card, first } = state.action;
  const effect = EFFECTS[card] as AimedEffect;
  const own = trait(state, effect, first);
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (canSwap(state, seat, effect, at) && trait(state, effect, at) !== own) {
      list.push(PARTNER[at] as RotterdamMove);
    }
  }
}
