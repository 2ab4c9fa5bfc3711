import type { Problem } from '@/engine/phrase';
import { speakProblem } from '@/engine/phrase';
import { choicesOf, type PlanChoices } from '@/games/harbour/ahead/choices';
import {
  emptyPlan,
  keepMore,
  mostBuildings,
  mostKept,
  plannedQuestion,
  toggleShip,
  type Plan,
  type PlannedQuestion,
} from '@/games/harbour/ahead/plan';
import { planned, type Planned } from '@/games/harbour/ahead/planned';
import { suggest } from '@/games/harbour/ahead/suggest';
import { POINTS, PRICE, type Building } from '@/games/harbour/cards/buildings';
import type { Good } from '@/games/harbour/cards/goods';
import { harbourPhrases } from '@/games/harbour/phrases';
import type { HarbourBoard } from '../table/board';

/** A purchase that is being planned: nothing of it is played before the button. */
export interface Planning {
  readonly question: PlannedQuestion;
  readonly plan: Plan;
  readonly planned: Planned;
  readonly choices: PlanChoices;
  change(plan: Plan): void;
}

type Asked = Pick<HarbourBoard, 'view' | 'actor' | 'asked' | 'past'>;

/** Which question of a purchase whoever acts is asked. */
export function purchaseAsked({ view, actor, asked, past }: Asked): PlannedQuestion | undefined {
  if (past !== undefined || actor === undefined || actor !== asked) return undefined;
  return plannedQuestion(view, actor);
}

/** Whether the purchase is what the table is about; beside goods it is one of two until it is begun. */
export function isPlanning(board: Asked & Pick<HarbourBoard, 'choice'>): boolean {
  const question = purchaseAsked(board);
  return (
    question !== undefined &&
    (question !== 'goodsOrPurchase' || (board.choice !== undefined && 'plan' in board.choice))
  );
}

/** What is in mind, or what lies there before anything is: where only a rest is asked, the best of it. */
export function planOf({ view, actor, choice }: Pick<HarbourBoard, 'view' | 'actor' | 'choice'>): Plan {
  if (choice !== undefined && 'plan' in choice) return choice.plan;
  const question = actor === undefined ? undefined : plannedQuestion(view, actor);
  if (actor === undefined || question === 'ship' || question === 'goodsOrPurchase') return emptyPlan(view);
  const rest = suggest(view, actor, []);
  return 'plan' in rest ? rest.plan : emptyPlan(view);
}

/** Turns to the purchase: on a sheet, or on the table where that has room for it. */
export function openPlanner(board: HarbourBoard): void {
  board.choose({ plan: planOf(board) });
  board.open({ of: 'planner' });
}

export function planningOf(board: HarbourBoard): Planning | undefined {
  const { view, actor } = board;
  const question = purchaseAsked(board);
  if (question === undefined || actor === undefined) return undefined;
  const plan = planOf(board);
  return {
    question,
    plan,
    planned: planned(view, actor, plan),
    choices: choicesOf(view, actor, plan),
    change: (changed) => board.choose({ plan: changed }),
  };
}

/** Whether any of the money is there: coins alone buy nothing (HB-20). */
export const hasBegun = ({ planned: { parts } }: Planning): boolean =>
  parts.some(({ of }) => of === 'inland' || of === 'good' || of === 'rest');

/** Whether goods may still be sold and shipped. */
export const raisesMoney = ({ question }: Planning): boolean =>
  question === 'ship' || question === 'goodsOrPurchase';

export const whyIn = (board: HarbourBoard, problem: Problem | undefined): string | undefined =>
  problem && speakProblem(harbourPhrases, board.language, problem, { seat: board.name });

/** A warehouse that would stay empty takes a unit of what is shipped. */
export function switchShipment({ view, actor }: HarbourBoard, plan: Plan, good: Good): Plan {
  const switched = toggleShip(plan, good);
  const most = actor === undefined ? 0 : mostKept(view, actor);
  return switched.ship.includes(good) && plan.keep.length < most ? keepMore(switched, good, most) : switched;
}

/** What brings most points and can be paid, where nobody has said what to buy; the cheaper of equals. */
function worthMost(planning: Planning, except: readonly Building[]): Building | undefined {
  const worth = (building: Building) => 100 * (POINTS[building] ?? 0) - (PRICE[building] ?? 0);
  return [...planning.choices.buildings]
    .filter(([building, { problem }]) => problem === undefined && !except.includes(building))
    .map(([building]) => building)
    .sort((a, b) => worth(b) - worth(a))[0];
}

/** The plan that pays for the ringed buildings with the least loss, or for the best one; in the Library for two. */
export function suggestion({ view, actor }: HarbourBoard, planning: Planning): Plan | Problem | undefined {
  if (actor === undefined) return undefined;
  const best = planning.plan.buildings.length > 0 ? undefined : worthMost(planning, []);
  const buildings = best === undefined ? planning.plan.buildings : [best];
  const one = suggest(view, actor, buildings);
  if (!('plan' in one)) return one.problem;
  if (best === undefined || mostBuildings(view) < 2) return one.plan;
  const pairs = [...planning.choices.buildings.keys()]
    .filter((building) => building !== best)
    .sort((a, b) => (POINTS[b] ?? 0) - (POINTS[a] ?? 0));
  for (const other of pairs) {
    const two = suggest(view, actor, [best, other]);
    if ('plan' in two) return two.plan;
  }
  return one.plan;
}
