import { harbour } from '@/games/harbour';
import { choicesOf } from '@/games/harbour/ahead/choices';
import {
  emptyPlan,
  keepLess,
  keepMore,
  mostKept,
  ordersTokens,
  toggleBuilding,
  toggleFill,
  toggleInland,
  toggleShip,
  type Plan,
} from '@/games/harbour/ahead/plan';
import { movesOf, planned } from '@/games/harbour/ahead/planned';
import { suggest } from '@/games/harbour/ahead/suggest';
import { buildingNamed, type BuildingId } from '@/games/harbour/cards/buildings';
import { FISH, GOODS, LIVESTOCK, STONE, WOOD } from '@/games/harbour/cards/goods';
import type { HarbourView } from '@/games/harbour/view';
import { scenario, write, type Position, type Scenario } from '../scenario';

const NOTHING: Plan = { inland: false, ship: [], buildings: [], keep: [], fill: [] };
const planOf = (plan: Partial<Plan>): Plan => ({ ...NOTHING, ...plan });
const rings = (...names: readonly BuildingId[]): number[] => names.map(buildingNamed);
const viewOf = ({ state }: Scenario): HarbourView => harbour.view(state, 0);
const written = (view: HarbourView, plan: Plan): string[] => movesOf(view, 0, plan).map(write);

/** Seat 0 in its own start building, asked for goods or a purchase. */
const atHome = (position: Position): HarbourView =>
  viewOf(
    scenario({ display: ['bait-shop', 'library', 'privateer-ship', 'depot'], ...position }).play(
      'go start 0',
    ),
  );

describe('a plan', () => {
  const view = atHome({
    players: 3,
    inlandTraders: true,
    goods: [{ fish: 4, livestock: 1, stone: 5, wood: 1 }],
    owned: [['cannery', 'lumber-camp']],
  });
  const plan = planOf({ inland: true, ship: [STONE, FISH], buildings: rings('bait-shop'), keep: [STONE] });

  it('adds its sum up from the left: inland, goods, coins', () => {
    const { parts, sum, price, pays, leftOver } = planned(view, 0, plan);
    expect(parts).toEqual([
      { of: 'inland', money: 5 },
      { of: 'good', good: FISH, units: 3, money: 2 },
      { of: 'good', good: STONE, units: 4, money: 4 },
      { of: 'coins', coins: 1, money: 1 },
    ]);
    expect([sum, price, pays, leftOver]).toEqual([12, 6, true, 6]);
  });

  it('becomes small moves in the order of the rules', () => {
    expect(written(view, plan)).toEqual(['inland', 'ship fish', 'ship stone', 'buy bait-shop', 'keep stone']);
  });

  it('tells stock, market, points, buildings and symbols afterwards', () => {
    const { goods, market, points, bought, symbols } = planned(view, 0, plan);
    expect(goods.map(({ to }) => to)).toEqual([0, 0, 1, 0]);
    expect(market.map((good) => GOODS[good])).toEqual(['fish', 'stone', 'livestock', 'wood']);
    expect([points, bought]).toEqual([21, 3]);
    expect(symbols).toEqual([1, 1, 1, 1]);
  });

  it('shows the market afterwards before any building is ringed', () => {
    const { market, problem, moves } = planned(view, 0, planOf({ ship: [STONE] }));
    expect(market.map((good) => GOODS[good])).toEqual(['stone', 'fish', 'livestock', 'wood']);
    expect(problem?.problem).toBe('chooseBuilding');
    expect(moves.map(write)).toEqual(['ship stone']);
  });

  it.each([
    ['too little money', { ship: [FISH], buildings: rings('bait-shop') }, 'tooDear'],
    ['too few units', { ship: [WOOD], buildings: rings('bait-shop') }, 'tooFewToShip'],
    ['nothing shipped', { inland: true, buildings: rings('bait-shop') }, 'shipFirst'],
    ['a building without a price', { ship: [STONE], buildings: rings('privateer-ship') }, 'noPrice'],
    [
      'a unit kept of what stays',
      { ship: [STONE, FISH], buildings: rings('bait-shop'), keep: [WOOD] },
      'noneLeftToKeep',
    ],
  ] as [string, Partial<Plan>, string][])('says why it cannot be carried out: %s', (_, some, problem) => {
    expect(planned(view, 0, planOf(some)).problem?.problem).toBe(problem);
    expect(written(view, planOf(some))).toEqual([]);
  });

  it('says what each building lacks as the plan stands, and what cannot be bought at all', () => {
    const { buildings, inland, ship, warehouses } = choicesOf(view, 0, planOf({ ship: [STONE] }));
    expect(buildings.get(buildingNamed('bait-shop'))).toEqual({ on: false, problem: undefined, short: 1 });
    expect(buildings.get(buildingNamed('library'))?.short).toBe(7);
    expect(buildings.get(buildingNamed('privateer-ship'))?.problem?.problem).toBe('noPrice');
    expect(inland).toEqual({ on: false, problem: undefined });
    expect(ship.map(({ on, problem }) => [on, problem?.problem])).toEqual([
      [false, undefined],
      [false, 'tooFewToShip'],
      [true, undefined],
      [false, 'tooFewToShip'],
    ]);
    expect(warehouses).toBe(1);
  });
});

