import type { Seat, Step } from '@/engine/game';
import { PRICE, type Building } from '../cards/buildings';
import { KINDS, WAREHOUSE, type Good } from '../cards/goods';
import { BOUGHT_TO_END, INLAND_PRICE } from '../cards/limits';
import { movedOpenly, said, zones } from '../events';
import { harbourPhrase } from '../phrases';
import { can, held, NONE, symbolsOf, type HarbourState } from '../state';
import { own } from './deck';
import { argumentOf, BUY_MORE, FILL, frame, INVEST, KEEP, REFILL, topOf } from './frames';
import { besidesMoney, buyPart, leftBehind, paidFor } from './purchase';
import { add, remove } from './stock';

/** HB-40 */
export function sellInland(state: HarbourState, seat: Seat, step: Step): void {
  for (let good = 0; good < KINDS; good += 1) remove(state, seat, good, 1, step);
  state.money += INLAND_PRICE;
  state.soldInland = true;
  step.emit?.(said(seat, harbourPhrase('soldInland', { seat, money: INLAND_PRICE })));
}

/** HB-21 */
export function ship(state: HarbourState, seat: Seat, good: Good, step: Step): void {
  const units = held(state, seat, good) - leftBehind(state, seat, good);
  const money = paidFor(state, seat, good);
  state.money += money;
  state.shipped |= 1 << good;
  state.cargo[good] = units;
  remove(state, seat, good, units, step);
  step.emit?.(said(seat, harbourPhrase('shipped', { seat, good, units, money })));
}

/** HB-20: the first building of a purchase; the market, the warehouses and the display follow. */
export function buy(state: HarbourState, seat: Seat, building: Building, step: Step): void {
  const { stack } = state;
  const warehouses = symbolsOf(state, seat, WAREHOUSE);
  stack[stack.length - 1] = frame(REFILL);
  if (can(state, seat, 'gainOnPurchase')) stack.push(frame(INVEST));
  if (warehouses > 0) stack.push(frame(KEEP, warehouses));
  stack.push(frame(FILL));
  const part = buyPart(state);
  if (part.most > 1) {
    // Coins count again for the next building, but only those owned before this purchase (HB-24).
    state.money += besidesMoney(state, seat, part, 2) - (PRICE[building] as number);
    stack.push(frame(BUY_MORE));
  }
  take(state, seat, building, step);
}

export function buyAnother(state: HarbourState, seat: Seat, building: Building, step: Step): void {
  state.stack.pop();
  take(state, seat, building, step);
}

/** HB-24, HB-30 */
function take(state: HarbourState, seat: Seat, building: Building, step: Step): void {
  const slot = state.display.indexOf(building);
  state.display[slot] = NONE;
  own(state, seat, building);
  const bought = (state.bought[seat] as number) + 1;
  state.bought[seat] = bought;
  if (step.emit === undefined) return;
  step.emit(movedOpenly(building, zones.display(slot), zones.owned(seat)));
  step.emit(said(seat, harbourPhrase('bought', { seat, building, price: PRICE[building] as number })));
  if (bought === BOUGHT_TO_END && state.lastTurns === NONE) {
    step.emit(said(seat, harbourPhrase('endIsNear', { seat, bought })));
  }
}

/** HB-22 */
export function keep(state: HarbourState, seat: Seat, good: Good, step: Step): void {
  const warehouses = argumentOf(topOf(state));
  state.cargo[good] = (state.cargo[good] as number) - 1;
  state.stack[state.stack.length - 1] = frame(KEEP, warehouses - 1);
  add(state, seat, good, 1, step);
  step.emit?.(said(seat, harbourPhrase('kept', { seat, good })));
}
