import type { Seat, Step } from '@/engine/game';
import type { Raw } from '../cards/goods';
import { harbourAt, isHarbour, WATER_COUNT, type Position } from '../cards/waterways';
import { openMove, zones } from '../events';
import { NOBODY, NONE, playerAt, shipCode, type RotterdamState } from '../state';

export function isHeld(state: RotterdamState, at: Position): boolean {
  return (((state.held | state.releasing) >> at) & 1) === 1;
}

/** One ship to a start or field; harbours hold any number. */
export function isFree(state: RotterdamState, at: Position): boolean {
  return at >= WATER_COUNT || state.owners[at] === NOBODY;
}

/** A ship of the seat's hand goes onto the water, empty for now. */
export function placeShip(state: RotterdamState, seat: Seat, at: Position, step: Step): void {
  playerAt(state, seat).ships -= 1;
  state.owners[at] = seat;
  state.cargo[at] = NONE;
  step.emit?.(openMove('ship', seat, zones.fleet(seat), zones.position(at)));
}

/** A ship goes with its cargo to a free position. */
export function moveShip(state: RotterdamState, from: Position, to: Position, step: Step): void {
  const owner = state.owners[from] as Seat;
  const cargo = state.cargo[from] as Raw;
  state.owners[from] = NOBODY;
  state.cargo[from] = NONE;
  if (isHarbour(to)) {
    (state.harbours[harbourAt(to)] as number[]).push(shipCode(owner, cargo));
  } else {
    state.owners[to] = owner;
    state.cargo[to] = cargo;
  }
  step.emit?.(openMove('ship', owner, zones.position(from), zones.position(to)));
}

function exchange(list: number[], a: number, b: number): void {
  const first = list[a] as number;
  list[a] = list[b] as number;
  list[b] = first;
}

function tellCargo(state: RotterdamState, from: Position, to: Position, step: Step): void {
  const raw = state.cargo[to] as Raw;
  if (raw !== NONE) step.emit?.(openMove('raw', raw, zones.position(from), zones.position(to)));
}

export function swapCargo(state: RotterdamState, a: Position, b: Position, step: Step): void {
  exchange(state.cargo, a, b);
  tellCargo(state, a, b, step);
  tellCargo(state, b, a, step);
}

export function swapPlaces(state: RotterdamState, a: Position, b: Position, step: Step): void {
  exchange(state.owners, a, b);
  exchange(state.cargo, a, b);
  step.emit?.(openMove('ship', state.owners[b] as Seat, zones.position(a), zones.position(b)));
  step.emit?.(openMove('ship', state.owners[a] as Seat, zones.position(b), zones.position(a)));
}

/** RT-13: a police hold lasts until the end of the owner's next turn that begins after it. */
export function hold(state: RotterdamState, at: Position): void {
  state.held |= 1 << at;
}

/** The owner's next turn begins: ships held so far are let go at its end. */
export function markForRelease(state: RotterdamState, seat: Seat): void {
  for (let at = 0; at < WATER_COUNT; at += 1) {
    const bit = 1 << at;
    if ((state.held & bit) === 0 || state.owners[at] !== seat) continue;
    state.held &= ~bit;
    state.releasing |= bit;
  }
}

export function returnShip(state: RotterdamState, seat: Seat, from: Position, step: Step): void {
  playerAt(state, seat).ships += 1;
  step.emit?.(openMove('ship', seat, zones.position(from), zones.fleet(seat)));
}

/** A list without one of its entries; plain shifting, because it is short and hot. */
export function removeAt(list: number[], at: number): void {
  for (let i = at + 1; i < list.length; i += 1) list[i - 1] = list[i] as number;
  list.pop();
}
