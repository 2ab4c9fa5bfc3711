import type { Seat } from '@/engine/game';
import { questionOf, type Question } from '../asked';
import type { Building } from '../cards/buildings';
import { KINDS, WAREHOUSE, type Good } from '../cards/goods';
import { argumentOf, askedSeat, KEEP, kindOf } from '../rules/frames';
import { buyPart } from '../rules/purchase';
import { can, spaceOf, symbolsOf, type Situation } from '../state';

/*
 * The buying planner's model: what a player has in mind before the button is pressed. A plan is one small immutable value.
 * `emptyPlan` begins it (with what is already done of a purchase that was interrupted), the functions here change it,
 * `planned.ts` tells what it comes to (`planned`) and the moves behind the button (`movesOf`), `choices.ts` what may be
 * changed and why not (`choicesOf`), and `suggest.ts` makes one for buildings that the player has ringed (`suggest`).
 */
export interface Plan {
  readonly inland: boolean;
  /** Goods to ship, those shipped already included. */
  readonly ship: readonly Good[];
  /** Buildings to buy, as they were ringed: one, or in the Library up to two. */
  readonly buildings: readonly Building[];
  /** A good for each unit that a warehouse keeps. */
  readonly keep: readonly Good[];
  /** The Auctioneer's order: the shipped tokens from the leftmost free space on. Those not named follow in their old order. */
  readonly fill: readonly Good[];
}

/** The questions that the planner answers. */
const PLANNED = ['ship', 'goodsOrPurchase', 'buyMore', 'fill', 'keep'] as const satisfies readonly Question[];
export type PlannedQuestion = (typeof PLANNED)[number];

/** Which of the planner's questions this seat is asked; undefined where it is asked something else, or nothing. */
export function plannedQuestion(state: Situation, seat: Seat): PlannedQuestion | undefined {
  const question = questionOf(state);
  return askedSeat(state) === seat ? PLANNED.find((name) => name === question) : undefined;
}

/** Whether the good has been shipped in the purchase that is under way. */
export const isShipped = (state: Situation, good: Good): boolean => ((state.shipped >> good) & 1) === 1;

/** Nothing in mind yet; what is shipped or sold already stays so. */
export function emptyPlan(state: Situation): Plan {
  const ship = Array.from({ length: KINDS }, (_, good) => good).filter((good) => isShipped(state, good));
  return { inland: state.soldInland, ship, buildings: [], keep: [], fill: [] };
}

/** From the left of the market, as the planner shows goods. */
export const inMarketOrder = (state: Situation, goods: readonly Good[]): Good[] =>
  [...goods].sort((one, other) => spaceOf(state, one) - spaceOf(state, other));

/** How many buildings the purchase lets buy from here on. */
export function mostBuildings(state: Situation): number {
  switch (questionOf(state)) {
    case 'buyMore':
      return 1;
    case 'ship':
    case 'goodsOrPurchase':
      return buyPart(state).most;
    default:
      return 0;
  }
}

/** How many units warehouses may keep: those owned before the purchase (HB-24), or as many as are still asked for. */
export function mostKept(state: Situation, seat: Seat): number {
  const question = questionOf(state);
  if (question === 'ship' || question === 'goodsOrPurchase') return symbolsOf(state, seat, WAREHOUSE);
  // Once something is bought, what is still to be done remembers how many there were.
  const keeping = state.stack.find((frame) => kindOf(frame) === KEEP);
  return keeping === undefined ? 0 : argumentOf(keeping);
}

/** Whether this seat says in which order shipped tokens come back, and there is an order to say. */
export const ordersTokens = (state: Situation, seat: Seat, plan: Plan): boolean =>
  can(state, seat, 'orderShipped') && plan.ship.length > 1;

const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);

export const toggleInland = (plan: Plan): Plan => ({ ...plan, inland: !plan.inland });

/** A good that stays cannot be kept by a warehouse, nor does its token come back. */
export function toggleShip(plan: Plan, good: Good): Plan {
  if (!plan.ship.includes(good)) return { ...plan, ship: [...plan.ship, good] };
  return {
    ...plan,
    ship: without(plan.ship, good),
    keep: without(plan.keep, good),
    fill: without(plan.fill, good),
  };
}

/** Rings a building, or takes the ring away; beyond `most` the oldest ring goes. */
export function toggleBuilding(plan: Plan, building: Building, most: number): Plan {
  const buildings = plan.buildings.includes(building)
    ? without(plan.buildings, building)
    : [...plan.buildings, building].slice(-most);
  return { ...plan, buildings };
}

/** One unit more in a warehouse; where all are taken, instead of the oldest. */
export const keepMore = (plan: Plan, good: Good, most: number): Plan => ({
  ...plan,
  keep: [...plan.keep, good].slice(-most),
});

export function keepLess(plan: Plan, good: Good): Plan {
  const at = plan.keep.lastIndexOf(good);
  return at < 0 ? plan : { ...plan, keep: plan.keep.filter((_, index) => index !== at) };
}

/** The token comes next of those that are put in order; tapped again, it and those after it are free again. */
export function toggleFill(plan: Plan, good: Good): Plan {
  const at = plan.fill.indexOf(good);
  return { ...plan, fill: at < 0 ? [...plan.fill, good] : plan.fill.slice(0, at) };
}
