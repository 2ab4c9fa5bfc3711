import { Dice, type Random } from '@/engine/random';
import { harbour } from '@/games/harbour';
import { choicesOf } from '@/games/harbour/ahead/choices';
import {
  emptyPlan,
  keepMore,
  mostBuildings,
  mostKept,
  toggleBuilding,
  toggleFill,
  toggleInland,
  toggleShip,
  type Plan,
} from '@/games/harbour/ahead/plan';
import { movesOf, planned, type Planned } from '@/games/harbour/ahead/planned';
import { suggest } from '@/games/harbour/ahead/suggest';
import { questionOf } from '@/games/harbour/asked';
import { KINDS } from '@/games/harbour/cards/goods';
import type { HarbourMove } from '@/games/harbour/move';
import { goodOn } from '@/games/harbour/rules/market';
import { scoreOf } from '@/games/harbour/score';
import { held, unitsOf, type HarbourState } from '@/games/harbour/state';
import { seedOf } from '../../../support/random-play';
import { keyOf, sampled } from './every-purchase';
import { happens } from './positions';
import { triedSums } from './sums';

const GOODS = [0, 1, 2, 3];

/** A plan at random, possible or not, as taps could make it. */
function randomPlan(state: HarbourState, seat: number, random: Random): Plan {
  const chance = (): boolean => random.below(2) === 0;
  let plan = emptyPlan(state);
  const ships = mostBuildings(state) > 0 && questionOf(state) !== 'buyMore';
  if (ships && !plan.inland && state.inlandTraders && chance()) plan = toggleInland(plan);
  for (const good of GOODS) if (ships && !plan.ship.includes(good) && chance()) plan = toggleShip(plan, good);
  for (let ring = random.below(mostBuildings(state) + 1); ring > 0; ring -= 1) {
    const building = state.display[random.below(state.display.length)];
    if (building !== undefined && building >= 0) plan = toggleBuilding(plan, building, mostBuildings(state));
  }
  for (let unit = random.below(mostKept(state, seat) + 1); unit > 0; unit -= 1) {
    plan = keepMore(plan, random.below(KINDS), mostKept(state, seat));
  }
  if (chance()) for (const good of [...plan.ship].reverse()) plan = toggleFill(plan, good);
  return plan;
}

/** The order in which the tokens come back, said in full; empty where nobody is asked for it. */
function orderIn(moves: readonly HarbourMove[]): number[] {
  return moves.flatMap((move) => (move.type === 'fill' ? [move.good] : []));
}

function faultsOf(state: HarbourState, seat: number, plan: Plan, told: Planned): string[] {
  const real = happens(
    state,
    told.moves.map((move) => ({ seat, move })),
  );
  const as: Readonly<Record<string, boolean>> = {
    legal: real.refused === undefined,
    goods: told.goods.every(
      ({ from, to }, good) => from === held(state, seat, good) && to === held(real.state, seat, good),
    ),
    market: told.market.join() === [2, 3, 4, 5].map((space) => goodOn(real.state, space)).join(),
    points: told.points === scoreOf(real.state, seat).total,
    bought: told.bought === real.state.bought[seat],
    symbols: told.symbols.join() === real.state.symbols.slice(seat * KINDS, (seat + 1) * KINDS).join(),
    pays: told.pays === plan.buildings.length > 0,
  };
  return Object.keys(as).filter((name) => as[name] !== true);
}

const samples = sampled();

it('plans are tried at every question of a purchase', () => {
  const questions = new Set(samples.map(({ state }) => questionOf(state)));
  expect([...questions].sort()).toEqual(['buyMore', 'fill', 'goodsOrPurchase', 'keep', 'ship']);
});

