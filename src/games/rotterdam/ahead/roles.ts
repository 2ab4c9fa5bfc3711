import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { apply } from '../apply';
import { RAW_COUNT, type Harbour, type Product, type Raw } from '../cards/goods';
import { SHIP_CARD_LIMIT } from '../cards/limits';
import type { OrderId } from '../cards/orders';
import { CASH, FIRST_PLACE, FORWARDER, ROLES, type Role } from '../cards/roles';
import { START_COUNT, type Position } from '../cards/waterways';
import type { RotterdamMove } from '../move';
import { moves } from '../moves';
import { problem } from '../problem';
import { roleProblem } from '../refusals/work';
import { hasRoom } from '../rules/raw-market';
import { shipsAtAnchorages } from '../rules/sailor';
import { isCheapest } from '../rules/shipowner';
import { placesOf } from '../rules/worker';
import { NOBODY, playerAt, type RotterdamState } from '../state';
import type { RotterdamView } from '../view';
import { previewColours, type ColourPreview } from './colour';
import { tradesOf } from './deals';
import { cheapestSite, sitesOf } from './factories';
import { unloadingOf } from './loader';
import { ordersOf } from './orders';
import { rawPricesOf } from './prices';
import { atStep, atTurnOf, freshDice, isCovered, keptBySeat } from './world';

/** What a role gives a seat now: facts that anybody could count from the open table and the own hand. */
export type RoleGain =
  /** The kinds that the free unit may be of (none without units or room) with their price, ships that can be placed. */
  | {
      readonly role: 'shipowner';
      readonly free: readonly Raw[];
      readonly price: number | undefined;
      readonly room: boolean;
      readonly ships: number;
      readonly starts: readonly Position[];
    }
  /** The colour with the highest sure bonus, then most own arrivals, then most own steps. */
  | { readonly role: 'captain'; readonly colour: ColourPreview }
  /** Cards for the sailor and own ships at anchorages, within the limit. */
  | { readonly role: 'sailor'; readonly cards: number; readonly anchorages: number; readonly full: boolean }
  /** What the loader gets, with the own choice of factories; and how many ships are unloaded. */
  | {
      readonly role: 'loader';
      readonly products: readonly Product[];
      readonly unseen: number;
      readonly ships: number;
      readonly harbours: readonly Harbour[];
    }
  | { readonly role: 'trader'; readonly deal: TraderGain }
  /** The order of most points that is ready; undefined where none is. */
  | { readonly role: 'forwarder'; readonly order: OrderId | undefined; readonly points: number }
  /** The best free place; undefined where none is free. */
  | { readonly role: 'cashier'; readonly place: number | undefined; readonly amount: number }
  /** The cheapest site that can be built on; undefined where none can. */
  | {
      readonly role: 'manufacturer';
      readonly harbour: Harbour | undefined;
      readonly price: number | undefined;
    }
  /** It depends on the hand, which is covered. */
  | { readonly role: 'trader' | 'forwarder'; readonly covered: true };

/** The cheapest purchase that readies an open order and can be paid, else the best sale, else nothing. */
export type TraderGain =
  | {
      readonly kind: 'readies';
      readonly order: OrderId;
      readonly products: readonly Product[];
      readonly sum: number;
    }
  | { readonly kind: 'sale'; readonly product: Product; readonly price: number }
  | { readonly kind: 'nothing' };

export interface RoleAhead {
  readonly role: Role;
  readonly places: { readonly free: number; readonly all: number };
  /** Who has workers there, by place. */
  readonly workers: readonly (Seat | undefined)[];
  /** Why it cannot be chosen. While the hand is covered, nothing that depends on it. */
  readonly problem: Problem | undefined;
  readonly gain: RoleGain;
}

const step = { random: freshDice() };

/** RT-20: how many ships could be placed, by placing them; the state is used up. */
function shipsToPlace(state: RotterdamState, seat: Seat): number {
  for (;;) {
    const start = moves(state, seat).find(({ type }) => type === 'place');
    if (start === undefined) return state.action.placed;
    apply(state, seat, start, step);
    // What may be carried is offered before nothing, which only one ship may carry.
    apply(state, seat, moves(state, seat)[0] as RotterdamMove, step);
  }
}

function shipownerGain(view: RotterdamView, seat: Seat): RoleGain {
  const state = atStep(view, seat, 'shipowner');
  const free = Array.from({ length: RAW_COUNT }, (_, raw) => raw).filter((raw) => isCheapest(state, raw));
  return {
    role: 'shipowner',
    free,
    price: free[0] === undefined ? undefined : rawPricesOf(state, free[0]).next,
    room: hasRoom(state, seat),
    starts: Array.from({ length: START_COUNT }, (_, at) => at).filter((at) => state.owners[at] === NOBODY),
    ships: shipsToPlace(state, seat),
  };
}

