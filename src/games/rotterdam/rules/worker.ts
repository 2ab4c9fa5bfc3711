import type { Seat } from '@/engine/game';
import { HARBOURS, SITE_PRICES, type Harbour, type Product } from '../cards/goods';
import { ORDER_PRODUCTS, type OrderId } from '../cards/orders';
import { CASHIER, FIRST_PLACE, FORWARDER, MANUFACTURER, PLACES_OF, TRADER, type Role } from '../cards/roles';
import type { RotterdamMove } from '../move';
import { BUILD, CASH_AT, FORWARD, WORK } from '../offers';
import { NOBODY, NONE, playerAt, type PlayerState, type RotterdamState } from '../state';

export function placesOf(state: RotterdamState, role: Role): number {
  return (PLACES_OF[state.players.length] as readonly number[])[role] as number;
}

/** RT-12: the first free place of a role, or NONE. */
export function freePlace(state: RotterdamState, role: Role): number {
  const first = FIRST_PLACE[role] as number;
  const end = first + placesOf(state, role);
  for (let place = first; place < end; place += 1) if (state.places[place] === NOBODY) return place;
  return NONE;
}

/** Whether a role has a free place: those of one role are taken in order, but for the cashier's. */
function hasPlace(state: RotterdamState, places: readonly number[], role: Role): boolean {
  return state.places[(FIRST_PLACE[role] as number) + (places[role] as number) - 1] === NOBODY;
}

/** RT-27: the place of the cashier that pays CASH[index]. */
export const cashPlace = (index: number): number => (FIRST_PLACE[CASHIER] as number) + index;

/** RT-26. */
export function canFill(player: PlayerState, order: OrderId): boolean {
  const products = ORDER_PRODUCTS[order] as readonly Product[];
  for (const product of products) if (player.hand[product] === 0) return false;
  return true;
}

/** RT-28: what the next site of a harbour costs; no money builds where there is none. */
export function sitePrice(
  state: { readonly factories: readonly (readonly Seat[])[] },
  harbour: Harbour,
): number {
  const prices = SITE_PRICES[harbour] as readonly number[];
  const built = (state.factories[harbour] as readonly Seat[]).length;
  return built < prices.length ? (prices[built] as number) : Infinity;
}

/** RT-12: the manufacturer serves a player once a round. */
export function hasBuiltThisRound(state: RotterdamState, seat: Seat): boolean {
  const first = FIRST_PLACE[MANUFACTURER] as number;
  const end = first + placesOf(state, MANUFACTURER);
  for (let place = first; place < end; place += 1) if (state.places[place] === seat) return true;
  return false;
}

function addOrders(list: RotterdamMove[], state: RotterdamState, player: PlayerState): void {
  for (const order of state.orders) {
    if (order !== NONE && canFill(player, order)) list.push(FORWARD[order] as RotterdamMove);
  }
}

function addSites(list: RotterdamMove[], state: RotterdamState, seat: Seat, player: PlayerState): void {
  if (player.factories === 0 || hasBuiltThisRound(state, seat)) return;
  for (let harbour = 0; harbour < HARBOURS.length; harbour += 1) {
    if (sitePrice(state, harbour) <= player.money) list.push(BUILD[harbour] as RotterdamMove);
  }
}

/** RT-12: where the seat's next worker may go. */
export function addWork(list: RotterdamMove[], state: RotterdamState, seat: Seat): void {
  const player = playerAt(state, seat);
  const places = PLACES_OF[state.players.length] as readonly number[];
  for (let role = 0; role <= TRADER; role += 1) {
    if (hasPlace(state, places, role)) list.push(WORK[role] as RotterdamMove);
  }
  if (hasPlace(state, places, FORWARDER)) addOrders(list, state, player);
  for (let index = 0; index < (places[CASHIER] as number); index += 1) {
    if (state.places[cashPlace(index)] === NOBODY) list.push(CASH_AT[index] as RotterdamMove);
  }
  if (hasPlace(state, places, MANUFACTURER)) addSites(list, state, seat, player);
}
