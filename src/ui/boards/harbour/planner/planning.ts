import type { Seat } from '@/engine/game';
import { speakProblem, type Problem } from '@/engine/phrase';
import { choicesOf, type PlanChoices } from '@/games/harbour/ahead/choices';
import {
  emptyPlan,
  keepMore,
  mostKept,
  plannedQuestion,
  toggleInland,
  toggleShip,
  type Plan,
  type PlannedQuestion,
} from '@/games/harbour/ahead/plan';
import { planned, type Planned } from '@/games/harbour/ahead/planned';
import { suggest } from '@/games/harbour/ahead/suggest';
import type { Good } from '@/games/harbour/cards/goods';
import { harbourPhrases } from '@/games/harbour/phrases';
import type { HarbourView } from '@/games/harbour/view';
import { ON_PROBLEM } from '../rules/links';
import type { HarbourBoard } from '../table/board';

/** What a plan comes to, and what may be changed in it. */
interface Outlook {
  readonly plan: Plan;
  readonly planned: Planned;
  readonly choices: PlanChoices;
}

/** A purchase that is being planned: nothing of it is played before the button. */
export interface Planning extends Outlook {
  readonly question: PlannedQuestion;
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

/** Whether goods are being chosen for the shipping, or buildings: the market and the cards on offer are then switches. */
export function isShipping(board: Asked & Pick<HarbourBoard, 'choice'>): boolean {
  const question = purchaseAsked(board);
  return isPlanning(board) && (question === 'ship' || question === 'goodsOrPurchase');
}

export const isBuying = (board: Asked & Pick<HarbourBoard, 'choice'>): boolean =>
  isShipping(board) || purchaseAsked(board) === 'buyMore';

/** What is in mind, or what lies there before anything is: where only a rest is asked, the best of it. */
function planOf({ view, actor, choice }: Pick<HarbourBoard, 'view' | 'actor' | 'choice'>): Plan {
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
  const { view, actor, choice } = board;
  const question = purchaseAsked(board);
  if (question === undefined || actor === undefined) return undefined;
  const chosen = choice !== undefined && 'plan' in choice ? choice.plan : undefined;
  return {
    question,
    ...outlookOn(view, actor, chosen, () => planOf(board)),
    change: (changed) => board.choose({ plan: changed }),
  };
}

interface Looked {
  readonly actor: Seat;
  readonly chosen: Plan | undefined;
  readonly outlook: Outlook;
}

/** Every switch on the table asks for it, and it tries some hundred purchases out: worked out once for each plan. */
const LOOKED = new WeakMap<HarbourView, Looked>();

function outlookOn(view: HarbourView, actor: Seat, chosen: Plan | undefined, begin: () => Plan): Outlook {
  const last = LOOKED.get(view);
  if (last?.actor === actor && last.chosen === chosen) return last.outlook;
  const plan = chosen ?? begin();
  const outlook = {
    plan,
    planned: planned(view, actor, plan),
    choices: choicesOf(view, actor, plan),
  };
  LOOKED.set(view, { actor, chosen, outlook });
  return outlook;
}

/** Whether any of the money is there: coins alone buy nothing (HB-20). */
export const hasBegun = ({ planned: { parts } }: Planning): boolean =>
  parts.some(({ of }) => of === 'inland' || of === 'good' || of === 'rest');

/** Whether goods may still be sold and shipped. */
export const raisesMoney = ({ question }: Planning): boolean =>
  question === 'ship' || question === 'goodsOrPurchase';

export const whyIn = (board: HarbourBoard, problem: Problem | undefined): string | undefined =>
  problem && speakProblem(harbourPhrases, board.language, problem, { seat: board.name });

const RULES: Readonly<Partial<Record<string, string>>> = ON_PROBLEM;

/** The paragraph of the rules that says so, where there is one. */
export const ruleIn = (problem: Problem | undefined): string | undefined => problem && RULES[problem.problem];

/** A warehouse that would stay empty takes a unit of what is shipped; what needs a set sold before sells it. */
export function switchShipment({ view, actor }: HarbourBoard, { plan, choices }: Planning, good: Good): Plan {
  const switched = toggleShip(choices.ship[good]?.sells === true ? toggleInland(plan) : plan, good);
  const most = actor === undefined ? 0 : mostKept(view, actor);
  return switched.ship.includes(good) && plan.keep.length < most ? keepMore(switched, good, most) : switched;
}
