import type { Seat, Step } from '@/engine/game';
import type { Harbour, Product } from '../cards/goods';
import { POINTS_TO_END, SHIP_CARD_LIMIT } from '../cards/limits';
import { ORDER_POINTS, ORDER_PRODUCTS, type OrderId } from '../cards/orders';
import { CAPTAIN, CASH, FORWARDER, LOADER, MANUFACTURER, SAILOR, SHIPOWNER, type Role } from '../cards/roles';
import { announced, cardMove, openMove, pointsCounted, said, zones } from '../events';
import { rotterdamPhrase } from '../phrases';
import { NONE, playerAt, type RotterdamState } from '../state';
import { unload } from './loader';
import { gain } from './money';
import { occupy } from './round';
import { askAtAnchorages } from './sailor';
import { mightPlay } from './ship-cards';
import { putUnder } from './stacks';
import { endAction } from './turn';
import { cashPlace, freePlace, sitePrice } from './worker';

/** RT-11, RT-12: a worker on a role whose action has steps of its own. */
export function work(state: RotterdamState, seat: Seat, role: Role, step: Step): void {
  step.emit?.(said(seat, rotterdamPhrase('works', { seat, role })));
  occupy(state, seat, freePlace(state, role), step);
  switch (role) {
    case SHIPOWNER:
      state.phase = 'shipowner';
      return;
    case CAPTAIN:
      state.phase = 'captain';
      return;
    case SAILOR:
      // RT-23: whoever has 3 cards gets none, unless one of them can be played first.
      if (playerAt(state, seat).cardCount < SHIP_CARD_LIMIT || mightPlay(state, seat)) state.phase = 'sailor';
      else askAtAnchorages(state, step);
      return;
    case LOADER:
      if (mightPlay(state, seat)) state.phase = 'loader';
      else unload(state, step);
      return;
    default:
      state.phase = 'trader';
  }
}

function turnUpOrder(state: RotterdamState, slot: number, step: Step): void {
  const order = state.orderDeck.pop();
  state.orders[slot] = order ?? NONE;
  if (order === undefined) return;
  step.emit?.(cardMove('order', order, zones.orderDeck(), zones.openOrder(slot), 'none', 'all'));
}

/** RT-26. */
export function forward(state: RotterdamState, seat: Seat, order: OrderId, step: Step): void {
  const player = playerAt(state, seat);
  const points = ORDER_POINTS[order] as number;
  step.emit?.(said(seat, rotterdamPhrase('forwarded', { seat, order })));
  occupy(state, seat, freePlace(state, FORWARDER), step);
  const products = ORDER_PRODUCTS[order] as readonly Product[];
  for (const product of products) putUnder(state, seat, product, step);
  const slot = state.orders.indexOf(order);
  player.orders.push(order);
  player.orderPoints += points;
  step.emit?.(openMove('order', order, zones.openOrder(slot), zones.filled(seat)));
  step.emit?.(pointsCounted(seat, player.orderPoints - points, player.orderPoints));
  if (
    !state.fixedRounds &&
    player.orderPoints >= POINTS_TO_END &&
    player.orderPoints - points < POINTS_TO_END
  ) {
    step.emit?.(announced(rotterdamPhrase('lastRound', { seat, points: player.orderPoints })));
  }
  turnUpOrder(state, slot, step);
  endAction(state, step);
}

/** RT-27. */
export function cash(state: RotterdamState, seat: Seat, place: number, step: Step): void {
  const amount = CASH[place] as number;
  step.emit?.(said(seat, rotterdamPhrase('cashed', { seat, amount })));
  occupy(state, seat, cashPlace(place), step);
  gain(state, seat, amount, step);
  endAction(state, step);
}

/** RT-28. */
export function build(state: RotterdamState, seat: Seat, harbour: Harbour, step: Step): void {
  const price = sitePrice(state, harbour);
  step.emit?.(said(seat, rotterdamPhrase('built', { seat, harbour, price })));
  occupy(state, seat, freePlace(state, MANUFACTURER), step);
  gain(state, seat, -price, step);
  playerAt(state, seat).factories -= 1;
  (state.factories[harbour] as Seat[]).push(seat);
  step.emit?.(openMove('factory', seat, zones.factories(seat), zones.sites(harbour)));
  endAction(state, step);
}
