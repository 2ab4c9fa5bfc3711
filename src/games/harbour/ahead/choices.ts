import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { questionOf } from '../asked';
import { NO_PRICE, PRICE, type Building } from '../cards/buildings';
import { KINDS, type Good } from '../cards/goods';
import { harbourProblem } from '../phrases';
import { problem } from '../problem';
import { NONE } from '../state';
import type { HarbourView } from '../view';
import { Trial } from './course';
import { isShipped, mostBuildings, mostKept, toggleBuilding, type Plan } from './plan';
import { planned } from './planned';
import { suggest } from './suggest';

/** Something that can be switched on and off. */
export interface PlanChoice {
  readonly on: boolean;
  /** Why it cannot be switched now; undefined where it can. */
  readonly problem: Problem | undefined;
}

export interface BuildingChoice extends PlanChoice {
  /** Money that the plan as it stands lacks for the building; with a second ring, for both. */
  readonly short: number;
}

export interface KeepChoice {
  readonly units: number;
  /** Why no more of it can be kept. */
  readonly problem: Problem | undefined;
}

/** What may be changed in a plan, and why not. */
export interface PlanChoices {
  /** Undefined in a game without inland traders. */
  readonly inland: PlanChoice | undefined;
  /** By good. */
  readonly ship: readonly PlanChoice[];
  /** By what lies in the display. */
  readonly buildings: ReadonlyMap<Building, BuildingChoice>;
  /** By good. */
  readonly keep: readonly KeepChoice[];
  /** How many units warehouses may keep. */
  readonly warehouses: number;
  /** Why it is not possible to buy nothing; undefined where it is. */
  readonly leave: Problem | undefined;
}

function shipsWith(view: HarbourView, seat: Seat, plan: Pick<Plan, 'inland' | 'ship'>): Problem | undefined {
  return new Trial(view, seat).sellAndShip(plan).problem;
}

function inlandChoice(view: HarbourView, seat: Seat, plan: Plan): PlanChoice | undefined {
  if (!view.inlandTraders) return undefined;
  if (view.soldInland) return { on: true, problem: harbourProblem('inlandOnce', {}) };
  const { inland, ship } = plan;
  return { on: inland, problem: inland ? undefined : shipsWith(view, seat, { inland: true, ship }) };
}

function shipChoice(view: HarbourView, seat: Seat, plan: Plan, good: Good): PlanChoice {
  if (isShipped(view, good)) return { on: true, problem: harbourProblem('alreadyShipped', { good }) };
  const on = plan.ship.includes(good);
  const { inland, ship } = plan;
  return { on, problem: on ? undefined : shipsWith(view, seat, { inland, ship: [...ship, good] }) };
}

function buildingChoice(view: HarbourView, seat: Seat, plan: Plan, building: Building): BuildingChoice {
  if (PRICE[building] === NO_PRICE) {
    return { on: false, problem: harbourProblem('noPrice', { building }), short: 0 };
  }
  const on = plan.buildings.includes(building);
  const ringed = on ? plan : toggleBuilding(plan, building, mostBuildings(view));
  const { sum, price } = planned(view, seat, ringed);
  const suggestion = on ? undefined : suggest(view, seat, ringed.buildings);
  return {
    on,
    problem: suggestion !== undefined && 'problem' in suggestion ? suggestion.problem : undefined,
    short: Math.max(0, price - sum),
  };
}

export function choicesOf(view: HarbourView, seat: Seat, plan: Plan): PlanChoices {
  const goods = Array.from({ length: KINDS }, (_, good) => good);
  const most = mostKept(view, seat);
  return {
    inland: inlandChoice(view, seat, plan),
    ship: goods.map((good) => shipChoice(view, seat, plan, good)),
    buildings: new Map(
      view.display
        .filter((building) => building !== NONE)
        .map((building) => [building, buildingChoice(view, seat, plan, building)]),
    ),
    keep: goods.map((good) => keepChoice(view, seat, plan, good)),
    warehouses: most,
    leave: questionOf(view) === 'goodsOrPurchase' ? undefined : problem(view, seat, { type: 'done' }),
  };
}

/** As many as were shipped, while there is room for one more or another can make room. */
function keepChoice(view: HarbourView, seat: Seat, plan: Plan, good: Good): KeepChoice {
  const units = plan.keep.filter((kept) => kept === good).length;
  const { cargo } = new Trial(view, seat).sellAndShip(plan).state;
  const none = mostKept(view, seat) === 0 || units >= (cargo[good] as number);
  return { units, problem: none ? harbourProblem('noneLeftToKeep', { good }) : undefined };
}