/** Higher figures first, one after the other. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return at < 0 ? 0 : (other[at] as number) - (one[at] as number);
}

const worthOf = ({ bonus, ownArrivals, ownSteps }: ColourPreview): readonly number[] => [
  bonus.least,
  ownArrivals.most,
  ownSteps.most,
];

function captainGain(view: RotterdamView, seat: Seat): RoleGain {
  const [best] = [...previewColours(view, seat)].sort((one, other) => compare(worthOf(one), worthOf(other)));
  return { role: 'captain', colour: best as ColourPreview };
}

/** RT-23: how many cards could be taken, by taking them; the state is used up. */
function cardsToTake(state: RotterdamState, seat: Seat): number {
  const { cardCount } = playerAt(state, seat);
  for (;;) {
    const asked = state.turn === seat && state.actor === seat && state.phase !== 'work';
    const take = asked && moves(state, seat).find(({ type }) => type === 'takeCard' || type === 'drawCard');
    if (!take) return playerAt(state, seat).cardCount - cardCount;
    apply(state, seat, take, step);
  }
}

function sailorGain(view: RotterdamView, seat: Seat): RoleGain {
  const state = atStep(view, seat, 'sailor');
  return {
    role: 'sailor',
    anchorages: shipsAtAnchorages(state, seat),
    full: playerAt(state, seat).cardCount === SHIP_CARD_LIMIT,
    cards: cardsToTake(state, seat),
  };
}

function loaderGain(view: RotterdamView, seat: Seat): RoleGain {
  const { ships, gets } = unloadingOf(view, seat);
  const { products = [], unseen = 0 } = gets[seat] ?? {};
  const harbours = [...new Set(ships.map(({ harbour }) => harbour))];
  return { role: 'loader', products, unseen, ships: ships.length, harbours };
}

function traderGain(view: RotterdamView, seat: Seat): RoleGain {
  const purchases = ordersOf(view, seat).flatMap(({ order, points, hand }) =>
    hand === undefined || hand.ready || hand.problem !== undefined
      ? []
      : [{ order, points, products: hand.missing, sum: hand.sum }],
  );
  const [best] = purchases.sort((one, other) => compare([-one.sum, one.points], [-other.sum, other.points]));
  if (best !== undefined) {
    const { order, products, sum } = best;
    return { role: 'trader', deal: { kind: 'readies', order, products, sum } };
  }
  const sales = tradesOf(view, seat).products.filter(({ sell }) => sell.steps.length > 0);
  const [sale] = sales.sort((one, other) => other.price - one.price);
  if (sale === undefined) return { role: 'trader', deal: { kind: 'nothing' } };
  return { role: 'trader', deal: { kind: 'sale', product: sale.product, price: sale.price } };
}

function forwarderGain(view: RotterdamView, seat: Seat): RoleGain {
  const ready = ordersOf(view, seat).filter(({ hand }) => hand?.ready === true);
  const [best] = ready.sort((one, other) => other.points - one.points);
  return { role: 'forwarder', order: best?.order, points: best?.points ?? 0 };
}

function cashierGain(state: RotterdamState, seat: Seat): RoleGain {
  const free = CASH.findIndex((_, place) => problem(state, seat, { type: 'cash', place }) === undefined);
  return { role: 'cashier', place: free < 0 ? undefined : free, amount: CASH[free] ?? 0 };
}

function manufacturerGain(view: RotterdamView, seat: Seat): RoleGain {
  const site = cheapestSite(sitesOf(view, seat));
  return { role: 'manufacturer', harbour: site?.harbour, price: site?.price };
}

function gainOf(view: RotterdamView, state: RotterdamState, seat: Seat, role: Role): RoleGain {
  const name = ROLES[role] as (typeof ROLES)[number];
  if ((name === 'trader' || name === 'forwarder') && isCovered(view, seat))
    return { role: name, covered: true };
  switch (name) {
    case 'shipowner':
      return shipownerGain(view, seat);
    case 'captain':
      return captainGain(view, seat);
    case 'sailor':
      return sailorGain(view, seat);
    case 'loader':
      return loaderGain(view, seat);
    case 'trader':
      return traderGain(view, seat);
    case 'forwarder':
      return forwarderGain(view, seat);
    case 'cashier':
      return cashierGain(state, seat);
    case 'manufacturer':
      return manufacturerGain(view, seat);
  }
}

/** While the hand is covered, the forwarder is closed only by what everybody sees. */
function closedTo(view: RotterdamView, state: RotterdamState, seat: Seat, role: Role): Problem | undefined {
  const refused = roleProblem(state, seat, role);
  const ofHand = role === FORWARDER && refused?.problem === 'noOrderReady' && isCovered(view, seat);
  return ofHand ? undefined : refused;
}

/** All eight in their order: what each gives the seat, were it to place a worker now. */
export const rolesOf = keptBySeat((view, seat): readonly RoleAhead[] => {
  const state = atTurnOf(view, seat);
  return ROLES.map((_, role) => {
    const all = placesOf(state, role);
    const first = FIRST_PLACE[role] as number;
    const workers = state.places.slice(first, first + all).map((at) => (at === NOBODY ? undefined : at));
    return {
      role,
      places: { free: workers.filter((at) => at === undefined).length, all },
      workers,
      problem: closedTo(view, state, seat, role),
      gain: gainOf(view, state, seat, role),
    };
  });
});
