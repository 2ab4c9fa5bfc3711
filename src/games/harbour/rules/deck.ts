import type { Sight } from '@/engine/events';
import type { Seat, Step } from '@/engine/game';
import { BUILDING_SYMBOLS, type Building } from '../cards/buildings';
import { KINDS } from '../cards/goods';
import { moved, movedOpenly, said, zones } from '../events';
import { harbourPhrase } from '../phrases';
import { NONE, whoCan, type HarbourState } from '../state';

/** Who knows the next building: all if it was put under the deck in the open, the Noble for the one put there in secret. */
function sightOfNext(state: HarbourState): Sight {
  const next = state.deck.length - 1;
  if (next < state.known) return 'all';
  return next === state.known && state.buried ? [whoCan(state, 'startWithBuilding')] : 'none';
}

/** Turns the next building up into a free slot of the display. */
function turnUp(state: HarbourState, slot: number, step: Step): void {
  const before = step.emit && sightOfNext(state);
  const building = state.deck.pop() as Building;
  const left = state.deck.length;
  if (left < state.known) state.known = left;
  if (left <= state.known) state.buried = false;
  state.display[slot] = building;
  if (before === undefined) return;
  step.emit?.(moved(building, zones.deck, zones.display(slot), before, 'all'));
  step.emit?.(said(state.active, harbourPhrase('turnedUp', { building })));
}

/** HB-24: slots are filled from the left; a slot that no building is left for disappears. */
export function refill(state: HarbourState, step: Step): void {
  const { display } = state;
  for (let slot = 0; slot < display.length; slot += 1) {
    if (display[slot] === NONE && state.deck.length > 0) turnUp(state, slot, step);
  }
  if (display.includes(NONE)) state.display = display.filter((building) => building !== NONE);
}

/** Puts a building of the display under the deck, for all to see, and turns up another. */
export function replaceInDisplay(state: HarbourState, building: Building, step: Step): void {
  const slot = state.display.indexOf(building);
  state.deck.unshift(building);
  state.known += 1;
  step.emit?.(movedOpenly(building, zones.display(slot), zones.underDeck));
  step.emit?.(said(state.active, harbourPhrase('replaced', { seat: state.active, building })));
  turnUp(state, slot, step);
}

/** The building belongs to the seat from now on, and its symbols count. */
export function own(state: HarbourState, seat: Seat, building: Building): void {
  state.built.push(building);
  state.owner[building] = seat;
  addSymbols(state, seat, BUILDING_SYMBOLS[building] as readonly number[]);
}

export function addSymbols(state: HarbourState, seat: Seat, symbols: readonly number[]): void {
  const first = seat * KINDS;
  for (let symbol = 0; symbol < KINDS; symbol += 1) {
    state.symbols[first + symbol] = (state.symbols[first + symbol] as number) + (symbols[symbol] as number);
  }
}
