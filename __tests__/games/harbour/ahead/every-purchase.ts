import { Dice } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { emptyPlan, plannedQuestion, type Plan } from '@/games/harbour/ahead/plan';
import { questionOf } from '@/games/harbour/asked';
import { buildingNamed, PRICE } from '@/games/harbour/cards/buildings';
import { KINDS } from '@/games/harbour/cards/goods';
import type { HarbourMove } from '@/games/harbour/move';
import { unitsOf, type HarbourState } from '@/games/harbour/state';
import { seedOf } from '../../../support/random-play';
import { after, showPositions } from './positions';

/** What a purchase was, however it was made. */
export interface Purchase {
  readonly key: string;
  readonly buildings: string;
  readonly left: number;
}

export const keyOf = (plan: Plan): string =>
  JSON.stringify([
    plan.inland,
    [...plan.ship].sort(),
    [...plan.buildings].sort(),
    [...plan.keep].sort(),
    plan.fill,
  ]);

/** Every purchase that can be made from here, by playing all ways of it; nothing is ordered that the order does not change. */
function* purchases(state: HarbourState, seat: number, begun: Plan, plan = begun): Generator<Purchase> {
  const question = plannedQuestion(state, seat);
  const isDone = question === undefined || (question === 'goodsOrPurchase' && plan.buildings.length > 0);
  if (isDone) {
    const buildings = [...plan.buildings].sort().join();
    yield { key: keyOf(plan), buildings, left: unitsOf(state, seat) };
    return;
  }
  for (const move of harbour.moves(state, seat)) {
    const next = continued(state, plan, move, begun);
    if (next !== undefined) yield* purchases(after(state, seat, move), seat, begun, next);
  }
}

/** The plan with this move in it; undefined where another order of the same moves is looked at, or the move is no purchase. */
function continued(state: HarbourState, plan: Plan, move: HarbourMove, begun: Plan): Plan | undefined {
  switch (move.type) {
    case 'inland':
      return { ...plan, inland: true };
    case 'ship': {
      const last = plan.ship.slice(begun.ship.length).at(-1) ?? -1;
      return move.good > last ? { ...plan, ship: [...plan.ship, move.good] } : undefined;
    }
    case 'buy':
      return { ...plan, buildings: [...plan.buildings, move.building] };
    case 'fill':
      return { ...plan, fill: [...plan.fill, move.good] };
    case 'keep':
      return move.good >= (plan.keep.at(-1) ?? 0) ? { ...plan, keep: [...plan.keep, move.good] } : undefined;
    case 'done':
      return questionOf(state) === 'ship' ? undefined : plan;
    default:
      return undefined;
  }
}

export interface Sample {
  readonly state: HarbourState;
  readonly seat: number;
  readonly all: readonly Purchase[];
}

/** What leaves most for a second building. */
function cheapestPurchase(moves: readonly HarbourMove[]): HarbourMove | undefined {
  const price = (move: HarbourMove): number => (move.type === 'buy' ? (PRICE[move.building] ?? 0) : Infinity);
  const [cheapest] = moves.filter(({ type }) => type === 'buy').sort((a, b) => price(a) - price(b));
  return cheapest;
}

/** Shows a rich seat in the Library: random players hardly ever come there with enough for two buildings. */
function showLibraries(show: (state: HarbourState, seat: number) => void): void {
  const random = new Dice(seedOf('riches'), 'library');
  const go: HarbourMove = { type: 'go', place: buildingNamed('library') };
  const open = (state: HarbourState, seat: number): boolean =>
    questionOf(state) === 'go' && harbour.problem(state, seat, go) === undefined;
  showPositions({ games: 40, seed: 'library', every: 20, fits: open }, (poor, seat) => {
    let state = harbour.clone(poor);
    for (let good = 0; good < KINDS; good += 1) state.goods[seat * KINDS + good] = 3 + random.below(4);
    state = after(state, seat, go);
    while (harbour.waitingFor(state)[0] === seat && questionOf(state) !== 'go') {
      if (plannedQuestion(state, seat) !== undefined) show(state, seat);
      const moves = harbour.moves(state, seat);
      const wished =
        moves.find(({ type }) => type === 'later' || type === 'ship') ??
        (random.below(2) === 0 ? cheapestPurchase(moves) : undefined);
      state = after(state, seat, wished ?? (moves[random.below(moves.length)] as HarbourMove));
    }
  });
}

/** Positions in which a purchase is asked for or under way, each with every purchase that can still be made. */
export function sampled(): readonly Sample[] {
  const samples: Sample[] = [];
  const keep = (state: HarbourState, seat: number): void => {
    const all = [...purchases(state, seat, emptyPlan(state))];
    samples.push({ state: harbour.clone(state), seat, all });
  };
  const isPlanned = (state: HarbourState, seat: number): boolean =>
    plannedQuestion(state, seat) !== undefined;
  showPositions({ games: 60, seed: 'plan', every: 5, fits: isPlanned }, keep);
  // Hardly anybody is asked this in a random game.
  showPositions({ games: 60, seed: 'order', every: 1, fits: (state) => questionOf(state) === 'fill' }, keep);
  showLibraries(keep);
  return samples;
}
