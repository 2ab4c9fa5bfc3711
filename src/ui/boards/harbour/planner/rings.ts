import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { mostBuildings, toggleBuilding, type Plan } from '@/games/harbour/ahead/plan';
import { powerIn } from '@/games/harbour/ahead/power';
import { suggest, type Suggestion } from '@/games/harbour/ahead/suggest';
import { POINTS, PRICE, type Building } from '@/games/harbour/cards/buildings';
import { buyPart } from '@/games/harbour/rules/purchase';
import type { HarbourView } from '@/games/harbour/view';
import type { HarbourBoard } from '../table/board';
import { nameOf } from '../model/faces';
import { raisesMoney, ruleIn, whyIn, type Planning } from './planning';

/** By points, the cheaper of equals. */
const worthOf = (buildings: readonly Building[]): number =>
  buildings.reduce((sum, building) => sum + 100 * (POINTS[building] ?? 0) - (PRICE[building] ?? 0), 0);

const priceOf = (buildings: readonly Building[]): number =>
  buildings.reduce((sum, building) => sum + (PRICE[building] ?? 0), 0);

/** What could be wanted where nobody has said it, the best first: single buildings, in the Library pairs as well. */
function wishesIn(view: HarbourView, seat: Seat, { choices }: Planning): readonly (readonly Building[])[] {
  const payable = [...choices.buildings].flatMap(([building, { problem }]) =>
    problem === undefined ? [building] : [],
  );
  const most = mostBuildings(view) > 1 ? powerIn(view, seat, buyPart(view), 2) : 0;
  const pairs = payable
    .flatMap((one, at) => payable.slice(at + 1).map((other) => [one, other]))
    .filter((pair) => priceOf(pair) <= most);
  return [...payable.map((building) => [building]), ...pairs].sort((a, b) => worthOf(b) - worthOf(a));
}

/** The plan that pays for the ringed buildings with the least loss, or for the best that can be paid. */
export function suggestion({ view, actor }: HarbourBoard, planning: Planning): Suggestion | undefined {
  if (actor === undefined) return undefined;
  const { buildings } = planning.plan;
  const wishes = buildings.length > 0 ? [buildings] : wishesIn(view, actor, planning);
  let found: Suggestion | undefined;
  for (const wish of wishes) {
    found = suggest(view, actor, wish);
    if ('plan' in found) return found;
  }
  return found;
}

interface Ringing {
  readonly on: boolean;
  /** Why it cannot be ringed. */
  readonly unavailable: string | undefined;
  /** The paragraph of the rules behind that. */
  readonly rule: string | undefined;
  /** The plan after a tap on it. */
  readonly tapped: Plan;
}

/** Why nothing can pay for it: as long as goods may be shipped, what the plan lacks now is not the reason. */
function against(board: HarbourBoard, planning: Planning, problem: Problem | undefined): string | undefined {
  if (problem?.problem !== 'tooDear' || !raisesMoney(planning)) return whyIn(board, problem);
  const { building, short } = problem.args as { building: Building; short: number };
  const { text, language, view } = board;
  const named = nameOf(view, building, language);
  return text.planner.buy.beyond({ building: named, money: board.money(short) });
}

/** A tap rings a building or takes the ring away; where two cannot be paid together, it takes the other one's place. */
export function ringing(board: HarbourBoard, planning: Planning, building: Building): Ringing {
  const { view, actor } = board;
  const { plan, choices } = planning;
  const { on = false, problem } = choices.buildings.get(building) ?? {};
  if (problem === undefined || plan.buildings.length === 0 || actor === undefined) {
    const tapped = toggleBuilding(plan, building, mostBuildings(view));
    return { on, unavailable: against(board, planning, problem), rule: ruleIn(problem), tapped };
  }
  const alone = suggest(view, actor, [building]);
  const refused = 'problem' in alone ? alone.problem : undefined;
  const tappedAlone = { ...plan, buildings: [building] };
  return { on, unavailable: against(board, planning, refused), rule: ruleIn(refused), tapped: tappedAlone };
}
