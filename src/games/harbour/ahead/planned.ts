import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { KINDS, type Good } from '../cards/goods';
import { HIGHEST_SPACE, LOWEST_SPACE } from '../cards/limits';
import { clone } from '../clone';
import type { HarbourMove } from '../move';
import { goodOn } from '../rules/market';
import { scoreOf } from '../score';
import { held } from '../state';
import type { HarbourView } from '../view';
import { courseOf, Trial, type Course } from './course';
import type { Plan } from './plan';
import { priceOf, sumOf, sumParts, type SumPart } from './sum';

export interface Planned {
  readonly parts: readonly SumPart[];
  readonly sum: number;
  /** Of the ringed buildings together. */
  readonly price: number;
  /** A building is ringed, and the sum is enough. */
  readonly pays: boolean;
  /** Money that would be lost; nothing as long as it does not pay. */
  readonly leftOver: number;
  /** By good: held now and afterwards, as far as the plan can be carried out. */
  readonly goods: readonly { readonly from: number; readonly to: number }[];
  /** The goods on spaces 2 to 5 afterwards. */
  readonly market: readonly Good[];
  /** Of the seat, afterwards, as far as the plan can be carried out. */
  readonly points: number;
  readonly bought: number;
  /** By symbol. */
  readonly symbols: readonly number[];
  /** Why the button cannot be pressed; undefined where the whole plan can be carried out. */
  readonly problem: Problem | undefined;
  /** What the button plays; only where there is no problem all of it. */
  readonly moves: readonly HarbourMove[];
}

/** Tokens as they will lie once something is bought: the rules put them back, in an imagined copy, whatever is bought. */
function marketAfter(view: HarbourView, seat: Seat, course: Course, { fill }: Plan): readonly Good[] {
  const { end, problem, shipped } = course;
  const state = problem === undefined ? end : new Trial(view, seat, clone(shipped)).letGo().fill(fill).state;
  return Array.from({ length: HIGHEST_SPACE - LOWEST_SPACE + 1 }, (_, at) =>
    goodOn(state, LOWEST_SPACE + at),
  );
}

export function planned(view: HarbourView, seat: Seat, plan: Plan): Planned {
  const course = courseOf(view, seat, plan);
  const { shipped, end, problem, moves } = course;
  const parts = sumParts(view, seat, shipped, plan.buildings.length);
  const sum = sumOf(parts);
  const price = priceOf(plan.buildings);
  const pays = plan.buildings.length > 0 && sum >= price;
  return {
    parts,
    sum,
    price,
    pays,
    leftOver: pays ? sum - price : 0,
    goods: Array.from({ length: KINDS }, (_, good) => ({
      from: held(view, seat, good),
      to: held(end, seat, good),
    })),
    market: marketAfter(view, seat, course, plan),
    points: scoreOf({ ...end, bonus: view.bonus }, seat).total,
    bought: end.bought[seat] as number,
    symbols: end.symbols.slice(seat * KINDS, (seat + 1) * KINDS),
    problem,
    moves,
  };
}

/** The small moves behind the button, in the order of the rules; none where the plan cannot be carried out. */
export function movesOf(view: HarbourView, seat: Seat, plan: Plan): readonly HarbourMove[] {
  const { moves, problem } = courseOf(view, seat, plan);
  return problem === undefined ? moves : [];
}
