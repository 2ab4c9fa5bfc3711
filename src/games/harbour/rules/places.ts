import type { Seat } from '@/engine/game';
import type { Part } from '../cards/actions';
import type { HarbourMove } from '../move';
import { GO } from '../offers';
import {
  actionAt,
  can,
  feeAt,
  FIRST_START,
  NONE,
  symbolsOf,
  unitsOf,
  type Place,
  type Situation,
} from '../state';

export function isOccupied(state: Situation, place: Place): boolean {
  for (let seat = 0; seat < state.seats; seat += 1) if (state.pawns[seat] === place) return true;
  return false;
}

export function anotherHasGoods(state: Situation, seat: Seat): boolean {
  for (let other = 0; other < state.seats; other += 1) {
    if (other !== seat && unitsOf(state, other) > 0) return true;
  }
  return false;
}

/** Whether the part gives a good to somebody who has none. */
function givesGood(state: Situation, seat: Seat, part: Part): boolean {
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
function canPayFee(state: Situation, seat: Seat, place: Place): boolean {
  if (unitsOf(state, seat) > 0 || feeAt(state, seat, place) === NONE) return true;
  const { parts } = actionAt(state, place);
  for (const part of parts) if (givesGood(state, seat, part)) return true;
  return false;
}

/**
 * HB-10: every building that the pawn may move to. The hottest loop of a playout: the pawns that close a place are
 * looked up once, for as many players as there can be.
 */
export function addPlaces(state: Situation, seat: Seat, list: HarbourMove[]): void {
  const { pawns, seats } = state;
  const poor = unitsOf(state, seat) === 0;
  const own = pawns[seat] as Place;
  const closing = can(state, seat, 'enterOccupied') ? 0 : seats;
  const a = closing > 0 ? (pawns[0] as Place) : own;
  const b = closing > 1 ? (pawns[1] as Place) : own;
  const c = closing > 2 ? (pawns[2] as Place) : own;
  const d = closing > 3 ? (pawns[3] as Place) : own;
  for (const place of state.display) {
    if (place !== a && place !== b && place !== c && place !== d) list.push(GO[place] as HarbourMove);
  }
  for (const place of state.built) {
    if (place === a || place === b || place === c || place === d) continue;
    if (!poor || canPayFee(state, seat, place)) list.push(GO[place] as HarbourMove);
  }
  for (let place = FIRST_START; place < FIRST_START + seats; place += 1) {
    if (place === a || place === b || place === c || place === d) continue;
    if (!poor || canPayFee(state, seat, place)) list.push(GO[place] as HarbourMove);
  }
}

/** HB-10, HB-11: whether the pawn might move to this one place, whoever is asked for whatever. */
export function mayEnter(state: Situation, seat: Seat, place: Place): boolean {
  if (state.pawns[seat] === place) return false;
  if (isOccupied(state, place) && !can(state, seat, 'enterOccupied')) return false;
  return canPayFee(state, seat, place);
}

/** The pawns there besides the visitor's, from the visitor's left. */
export function occupantsOf(state: Situation, seat: Seat, place: Place): Seat[] {
  const occupants: Seat[] = [];
  for (let away = 1; away < state.seats; away += 1) {
    const other = (seat + away) % state.seats;
    if (state.pawns[other] === place) occupants.push(other);
  }
  return occupants;
}

/** Whether a place is on the table: in the display, before a player, or the start building of somebody who plays. */
export function isOnTable(state: Situation, place: Place): boolean {
  if (place >= FIRST_START) return place - FIRST_START < state.seats;
  return state.owner[place] !== NONE || state.display.includes(place);
}
