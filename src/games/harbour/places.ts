import type { Seat } from '@/engine/game';
import type { Part } from './cards/actions';
import { actionAt, can, feeAt, FIRST_START, NONE, symbolsOf, unitsOf, type Place, type Table } from './state';
import { GO, type HarbourMove } from './move';

/** Places fit into two sets of bits. */
const HALF = 20;

export function isOccupied(state: Table, place: Place): boolean {
  for (let seat = 0; seat < state.seats; seat += 1) if (state.pawns[seat] === place) return true;
  return false;
}

export function anotherHasGoods(state: Table, seat: Seat): boolean {
  for (let other = 0; other < state.seats; other += 1) {
    if (other !== seat && unitsOf(state, other) > 0) return true;
  }
  return false;
}

/** Whether the part gives a good to somebody who has none. */
function givesGood(state: Table, seat: Seat, part: Part): boolean {
  switch (part.part) {
    case 'gain':
    case 'gainOnSpace':
      return true;
    case 'swap':
      return part.gain > 0;
    case 'perSymbol':
      return symbolsOf(state, seat, part.symbol) > 0;
    case 'tax':
    case 'take':
      return anotherHasGoods(state, seat);
    default:
      return false;
  }
}

/** HB-11: with no good at all a fee can only be paid from what the action gives. */
function canPayFee(state: Table, seat: Seat, place: Place): boolean {
  if (unitsOf(state, seat) > 0 || feeAt(state, seat, place) === NONE) return true;
  const { parts } = actionAt(state, place);
  for (const part of parts) if (givesGood(state, seat, part)) return true;
  return false;
}

/**
 * HB-10: every building that the pawn may move to. The hottest loop of a playout: it marks closed places as bits, low
 * ones and high ones apart, instead of asking every pawn about every place.
 */
export function addPlaces(state: Table, seat: Seat, list: HarbourMove[]): void {
  const { display, built, pawns } = state;
  const poor = unitsOf(state, seat) === 0;
  const shares = can(state, seat, 'enterOccupied');
  let low = 0;
  let high = 0;
  for (let other = 0; other < state.seats; other += 1) {
    const place = pawns[other] as Place;
    if (place === NONE || (shares && other !== seat)) continue;
    if (place < HALF) low |= 1 << place;
    else high |= 1 << (place - HALF);
  }
  for (const place of display) {
    if (((place < HALF ? low >> place : high >> (place - HALF)) & 1) === 0)
      list.push(GO[place] as HarbourMove);
  }
  for (const place of built) {
    if ((place < HALF ? low >> place : high >> (place - HALF)) & 1) continue;
    if (!poor || canPayFee(state, seat, place)) list.push(GO[place] as HarbourMove);
  }
  for (let place = FIRST_START; place < FIRST_START + state.seats; place += 1) {
    if ((high >> (place - HALF)) & 1) continue;
    if (!poor || canPayFee(state, seat, place)) list.push(GO[place] as HarbourMove);
  }
}

/** The pawns there besides the visitor's, from the visitor's left. */
export function occupantsOf(state: Table, seat: Seat, place: Place): Seat[] {
  const occupants: Seat[] = [];
  for (let away = 1; away < state.seats; away += 1) {
    const other = (seat + away) % state.seats;
    if (state.pawns[other] === place) occupants.push(other);
  }
  return occupants;
}

/** Whether a place is on the table: in the display, before a player, or the start building of somebody who plays. */
export function isOnTable(state: Table, place: Place): boolean {
  if (place >= FIRST_START) return place - FIRST_START < state.seats;
  return state.owner[place] !== NONE || state.display.includes(place);
}
