import type { Seat } from '@/engine/game';
import type { Problem } from '@/engine/phrase';
import { questionOf } from '../asked';
import { PRICE } from '../cards/buildings';
import { COIN, KINDS, type Good } from '../cards/goods';
import { HIGHEST_SPACE, INLAND_PRICE, LOWEST_SPACE } from '../cards/limits';
import { clone } from '../clone';
import type { HarbourMove } from '../move';
import { fillInOrder, goodOn, leftmostFree, OFF_MARKET, place, slide } from '../rules/market';
import { buyPart, paidFor } from '../rules/purchase';
import { scoreOf } from '../score';
import { held, symbolsOf, type Situation } from '../state';
import type { HarbourView } from '../view';
import { courseOf, type Course } from './course';
import { isShipped, type Plan } from './plan';
import { freshDice } from './turn';

/** Where money comes from, in the order in which it is written: inland, goods, coins, the building's own. */
export type SumPart =
  | { readonly of: 'inland'; readonly money: number }
  | { readonly of: 'good'; readonly good: Good; readonly units: number; readonly money: number }
  /** Coins count once for each building that is ringed. */
  | { readonly of: 'coins'; readonly coins: number; readonly money: number }
  | { readonly of: 'extra'; readonly money: number }
  /** What is left of a purchase whose first building is bought already. */
  | { readonly of: 'rest'; readonly money: number };

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

const priceOf = ({ buildings }: Plan): number =>
  buildings.reduce((sum, building) => sum + (PRICE[building] as number), 0);

/** Tokens as they will lie once something is bought. */
function marketAfter({ shipped, end, problem }: Course, { fill }: Plan): readonly Good[] {
  const state = clone(problem === undefined ? end : shipped);
  const step = { random: freshDice() };
  if (state.shipped !== 0 && !state.space.includes(OFF_MARKET)) slide(state, step);
  const ordered = fill.filter((good) => isShipped(state, good));
  if (ordered.length > 0) {
    const rest = state.space
      .map((_, good) => good)
      .filter((good) => isShipped(state, good) && !fill.includes(good));
    const back = [
      ...ordered,
      ...rest.sort((a, b) => (shipped.space[a] as number) - (shipped.space[b] as number)),
    ];
    for (const good of back) place(state, good, OFF_MARKET, step);
    for (const good of back) place(state, good, leftmostFree(state), step);
  } else fillInOrder(state, step);
  return Array.from({ length: HIGHEST_SPACE - LOWEST_SPACE + 1 }, (_, at) =>
    goodOn(state, LOWEST_SPACE + at),
  );
}

function sumParts(view: HarbourView, seat: Seat, shipped: Situation, ringed: number): SumPart[] {
  const question = questionOf(view);
  if (question === 'buyMore') return [{ of: 'rest', money: view.money }];
  if (question !== 'ship' && question !== 'goodsOrPurchase') return [];
  const parts: SumPart[] = shipped.soldInland ? [{ of: 'inland', money: INLAND_PRICE }] : [];
  for (let space = LOWEST_SPACE; space <= HIGHEST_SPACE; space += 1) {
    const good = goodOn(shipped, space);
    if (!isShipped(shipped, good)) continue;
    parts.push({
      of: 'good',
      good,
      units: shipped.cargo[good] as number,
      money: paidFor(shipped, seat, good),
    });
  }
  const coins = symbolsOf(view, seat, COIN);
  if (coins > 0) parts.push({ of: 'coins', coins, money: coins * Math.max(1, ringed) });
  const { extra } = buyPart(view);
  if (extra > 0) parts.push({ of: 'extra', money: extra });
  return parts;
}

export function planned(view: HarbourView, seat: Seat, plan: Plan): Planned {
  const course = courseOf(view, seat, plan);
  const { shipped, end, problem, moves } = course;
  const parts = sumParts(view, seat, shipped, plan.buildings.length);
  const sum = parts.reduce((money, part) => money + part.money, 0);
  const price = priceOf(plan);
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
    market: marketAfter(course, plan),
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
