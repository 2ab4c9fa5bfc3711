import fc from 'fast-check';
import { CARDS, type CardId, type Face, type Kind } from '@/games/packet-row/cards';
import { listDeliveries } from '@/games/packet-row/rules/deliveries/list';
import { planDelivery } from '@/games/packet-row/rules/deliveries/plan';
import { canDeliver } from '@/games/packet-row/rules/deliveries/stock';
import { deliveryProblem } from '@/games/packet-row/rules/deliveries/check';
import { playerWith } from '@/games/packet-row/rules/hand';
import { packetRow } from '@/games/packet-row';
import type { Delivery } from '@/games/packet-row/move';
import type { PacketRowState } from '@/games/packet-row/state';
import { playedAgain } from '@/scripts/records/outdated';
import { forAll } from '../../support/for-all';
import { keptFailuresOf, readKeptFailure } from '../../support/kept-failures';
import { bruteForce, subsetsOf, worthOf } from './brute-force';
import { namesOf } from './card-names';
import { deliver } from './named-moves';
import { scenario, type Position } from './scenario';

interface Holding {
  readonly hand: readonly CardId[];
  readonly ships: readonly CardId[];
}

/** Hands small enough to try every use of every card, of the cards that fit. */
const smallHoldings = (fits: (card: Face) => boolean): fc.Arbitrary<Holding> => {
  const some = (most: number, ...kinds: Kind[]) => {
    const ids = CARDS.flatMap((card, id) => (kinds.includes(card.kind) && fits(card) ? [id] : []));
    return fc.uniqueArray(fc.constantFrom(...ids), { maxLength: most });
  };
  return fc
    .record({
      cargo: fc.tuple(some(3, 'contract', 'start-contract'), some(5, 'goods'), some(2, 'gold')),
      helpers: fc.tuple(some(2, 'trader'), some(2, 'captain')),
      others: some(2, 'money', 'banker', 'assistant', 'points'),
      ships: some(4, 'ship'),
      order: fc.nat(12),
    })
    .map(({ cargo, helpers, others, ships, order }) => {
      const cards = [...cargo, ...helpers, others].flat();
      return { hand: [...cards.slice(order), ...cards.slice(0, order)], ships };
    });
};

/** Two goods and two destinations often make a delivery possible; all of them show everything else. */
const holdings = fc.oneof(
  smallHoldings((card) => {
    const rightGood = !('good' in card) || card.good === 'fur' || card.good === 'cotton';
    return (
      rightGood && (!('destination' in card) || card.destination === 'france' || card.destination === 'spain')
    );
  }),
  smallHoldings(() => true),
);

const contractsOf = (hand: readonly CardId[]) =>
  hand.filter((card) => CARDS[card]?.kind.includes('contract'));
const problemOf = ({ hand, ships }: Holding, delivery: Delivery) =>
  deliveryProblem(playerWith([...hand], [...ships], 25), delivery);
const kindOfPlan = (plan: Delivery) => {
  if (plan.goods.some((use) => use.trader !== undefined)) return 'trader';
  if (plan.gold.length > 0) return 'gold';
  return plan.ships.some((use) => use.captain !== undefined) ? 'captain' : 'plain';
};
const keyOf = (contracts: readonly CardId[]) => [...contracts].sort((a, b) => a - b).join();

describe('the delivery planner against trying everything', () => {
  it('finds a plan for exactly the sets of contracts that have one, and none is better', () => {
    const found = { plain: 0, trader: 0, gold: 0, captain: 0, none: 0 };
    forAll(
      fc.property(holdings, ({ hand, ships }) => {
        for (const contracts of subsetsOf(contractsOf(hand))) {
          const plan = planDelivery(hand, ships, contracts);
          expect(plan && worthOf(plan)).toEqual(bruteForce(hand, ships, contracts));
          if (plan) expect(problemOf({ hand, ships }, plan)).toBeUndefined();
          found[plan ? kindOfPlan(plan) : 'none'] += 1;
        }
      }),
      { numRuns: 1_000 },
    );
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(10);
  });

  it('lists each deliverable set of contracts once, with a plan that is legal', () => {
    forAll(
      fc.property(holdings, ({ hand, ships }) => {
        const listed = listDeliveries(hand, ships);
        const possible = subsetsOf(contractsOf(hand)).filter(
          (set) => bruteForce(hand, ships, set) !== undefined,
        );
        expect(listed.map((delivery) => keyOf(delivery.contracts)).sort()).toEqual(
          possible.map(keyOf).sort(),
        );
        for (const delivery of listed) {
          expect(problemOf({ hand, ships }, delivery)).toBeUndefined();
          expect(delivery).toEqual(planDelivery(hand, ships, delivery.contracts));
        }
        expect(canDeliver(hand, ships)).toBe(possible.length > 0);
      }),
      { numRuns: 200 },
    );
  });
});

describe('games in which a mistake was found once', () => {
  it.each(keptFailuresOf('packet-row'))('%s offers none but the best plans', (name) => {
    const kept = readKeptFailure('packet-row', name);
    const { state } = playedAgain(packetRow, { ...kept, moves: kept.moves.slice(0, -1) });
    for (const { hand, ships } of (state as PacketRowState).players) {
      for (const plan of listDeliveries(hand, ships)) {
        expect(worthOf(plan)).toEqual(bruteForce(hand, ships, plan.contracts));
      }
    }
  });
});

