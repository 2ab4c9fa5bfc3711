import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { questionOf } from '../asked';
import type { Building } from '../cards/buildings';
import { KINDS } from '../cards/goods';
import { harbourProblem } from '../phrases';
import { unitsOf } from '../state';
import type { HarbourView } from '../view';
import { Trial } from './course';
import { emptyPlan, isShipped, type Plan } from './plan';

export type Suggestion = { readonly plan: Plan } | { readonly problem: Problem };

type Shipment = Pick<Plan, 'inland' | 'ship'>;

/** Everything that could be sold and shipped, legal or not, with what is done already; small ones first. */
function shipmentsFrom(view: HarbourView): Shipment[] {
  const begun = emptyPlan(view);
  const question = questionOf(view);
  if (question !== 'ship' && question !== 'goodsOrPurchase') return [begun];
  const goods = Array.from({ length: KINDS }, (_, good) => good).filter((good) => !isShipped(view, good));
  const sets = goods.reduce<number[][]>(
    (before, good) => [...before, ...before.map((set) => [...set, good])],
    [[]],
  );
  const shipments = sets
    .map((set) => [...begun.ship, ...set])
    .sort((one, other) => one.length - other.length);
  const sales = begun.inland || !view.inlandTraders ? [begun.inland] : [false, true];
  return shipments.flatMap((ship) => sales.map((inland) => ({ inland, ship })));
}

interface Bought {
  readonly plan: Plan;
  /** Units that the seat would have afterwards. */
  readonly left: number;
  readonly money: number;
  readonly problem: Problem | undefined;
}

/** Undefined where so much cannot be shipped at all. */
function bought(
  view: HarbourView,
  seat: Seat,
  shipment: Shipment,
  buildings: readonly Building[],
): Bought | undefined {
  const trial = new Trial(view, seat).sellAndShip(shipment);
  if (trial.problem !== undefined) return undefined;
  const { money } = trial.state;
  const keep = trial.buy(buildings).fill([]).keepAll();
  const plan = { ...shipment, buildings, keep, fill: [] };
  return { plan, left: unitsOf(trial.state, seat), money, ...trial.outcome };
}

/**
 * The plan that buys these buildings and costs the fewest units of goods, those that warehouses keep not counted; if there
 * is none, why the one that raises most is refused. Money left over is goods given away for nothing, so the fewest units
 * also leave the least money over.
 */
export function suggest(view: HarbourView, seat: Seat, buildings: readonly Building[]): Suggestion {
  const tries = shipmentsFrom(view).flatMap(
    ({ inland, ship }) => bought(view, seat, { inland, ship }, buildings) ?? [],
  );
  const paying = tries.filter(({ problem }) => problem === undefined);
  const [first] = paying;
  if (first !== undefined) {
    return { plan: paying.reduce((best, next) => (next.left > best.left ? next : best), first).plan };
  }
  const richest = tries.reduce<Bought | undefined>(
    (best, next) => (best === undefined || next.money > best.money ? next : best),
    undefined,
  );
  return { problem: richest?.problem ?? harbourProblem('nothingToShip', {}) };
}