describe('a purchase that was interrupted', () => {
  const begun = scenario({
    display: ['bait-shop', 'depot'],
    goods: [{ stone: 5, livestock: 3 }],
    owned: [['lumber-camp']],
  }).play('go start 0', 'ship stone');

  it('begins with what is shipped already, which cannot be taken back', () => {
    const view = viewOf(begun);
    expect(emptyPlan(view)).toEqual(planOf({ ship: [STONE] }));
    expect(choicesOf(view, 0, emptyPlan(view)).ship[STONE]?.problem?.problem).toBe('alreadyShipped');
    expect(choicesOf(view, 0, emptyPlan(view)).leave?.problem).toBe('mustBuy');
  });

  it('goes on from there', () => {
    const view = viewOf(begun);
    const plan = planOf({ ship: [STONE, LIVESTOCK], buildings: rings('depot') });
    expect(planned(view, 0, plan).sum).toBe(7);
    expect(written(view, plan)).toEqual(['ship livestock', 'buy depot', 'done']);
  });

  it('asks for the warehouse alone when the building is bought', () => {
    const { state } = scenario({
      display: ['bait-shop', 'depot'],
      goods: [{ stone: 5, livestock: 3 }],
      owned: [['lumber-camp']],
    }).play('go start 0', 'ship stone', 'ship livestock', 'buy depot');
    const view = harbour.view(state, 0);
    expect(written(view, planOf({ keep: [LIVESTOCK] }))).toEqual(['keep livestock']);
    expect(written(view, emptyPlan(view))).toEqual(['done']);
    expect(suggest(view, 0, [])).toMatchObject({ plan: { keep: [LIVESTOCK] } });
  });
});

describe('the Auctioneer', () => {
  const view = atHome({ boards: ['auctioneer'], goods: [{ fish: 2, livestock: 3, stone: 4 }] });
  const plan = planOf({ ship: [FISH, LIVESTOCK, STONE], buildings: rings('depot') });

  it.each([
    ['said in full', [STONE, FISH, LIVESTOCK], ['stone', 'fish', 'livestock', 'wood']],
    ['begun, the rest as before', [LIVESTOCK], ['livestock', 'fish', 'stone', 'wood']],
    ['left as it was', [], ['fish', 'livestock', 'stone', 'wood']],
  ])('orders the tokens that come back: %s', (_, fill, market) => {
    expect(ordersTokens(view, 0, plan)).toBe(true);
    for (const buildings of [plan.buildings, []]) {
      const told = planned(view, 0, { ...plan, fill, buildings });
      expect(told.market.map((good) => GOODS[good])).toEqual(market);
    }
  });
});

describe('the Library', () => {
  const view = viewOf(
    scenario({
      display: ['bait-shop', 'depot', 'library', 'pub'],
      goods: [{ wood: 6, stone: 4 }],
      owned: [['cannery']],
    }).play('go library', 'gain wood'),
  );

  it('HB-25 buys two buildings out of one shipping, coins counting for each', () => {
    const plan = planOf({ ship: [STONE, WOOD], buildings: rings('bait-shop', 'depot') });
    const { sum, price, problem } = planned(view, 0, plan);
    expect([sum, price, problem]).toEqual([11, 12, expect.objectContaining({ problem: 'tooDear' })]);
    expect(suggest(view, 0, rings('depot'))).toEqual({
      plan: planOf({ ship: [WOOD], buildings: rings('depot') }),
    });
  });

  it('rings one building more, and lets the oldest ring go beyond two', () => {
    const two = toggleBuilding(toggleBuilding(NOTHING, 1, 2), 2, 2);
    expect(two.buildings).toEqual([1, 2]);
    expect(toggleBuilding(two, 3, 2).buildings).toEqual([2, 3]);
    expect(toggleBuilding(two, 1, 2).buildings).toEqual([2]);
  });
});

describe('suggest', () => {
  it.each([
    ['the good that loses least beyond its price', { goods: [{ wood: 5, stone: 6 }] }, { ship: [WOOD] }],
    [
      'the inland traders where they cost less',
      { players: 3, inlandTraders: true, goods: [{ fish: 3, livestock: 2, stone: 2, wood: 6 }] },
      { inland: true, ship: [FISH] },
    ],
  ] as [string, Position, Partial<Plan>][])('takes %s', (_, position, plan) => {
    const view = atHome({ ...position, owned: [['cannery']] });
    expect(suggest(view, 0, rings('depot'))).toMatchObject({ plan });
  });

  it.each([
    ['too dear whatever is shipped', 'library', 'tooDear'],
    ['without a price', 'privateer-ship', 'noPrice'],
  ] as const)('says why there is none: %s', (_, building, problem) => {
    const view = atHome({ goods: [{ wood: 5, stone: 4 }] });
    expect(suggest(view, 0, rings(building))).toMatchObject({ problem: { problem } });
  });
});

describe('taps', () => {
  it('switch goods and the inland set, and let go with a good what its warehouse keeps and its place in the order', () => {
    const shipped = toggleShip(toggleInland(NOTHING), FISH);
    const kept = toggleFill(keepMore(shipped, FISH, 2), FISH);
    expect(kept).toEqual(planOf({ inland: true, ship: [FISH], keep: [FISH], fill: [FISH] }));
    expect(toggleShip(kept, FISH)).toEqual(planOf({ inland: true }));
    expect(toggleFill(toggleFill(kept, WOOD), FISH).fill).toEqual([]);
  });

  it('fill warehouses, the oldest unit making room, and empty them', () => {
    const two = keepMore(keepMore(NOTHING, FISH, 2), WOOD, 2);
    expect(keepMore(two, WOOD, 2).keep).toEqual([WOOD, WOOD]);
    expect(keepLess(two, FISH).keep).toEqual([WOOD]);
    expect(keepLess(two, STONE)).toBe(two);
    expect(mostKept(atHome({ goods: [{ wood: 5, stone: 4 }], owned: [['cold-store']] }), 0)).toBe(2);
  });
});