describe('a plan of a purchase', () => {
  it('can be carried out exactly where some way of playing makes that purchase, and comes to what it tells', () => {
    const random = new Dice(seedOf('plans'), 'plans');
    const faults: string[] = [];
    let possible = 0;
    let refused = 0;
    for (const { state, seat, all } of samples) {
      const view = harbour.view(state, seat);
      const keys = new Set(all.map(({ key }) => key));
      for (let plans = 0; plans < 12; plans += 1) {
        const plan = randomPlan(state, seat, random);
        const told = planned(view, seat, plan);
        const moves = movesOf(view, seat, plan);
        if (told.problem === undefined) {
          possible += 1;
          faults.push(...faultsOf(state, seat, plan, told));
          if (!keys.has(keyOf({ ...plan, fill: orderIn(moves) }))) faults.push('no way of playing makes it');
        } else {
          refused += 1;
          const { problem } = told.problem;
          if ([plan.fill, []].some((fill) => keys.has(keyOf({ ...plan, fill })))) faults.push(problem);
          if (moves.length > 0) faults.push(`${problem}, but it has moves`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(possible).toBeGreaterThan(150);
    expect(refused).toBeGreaterThan(150);
  });

  it('has in hand what the rules let be paid, and lets tokens lie as any purchase would leave them', () => {
    const random = new Dice(seedOf('sums'), 'sums');
    const faults: string[] = [];
    let sums = 0;
    let markets = 0;
    let both = 0;
    for (const { state, seat } of samples) {
      const view = harbour.view(state, seat);
      for (let plans = 0; plans < 12; plans += 1) {
        const plan = randomPlan(state, seat, random);
        const tried = triedSums(state, seat, plan, planned(view, seat, plan));
        faults.push(...tried.faults);
        if (tried.sum) sums += 1;
        if (tried.sum && plan.buildings.length > 1) both += 1;
        if (tried.market) markets += 1;
      }
    }
    expect(faults).toEqual([]);
    expect(sums).toBeGreaterThan(1000);
    expect(both).toBeGreaterThan(50);
    expect(markets).toBeGreaterThan(1000);
  });

  it('is suggested with the fewest units gone that pay for the ringed buildings, or not at all where nothing does', () => {
    const faults: string[] = [];
    for (const { state, seat, all } of samples) {
      const view = harbour.view(state, seat);
      const rings = state.display.flatMap((one) => [
        [one],
        ...(mostBuildings(state) > 1 ? state.display.map((two) => [one, two]) : []),
      ]);
      const wanted = rings.filter(([one = -1, two]) => one >= 0 && one !== two && (two ?? 0) >= 0);
      for (const buildings of mostBuildings(state) > 0 ? wanted : [[]]) {
        const name = [...buildings].sort().join();
        const most = Math.max(-1, ...all.filter((one) => one.buildings === name).map(({ left }) => left));
        const suggestion = suggest(view, seat, buildings);
        if (!('plan' in suggestion)) {
          if (most >= 0) faults.push(`${name}: ${suggestion.problem.problem}`);
          continue;
        }
        const moves = movesOf(view, seat, suggestion.plan);
        const real = happens(
          state,
          moves.map((move) => ({ seat, move })),
        );
        if (real.refused !== undefined || unitsOf(real.state, seat) !== most) faults.push(`${name}: ${most}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('lets change exactly what could still become a purchase', () => {
    const faults: string[] = [];
    let afterSale = 0;
    for (const { state, seat, all } of samples) {
      const question = questionOf(state);
      if (question !== 'ship' && question !== 'goodsOrPurchase') continue;
      const choices = choicesOf(harbour.view(state, seat), seat, emptyPlan(state));
      const legal = (move: HarbourMove): boolean => harbour.problem(state, seat, move) === undefined;
      const sold = legal({ type: 'inland' })
        ? happens(state, [{ seat, move: { type: 'inland' } }]).state
        : undefined;
      choices.ship.forEach(({ problem, sells }, good) => {
        const ship: HarbourMove = { type: 'ship', good };
        const onlySold =
          !legal(ship) && sold !== undefined && harbour.problem(sold, seat, ship) === undefined;
        if ((problem === undefined) !== (legal(ship) || onlySold)) faults.push(`ship ${good}`);
        if (sells !== onlySold) faults.push(`ship ${good} after a sale`);
        if (onlySold) afterSale += 1;
      });
      for (const [building, { problem }] of choices.buildings) {
        const bought = all.some(({ buildings }) => buildings === String(building));
        if ((problem === undefined) !== bought) faults.push(`building ${building}`);
      }
      if (choices.inland && (choices.inland.problem === undefined) !== legal({ type: 'inland' }))
        faults.push('inland');
      if (question === 'ship' && (choices.leave === undefined) !== legal({ type: 'done' }))
        faults.push('leave');
    }
    expect(faults).toEqual([]);
    expect(afterSale).toBeGreaterThan(0);
  });
});
