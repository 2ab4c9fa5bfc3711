import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { questionOf } from '../asked';
import { NO_PRICE, PRICE, type Building } from '../cards/buildings';
import { KINDS, type Good } from '../cards/goods';
import { harbourProblem } from '../phrases';
import { problem } from '../problem';
import { NONE, type Situation } from '../state';
import type { HarbourView } from '../view';
import { Trial } from './course';
import {
  isShipped,
  mostBuildings,
  mostKept,
  toggleBuilding,
  toggleInland,
  toggleShip,
  type Plan,
} from './plan';
import { suggest } from './suggest';
import { priceOf, sumOf, sumParts } from './sum';

/** Something that can be switched on and off. */
export interface PlanChoice {
  readonly on: boolean;
  /** Why it cannot be switched now; undefined where it can. */
  readonly problem: Problem | undefined;
}

export interface ShipChoice extends PlanChoice {
  /** Whether it becomes a purchase only with a set sold before: switched on, it sells that too. */
  readonly sells: boolean;
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
  readonly ship: readonly ShipChoice[];
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

function shipChoice(view: HarbourView, seat: Seat, plan: Plan, good: Good): ShipChoice {
  const choice = { on: plan.ship.includes(good), problem: undefined, sells: false };
  if (isShipped(view, good)) return { ...choice, problem: harbourProblem('alreadyShipped', { good }) };
  if (choice.on) return choice;
  const ship = [...plan.ship, good];
  const refused = shipsWith(view, seat, { inland: plan.inland, ship });
  if (refused === undefined) return choice;
  const sells =
    !plan.inland && view.inlandTraders && shipsWith(view, seat, { inland: true, ship }) === undefined;
  return { ...choice, problem: sells ? undefined : refused, sells };
}

/** Sells a set, or does not: then what could be shipped only with it stays too. */
export function toggleSale(view: HarbourView, seat: Seat, plan: Plan): Plan {
  const toggled = toggleInland(plan);
  if (toggled.inland || shipsWith(view, seat, toggled) === undefined) return toggled;
  return toggled.ship.filter((good) => !isShipped(view, good)).reduce(toggleShip, toggled);
}

function buildingChoice(
  view: HarbourView,
  seat: Seat,
  plan: Plan,
  shipped: Situation,
  building: Building,
): BuildingChoice {
  if (PRICE[building] === NO_PRICE) {
    return { on: false, problem: harbourProblem('noPrice', { building }), short: 0 };
  }
  const on = plan.buildings.includes(building);
  const { buildings } = on ? plan : toggleBuilding(plan, building, mostBuildings(view));
  const short = priceOf(buildings) - sumOf(sumParts(view, seat, shipped, buildings.length));
  const suggestion = on ? undefined : suggest(view, seat, buildings);
  return {
    on,
    problem: suggestion !== undefined && 'problem' in suggestion ? suggestion.problem : undefined,
    short: Math.max(0, short),
  };
}

/** As many as were shipped, if there is a warehouse at all; where all are taken, another unit makes room. */
function keepChoice(plan: Plan, shipped: Situation, warehouses: number, good: Good): KeepChoice {
  const units = plan.keep.filter((kept) => kept === good).length;
  const none = warehouses === 0 || units >= (shipped.cargo[good] as number);
  return { units, problem: none ? harbourProblem('noneLeftToKeep', { good }) : undefined };
}

export function choicesOf(view: HarbourView, seat: Seat, plan: Plan): PlanChoices {
  const goods = Array.from({ length: KINDS }, (_, good) => good);
  const warehouses = mostKept(view, seat);
  const { state: shipped } = new Trial(view, seat).sellAndShip(plan);
  const onOffer = view.display.filter((building) => building !== NONE);
  return {
    inland: inlandChoice(view, seat, plan),
    ship: goods.map((good) => shipChoice(view, seat, plan, good)),
    buildings: new Map(
      onOffer.map((building) => [building, buildingChoice(view, seat, plan, shipped, building)]),
    ),
    keep: goods.map((good) => keepChoice(plan, shipped, warehouses, good)),
    warehouses,
    leave: questionOf(view) === 'goodsOrPurchase' ? undefined : problem(view, seat, { type: 'done' }),
  };
}
