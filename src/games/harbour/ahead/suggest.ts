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

/** A shipment that the rules let go as far as it goes. */
interface Shipped {
  readonly shipment: Shipment;
  readonly trial: Trial;
}

const kept = new WeakMap<HarbourView, Map<Seat, readonly Shipped[]>>();

/** All that the seat can ship in this purchase; kept, because it is the same for every building. */
function shippedFrom(view: HarbourView, seat: Seat): readonly Shipped[] {
  const bySeat = kept.get(view) ?? new Map<Seat, readonly Shipped[]>();
  const shipped =
    bySeat.get(seat) ??
    shipmentsFrom(view)
      .map((shipment) => ({ shipment, trial: new Trial(view, seat).sellAndShip(shipment) }))
      .filter(({ trial }) => trial.problem === undefined);
  kept.set(view, bySeat.set(seat, shipped));
  return shipped;
}

interface Bought {
  readonly plan: Plan;
  /** Units that the seat would have afterwards. */
  readonly left: number;
  /** What was raised by shipping. */
  readonly money: number;
  readonly problem: Problem | undefined;
}

function bought({ shipment, trial }: Shipped, seat: Seat, buildings: readonly Building[]): Bought {
  const { inland, ship } = shipment;
  const purchase = trial.copy();
  const keep = purchase.buy(buildings).fill([]).keepAll();
  return {
    plan: { inland, ship, buildings, keep, fill: [] },
    left: unitsOf(purchase.state, seat),
    money: trial.state.money,
    problem: purchase.problem,
  };
}

/**
 * The plan that buys these buildings and costs the fewest units of goods, those that warehouses keep not counted; if there
 * is none, why the one that raises most is refused. Money left over is goods given away for nothing, so the fewest units
 * also leave the least money over.
 */
export function suggest(view: HarbourView, seat: Seat, buildings: readonly Building[]): Suggestion {
  const tries = shippedFrom(view, seat).map((shipped) => bought(shipped, seat, buildings));
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
