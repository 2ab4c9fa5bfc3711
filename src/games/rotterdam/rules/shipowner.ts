import type { Seat, Step } from '@/engine/game';
import { RAW_COUNT, type Raw } from '../cards/goods';
import { EMPTY_SHIPS_PER_SHIPOWNER, SHIPS_PER_SHIPOWNER, STOCK_LIMIT } from '../cards/limits';
import { START_COUNT, type Position } from '../cards/waterways';
import { openMove, said, zones } from '../events';
import type { CargoSource, RotterdamMove } from '../move';
import { BUY_RAW, FINISH, LOAD, LOAD_NOTHING, PLACE, SELL_RAW, TAKE_FREE } from '../offers';
import { rotterdamPhrase } from '../phrases';
import { NOBODY, NONE, playerAt, stockSize, type RotterdamState } from '../state';
import { gain } from './money';
import {
  cheapestPrice,
  countStock,
  nextPrice,
  putOnMarket,
  sellingPrice,
  takeFromMarket,
} from './raw-market';
import { addShipCards } from './ship-cards';
import { placeShip } from './ships';

const has = (set: number, raw: Raw): boolean => ((set >> raw) & 1) === 1;

/** RT-20: a kind is either bought or sold in one action. */
export function canBuy(state: RotterdamState, seat: Seat, raw: Raw): boolean {
  return !has(state.action.sold, raw) && nextPrice(state, raw) <= playerAt(state, seat).money;
}

export function canSell(state: RotterdamState, seat: Seat, raw: Raw): boolean {
  return !has(state.action.bought, raw) && (playerAt(state, seat).stock[raw] as number) > 0;
}

/** RT-20: whether the raw material is of the cheapest kind that has units left. */
export function isCheapest(state: RotterdamState, raw: Raw): boolean {
  const price = nextPrice(state, raw);
  return price < Infinity && price === cheapestPrice(state);
}

export function mayBeEmpty(state: RotterdamState): boolean {
  return state.action.placedEmpty < EMPTY_SHIPS_PER_SHIPOWNER;
}

function addLoads(list: RotterdamMove[], state: RotterdamState, seat: Seat): void {
  const player = playerAt(state, seat);
  const free = state.action.freeTaken ? NONE : cheapestPrice(state);
  for (let raw = 0; raw < RAW_COUNT; raw += 1) {
    if ((player.stock[raw] as number) > 0) list.push(LOAD.stock[raw] as RotterdamMove);
    if (canBuy(state, seat, raw)) list.push(LOAD.market[raw] as RotterdamMove);
    const price = nextPrice(state, raw);
    if (price === free && price < Infinity) list.push(LOAD.free[raw] as RotterdamMove);
  }
}

/** What the ship that was just placed may carry. */
export function addCargo(list: RotterdamMove[], state: RotterdamState, seat: Seat): void {
  addLoads(list, state, seat);
  if (mayBeEmpty(state)) list.push(LOAD_NOTHING);
}

/** RT-20: whether one more ship could be placed with something aboard, or empty. */
export function canLoadAnother(state: RotterdamState, seat: Seat): boolean {
  if (mayBeEmpty(state)) return true;
  const loads: RotterdamMove[] = [];
  addLoads(loads, state, seat);
  return loads.length > 0;
}

function addStarts(list: RotterdamMove[], state: RotterdamState, seat: Seat): void {
  if (state.action.placed === SHIPS_PER_SHIPOWNER || playerAt(state, seat).ships === 0) return;
  if (!canLoadAnother(state, seat)) return;
  for (let at = 0; at < START_COUNT; at += 1) {
    if (state.owners[at] === NOBODY) list.push(PLACE[at] as RotterdamMove);
  }
}

export function addShipowner(list: RotterdamMove[], state: RotterdamState, seat: Seat): void {
  const room = stockSize(playerAt(state, seat)) < STOCK_LIMIT;
  const free = state.action.freeTaken || !room ? NONE : cheapestPrice(state);
  for (let raw = 0; raw < RAW_COUNT; raw += 1) {
    const price = nextPrice(state, raw);
    if (price === free && price < Infinity) list.push(TAKE_FREE[raw] as RotterdamMove);
    if (room && canBuy(state, seat, raw)) list.push(BUY_RAW[raw] as RotterdamMove);
    if (canSell(state, seat, raw)) list.push(SELL_RAW[raw] as RotterdamMove);
  }
  addStarts(list, state, seat);
  addShipCards(list, state, seat);
  list.push(FINISH);
}

export function takeFree(state: RotterdamState, seat: Seat, raw: Raw, step: Step): void {
  state.action.freeTaken = true;
  step.emit?.(said(seat, rotterdamPhrase('tookFree', { seat, raw })));
  step.emit?.(openMove('raw', raw, zones.market(raw), zones.stock(seat, raw)));
  takeFromMarket(state, raw, step);
  countStock(state, seat, raw, 1, step);
}

function payForUnit(state: RotterdamState, seat: Seat, raw: Raw, step: Step): void {
  const price = nextPrice(state, raw);
  state.action.bought |= 1 << raw;
  step.emit?.(said(seat, rotterdamPhrase('boughtRaw', { seat, raw, price })));
  gain(state, seat, -price, step);
}

export function buyRaw(state: RotterdamState, seat: Seat, raw: Raw, step: Step): void {
  payForUnit(state, seat, raw, step);
  step.emit?.(openMove('raw', raw, zones.market(raw), zones.stock(seat, raw)));
  takeFromMarket(state, raw, step);
  countStock(state, seat, raw, 1, step);
}

export function sellRaw(state: RotterdamState, seat: Seat, raw: Raw, step: Step): void {
  const price = sellingPrice(state, raw);
  state.action.sold |= 1 << raw;
  step.emit?.(said(seat, rotterdamPhrase('soldRaw', { seat, raw, price })));
  step.emit?.(openMove('raw', raw, zones.stock(seat, raw), zones.market(raw)));
  countStock(state, seat, raw, -1, step);
  putOnMarket(state, raw, step);
  gain(state, seat, price, step);
}

/** A ship goes onto a start; what it carries is the next decision. */
export function place(state: RotterdamState, seat: Seat, at: Position, step: Step): void {
  placeShip(state, seat, at, step);
  state.action.placed += 1;
  state.action.start = at;
  state.phase = 'load';
}

function finishPlacing(state: RotterdamState): void {
  state.action.start = NONE;
  state.phase = 'shipowner';
}

export function load(state: RotterdamState, seat: Seat, from: CargoSource, raw: Raw, step: Step): void {
  const at = state.action.start;
  state.cargo[at] = raw;
  if (from === 'stock') {
    step.emit?.(openMove('raw', raw, zones.stock(seat, raw), zones.position(at)));
    countStock(state, seat, raw, -1, step);
  } else {
    if (from === 'market') payForUnit(state, seat, raw, step);
    else state.action.freeTaken = true;
    step.emit?.(openMove('raw', raw, zones.market(raw), zones.position(at)));
    takeFromMarket(state, raw, step);
  }
  step.emit?.(said(seat, rotterdamPhrase('placed', { seat, at, raw })));
  finishPlacing(state);
}

export function loadNothing(state: RotterdamState, seat: Seat, step: Step): void {
  const at = state.action.start;
  state.action.placedEmpty += 1;
  step.emit?.(said(seat, rotterdamPhrase('placedEmpty', { seat, at })));
  finishPlacing(state);
}
