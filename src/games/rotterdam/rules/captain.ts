import type { Seat, Step } from '@/engine/game';
import { CAPTAIN_BONUS, COLOURS_PER_CAPTAIN } from '../cards/limits';
import {
  AHEAD_IN,
  BEHIND_IN,
  CHANNEL_FROM,
  CHANNEL_TO,
  COLOUR_COUNT,
  harbourAt,
  isHarbour,
  WATER_COUNT,
  type Colour,
  type Position,
} from '../cards/waterways';
import { said } from '../events';
import type { RotterdamMove } from '../move';
import { COLOUR, SAIL, STAY } from '../offers';
import { rotterdamPhrase } from '../phrases';
import { leftOf, NOBODY, NONE, playerAt, type RotterdamState } from '../state';
import { gain } from './money';
import { addShipCards } from './ship-cards';
import { isFree, isHeld, moveShip } from './ships';
import { endAction } from './turn';

const channelsAhead = (state: RotterdamState, at: Position): readonly number[] =>
  AHEAD_IN[at * COLOUR_COUNT + state.action.colour] as readonly number[];

export const isPending = (state: RotterdamState, at: Position): boolean =>
  ((state.action.pending >> at) & 1) === 1;

/** RT-22: whether this ship's owner pays the captain for entering there. */
function owesBonus(state: RotterdamState, at: Position, to: Position): boolean {
  return isHarbour(to) && state.owners[at] !== state.turn && state.cargo[at] === harbourAt(to);
}

/** RT-21, RT-22: what keeps a ship from sailing there: another lies there, or its owner cannot pay the captain. */
export function obstacleTo(
  state: RotterdamState,
  at: Position,
  to: Position,
): 'taken' | 'unpaid' | undefined {
  if (!isFree(state, to)) return 'taken';
  const paid = !owesBonus(state, at, to) || playerAt(state, state.owners[at] as Seat).money >= CAPTAIN_BONUS;
  return paid ? undefined : 'unpaid';
}

export const canSail = (state: RotterdamState, at: Position, to: Position): boolean =>
  obstacleTo(state, at, to) === undefined;

export function addColours(list: RotterdamMove[], state: RotterdamState, seat: Seat): void {
  for (const move of COLOUR) list.push(move);
  addShipCards(list, state, seat);
}

/** RT-21: any own ship that has not had its turn is next: it sails, or stays if its way is blocked. */
export function addSails(list: RotterdamMove[], state: RotterdamState): void {
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (!isPending(state, at)) continue;
    const before = list.length;
    for (const channel of channelsAhead(state, at)) {
      if (canSail(state, at, CHANNEL_TO[channel] as Position)) list.push(SAIL[channel] as RotterdamMove);
    }
    if (list.length === before) list.push(STAY[at] as RotterdamMove);
  }
}

function sailTo(state: RotterdamState, at: Position, to: Position, step: Step): void {
  const { turn } = state;
  const owner = state.owners[at] as Seat;
  const pays = owesBonus(state, at, to);
  state.action.pending &= ~(1 << at);
  step.emit?.(said(owner, rotterdamPhrase('sailed', { owner, at, to })));
  moveShip(state, at, to, step);
  if (!pays) return;
  step.emit?.(said(turn, rotterdamPhrase('bonus', { seat: turn, owner, harbour: harbourAt(to) })));
  gain(state, owner, -CAPTAIN_BONUS, step);
  gain(state, turn, 2 * CAPTAIN_BONUS, step);
}

function stayAt(state: RotterdamState, at: Position, step: Step): void {
  state.action.pending &= ~(1 << at);
  const owner = state.owners[at] as Seat;
  step.emit?.(said(owner, rotterdamPhrase('stayed', { owner, at })));
}

/** Whether another own ship that has not had its turn would like to come here. */
function isAwaited(state: RotterdamState, at: Position): boolean {
  const behind = BEHIND_IN[at * COLOUR_COUNT + state.action.colour] as readonly number[];
  for (const channel of behind) if (isPending(state, CHANNEL_FROM[channel] as Position)) return true;
  return false;
}

/** Whether more ships would have to pay than their owner can pay for: then the owner decides which. */
function isMoneyShort(state: RotterdamState): boolean {
  const { mover } = state.action;
  if (mover === state.turn) return false;
  let owed = 0;
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (!isPending(state, at)) continue;
    for (const channel of channelsAhead(state, at)) {
      if (owesBonus(state, at, CHANNEL_TO[channel] as Position)) owed += CAPTAIN_BONUS;
    }
  }
  return owed > playerAt(state, mover).money;
}

/** Where the ship must go: its own position if it stays, NONE if its owner has something to decide. */
function forcedEnd(state: RotterdamState, at: Position, moneyShort: boolean): Position {
  let ways = 0;
  let end = at;
  for (const channel of channelsAhead(state, at)) {
    const to = CHANNEL_TO[channel] as Position;
    if (canSail(state, at, to)) {
      if (moneyShort && owesBonus(state, at, to)) return NONE;
      ways += 1;
      end = to;
    } else if (isPending(state, to)) return NONE; // Blocked by an own ship that may sail first.
  }
  if (ways === 0) return at;
  return ways === 1 && !isAwaited(state, at) ? end : NONE;
}

/** Moves every ship of the mover that has no choice. Those far ahead go first: others may be waiting for their places. */
function sailForced(state: RotterdamState, step: Step): void {
  const { action } = state;
  let changed = true;
  while (changed && action.pending !== 0) {
    changed = false;
    const moneyShort = isMoneyShort(state);
    for (let at = WATER_COUNT - 1; at >= 0; at -= 1) {
      if (!isPending(state, at)) continue;
      const end = forcedEnd(state, at, moneyShort);
      if (end === NONE) continue;
      changed = true;
      if (end === at) stayAt(state, at, step);
      else sailTo(state, at, end, step);
    }
  }
}

/** RT-21: ships of the seat with a channel of the colour ahead; the police's ones are held. */
function beginMover(state: RotterdamState, seat: Seat): void {
  state.action.mover = seat;
  let pending = 0;
  for (let at = 0; at < WATER_COUNT; at += 1) {
    if (state.owners[at] !== seat || channelsAhead(state, at).length === 0) continue;
    if (!isHeld(state, at)) pending |= 1 << at;
  }
  state.action.pending = pending;
}

/** RT-21: the captain's ships first, then clockwise; pauses where an owner has something to decide. */
function sailOn(state: RotterdamState, step: Step): void {
  const { action } = state;
  for (;;) {
    sailForced(state, step);
    if (action.pending !== 0) {
      state.phase = 'sail';
      state.actor = action.mover;
      return;
    }
    const next = leftOf(state, action.mover);
    if (next === state.turn) break;
    beginMover(state, next);
  }
  action.mover = NOBODY;
  action.colour = NONE;
  if (action.colours === COLOURS_PER_CAPTAIN) {
    endAction(state, step);
    return;
  }
  state.phase = 'captain';
  state.actor = state.turn;
}

export function chooseColour(state: RotterdamState, seat: Seat, colour: Colour, step: Step): void {
  state.action.colour = colour;
  state.action.colours += 1;
  step.emit?.(said(seat, rotterdamPhrase('choseColour', { seat, colour })));
  beginMover(state, seat);
  sailOn(state, step);
}

export function sail(state: RotterdamState, at: Position, to: Position, step: Step): void {
  sailTo(state, at, to, step);
  sailOn(state, step);
}

export function stay(state: RotterdamState, at: Position, step: Step): void {
  stayAt(state, at, step);
  sailOn(state, step);
}