describe('the order of preference of a plan', () => {
  const toFrance = (hand: readonly string[], ships: readonly string[] = ['ship-france']): Position => ({
    hands: [['contract-fur-france', ...hand]],
    ships: [ships],
  });

  it.each<[string, Position, string, string]>([
    [
      'plain cards before gold, however wasteful',
      toFrance(['fur-3', 'fur-3', 'fur-1', 'gold-1']),
      'ship-france',
      'fur-1 fur-3',
    ],
    [
      'plain cards before traders',
      toFrance(['fur-2', 'fur-3', 'cotton-2', 'trader']),
      'ship-france',
      'fur-2 fur-3',
    ],
    [
      'gold before traders',
      toFrance(['fur-2', 'cotton-2', 'trader', 'gold-1', 'gold-1']),
      'ship-france',
      'fur-2 gold-1:fur gold-1:fur',
    ],
    [
      'one double before two single gold',
      toFrance(['fur-2', 'gold-1', 'gold-1', 'gold-2']),
      'ship-france',
      'fur-2 gold-2:fur',
    ],
    [
      'a single before a double where one unit is missing',
      toFrance(['fur-3', 'gold-2', 'gold-1']),
      'ship-france',
      'fur-3 gold-1:fur',
    ],
    [
      'no waste before few cards',
      toFrance(['fur-2', 'fur-3', 'fur-3', 'fur-2']),
      'ship-france',
      'fur-2 fur-2',
    ],
    [
      'cheap cards last of all',
      toFrance(['fur-3', 'fur-1', 'fur-2', 'fur-1']),
      'ship-france',
      'fur-1 fur-1 fur-2',
    ],
    [
      'least waste among traded cards',
      toFrance(['fur-2', 'cotton-3', 'grain-2', 'trader']),
      'ship-france',
      'fur-2 grain-2:trader:fur',
    ],
    [
      'cheap cards also where a trader turns one of them',
      toFrance(['fur-1', 'fur-2', 'cotton-3', 'cotton-1', 'trader']),
      'ship-france',
      'fur-1 fur-2 cotton-1:trader:fur',
    ],
    [
      'the own ship before a captain',
      toFrance(['fur-3', 'fur-1', 'captain'], ['ship-spain', 'ship-france']),
      'ship-france',
      'fur-3 fur-1',
    ],
    [
      'a captain takes the ship that no contract waits for',
      toFrance(['fur-3', 'fur-1', 'captain', 'contract-grain-spain'], ['ship-spain', 'ship-sweden']),
      'ship-sweden:captain:france',
      'fur-3 fur-1',
    ],
  ])('%s', (_, position, ships, cargo) => {
    expect(scenario(position).offers(0, deliver('contract-fur-france', ships, cargo))).toBe(true);
  });
});

describe('a large hand', () => {
  const contracts = [
    ...[
      'grain-netherlands',
      'grain-germany',
      'grain-france',
      'cotton-britain',
      'cotton-sweden',
      'cotton-netherlands',
    ],
    ...['fur-france', 'fur-spain', 'fur-britain', 'tobacco-france', 'tobacco-sweden', 'tobacco-britain'],
  ].map((name) => `contract-${name}`);
  const goods = [
    ...['grain-3', 'grain-2', 'grain-2', 'grain-1', 'cotton-3', 'cotton-2', 'cotton-2'],
    ...['fur-3', 'fur-2', 'fur-2', 'tobacco-3', 'tobacco-2', 'tobacco-2', 'tobacco-1'],
  ];
  const helpers = [
    ...['gold-1', 'gold-1', 'gold-1', 'gold-2', 'gold-2', 'gold-2'],
    ...['trader', 'trader', 'trader', 'trader', 'captain', 'captain', 'captain', 'captain'],
  ];
  const fleet = ['britain', 'france', 'sweden', 'spain', 'spain', 'france', 'britain', 'sweden'];
  const table = scenario({
    hands: [[...contracts, ...goods, ...helpers]],
    ships: [fleet.map((destination) => `ship-${destination}`)],
  });
  const { hand = [], ships = [] } = table.state.players[0] ?? {};
  const listed = listDeliveries(hand, ships);

  it('of 12 contracts is listed set by set, every one legal', () => {
    expect(listed.length).toBeGreaterThan(3_000);
    expect(new Set(listed.map((delivery) => keyOf(delivery.contracts))).size).toBe(listed.length);
    expect(listed.filter((delivery) => problemOf({ hand, ships }, delivery) !== undefined)).toEqual([]);
  });

  it('has every set that its 39 units can cover: helpers and spare ships are plenty', () => {
    const unitsOf = (set: readonly CardId[]) =>
      set.reduce((sum, card) => sum + ((CARDS[card] as { units?: number }).units ?? 0), 0);
    const covered = subsetsOf(contractsOf(hand)).filter((set) => unitsOf(set) <= 39);
    expect(covered.length).toBeLessThan(2 ** 12 - 1);
    expect(listed.map((delivery) => keyOf(delivery.contracts)).sort()).toEqual(covered.map(keyOf).sort());
  });

  it('uses every kind of card in its largest delivery', () => {
    const [largest] = [...listed].sort((a, b) => b.contracts.length - a.contracts.length);
    expect(largest?.contracts).toHaveLength(10);
    expect(largest?.gold.length).toBeGreaterThan(4);
    expect(largest?.goods.some((use) => use.trader !== undefined)).toBe(true);
    expect(largest?.ships.some((use) => use.captain !== undefined)).toBe(true);
  });

  it('uses plain goods and the own ships where they do', () => {
    const wanted = ['contract-cotton-sweden', 'contract-tobacco-sweden'];
    const plan = listed.find((delivery) => namesOf(delivery.contracts).join() === wanted.join());
    const [captains, traders, gold, lost] = plan ? worthOf(plan) : [];
    expect({ captains, traders, gold, lost }).toEqual({ captains: 0, traders: 0, gold: 0, lost: 0 });
  });
});
