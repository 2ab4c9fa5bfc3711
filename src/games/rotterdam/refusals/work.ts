import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { HARBOURS, type Harbour, type Product } from '../cards/goods';
import { ORDER_PRODUCTS, type OrderId } from '../cards/orders';
import { CASH, CASHIER, FORWARDER, MANUFACTURER, TRADER, type Role } from '../cards/roles';
import { rotterdamProblem } from '../phrases';
import { canFill, cashPlace, freePlace, hasBuiltThisRound, placesOf, sitePrice } from '../rules/worker';
import { NOBODY, NONE, playerAt, type RotterdamState } from '../state';

function placeProblem(state: RotterdamState, role: Role): Problem | undefined {
  return freePlace(state, role) === NONE ? rotterdamProblem('roleFull', { role }) : undefined;
}

/** RT-12: why the seat cannot choose a role at all. */
export function roleProblem(state: RotterdamState, seat: Seat, role: Role): Problem | undefined {
  const full = placeProblem(state, role);
  if (role === FORWARDER) return full ?? noOrderProblem(state, seat);
  return role === MANUFACTURER ? noSiteProblem(state, seat) : full;
}

function noOrderProblem(state: RotterdamState, seat: Seat): Problem | undefined {
  const player = playerAt(state, seat);
  const ready = state.orders.some((order) => order !== NONE && canFill(player, order));
  return ready ? undefined : rotterdamProblem('noOrderReady', {});
}

/** What keeps the seat from the cheapest site keeps it from all. */
function noSiteProblem(state: RotterdamState, seat: Seat): Problem | undefined {
  let cheapest: Harbour = 0;
  for (let harbour = 1; harbour < HARBOURS.length; harbour += 1) {
    if (sitePrice(state, harbour) < sitePrice(state, cheapest)) cheapest = harbour;
  }
  const problem = buildProblem(state, seat, cheapest);
  return problem?.problem === 'noSiteLeft' ? rotterdamProblem('noSiteAnywhere', {}) : problem;
}

/** RT-12: the other roles say at once what they are used for. */
export function workProblem(state: RotterdamState, role: Role): Problem | undefined {
  return role > TRADER ? rotterdamProblem('sayWhatFor', { role }) : placeProblem(state, role);
}

/** RT-26. */
export function forwardProblem(state: RotterdamState, seat: Seat, order: OrderId): Problem | undefined {
  const full = placeProblem(state, FORWARDER);
  if (full) return full;
  if (!state.orders.includes(order)) return rotterdamProblem('orderNotOpen', { order });
  const { hand } = playerAt(state, seat);
  const products = ORDER_PRODUCTS[order] as readonly Product[];
  const missing = products.filter((product) => hand[product] === 0);
  return missing.length > 0 ? rotterdamProblem('productsMissing', { missing }) : undefined;
}

/** RT-27. */
export function cashProblem(state: RotterdamState, place: number): Problem | undefined {
  const amount = CASH[place] as number;
  if (place >= placesOf(state, CASHIER)) return rotterdamProblem('noSuchCashPlace', { amount });
  return state.places[cashPlace(place)] === NOBODY
    ? undefined
    : rotterdamProblem('cashPlaceTaken', { amount });
}

/** RT-28, RT-12. */
export function buildProblem(state: RotterdamState, seat: Seat, harbour: Harbour): Problem | undefined {
  const { factories, money } = playerAt(state, seat);
  if (hasBuiltThisRound(state, seat)) return rotterdamProblem('builtThisRound', {});
  const full = placeProblem(state, MANUFACTURER);
  if (full) return full;
  if (factories === 0) return rotterdamProblem('noFactoryLeft', {});
  const price = sitePrice(state, harbour);
  if (price === Infinity) return rotterdamProblem('noSiteLeft', { harbour });
  return price > money ? rotterdamProblem('tooDear', { price, money }) : undefined;
}
