import { packetRow } from '@/games/packet-row';
import { STARTING_MONEY } from '@/games/packet-row/cards/limits';
import { rewardOf } from './card-names';
import { PAID, testDeliveries } from './delivery-rows';
import { choose, decline, deliver, take } from './named-moves';
import { scenario } from './scenario';
import type { PacketRowTable } from './table';

const cottonSpain = ['contract-cotton-spain', 'cotton-2'];
const toSpain = deliver('contract-cotton-spain', 'ship-spain', 'cotton-2');

describe('PR-40 delivering', () => {
  it('discards every card to its own area and starting contracts out of the game', () => {
    const contracts = ['start-contract-fur-spain', 'contract-cotton-spain'];
    const table = scenario({
      hands: [[...contracts, 'fur-2', 'cotton-1', 'trader', 'gold-2', 'captain']],
      ships: [['ship-france']],
    });
    const cargo = 'fur-2 cotton-1:trader:fur gold-2:cotton';
    table.play(0, deliver(contracts.join(' '), 'ship-france:captain:spain', cargo));
    expect(table.money[0]).toBe(STARTING_MONEY + rewardOf(...contracts));
    expect(table.hand(0)).toEqual([]);
    expect(table.area('guildhall').discards).toEqual(['contract-cotton-spain']);
    expect([...table.area('docks').discards].sort()).toEqual(['captain', 'gold-2', 'ship-france']);
    expect([...table.area('market').discards].sort()).toEqual(['cotton-1', 'fur-2', 'trader']);
    expect(table.state.delivered).toHaveLength(1);
    expect(table.state.removed).toHaveLength(11);
  });

  it('keeps all cards that are not used', () => {
    const table = scenario({
      hands: [[...cottonSpain, 'banker', 'cotton-1', 'library']],
      ships: [['ship-spain', 'ship-france']],
    }).play(0, toSpain);
    expect(table.hand(0)).toEqual(['banker', 'cotton-1', 'library']);
    expect(table.ships(0)).toEqual(['ship-france']);
  });

  it.each<[string, number, (table: PacketRowTable) => unknown]>([
    ['by the harbour master while choosing', 0, () => undefined],
    ['by somebody who is not asked', 2, () => undefined],
    ['by the one who is asked', 1, (table) => table.answers(choose('bank'))],
    ['by somebody else while one is asked', 2, (table) => table.answers(choose('bank'))],
    ['by somebody whose piece is placed', 1, (table) => table.answers(choose('bank'), take('banker'))],
    ['by the harbour master when asked', 0, (table) => table.answers(choose('bank'), decline, decline)],
    ['at the last call', 1, (table) => table.answers(choose('bank'), take('banker'), take('money-3'))],
  ])('is possible %s, and changes nobody’s turn', (_, seat, advance) => {
    const hands = [0, 1, 2].map((at) => (at === seat ? cottonSpain : []));
    const ships = [0, 1, 2].map((at) => (at === seat ? ['ship-spain'] : []));
    const table = scenario({ players: 3, hands, ships, bank: ['banker', 'money-3'] });
    advance(table);
    const { phase, asked } = table;
    expect(packetRow.mayAct(table.state, seat)).toBe(true);
    expect(table.offers(seat, toSpain)).toBe(true);
    table.play(seat, toSpain);
    expect(table).toMatchObject({ phase, asked });
    expect(table.money[seat]).toBe(STARTING_MONEY + rewardOf('contract-cotton-spain'));
  });

  it('out of turn is nothing for those who have nothing to deliver', () => {
    const table = scenario({ players: 3, hands: [[], cottonSpain], ships: [[], []] });
    expect(packetRow.mayAct(table.state, 1)).toBe(false);
    expect(table.moves(1)).toEqual([]);
  });

  it.each([
    ['ship', 'docks', 'ship-spain', cottonSpain, []],
    ['goods', 'market', 'cotton-2', ['contract-cotton-spain'], ['ship-spain']],
    ['contract', 'guildhall', 'contract-cotton-spain', ['cotton-2'], ['ship-spain']],
  ] as const)(
    'becomes possible with the missing %s, at once after taking it',
    (_, area, card, hand, ships) => {
      const table = scenario({ hands: [[], hand], ships: [[], ships], [area]: [card] }).answers(choose(area));
      expect(table.offers(1, toSpain)).toBe(false);
      table.play(1, take(card));
      expect(table.offers(1, toSpain)).toBe(true);
      table.play(1, toSpain);
      expect(table.moves(1)).toEqual([]);
    },
  );

  testDeliveries([
    ['needs a contract', '', 'ship-spain', 'cotton-2', 'noContract'],
    [
      'needs the contract in hand',
      'contract-cotton-spain',
      'ship-spain',
      'cotton-2',
      'notInHand',
      cottonSpain[0],
    ],
    ['needs the goods in hand', 'contract-cotton-spain', 'ship-spain', 'cotton-2', 'notInHand', 'cotton-2'],
    ['needs the own ship', 'contract-cotton-spain', 'ship-spain', 'cotton-2', 'notYourShip', 'ship-spain'],
    ['uses a contract once', 'contract-fur-sweden contract-fur-sweden', 'ship-sweden', 'fur-3', 'usedTwice'],
    ['uses a goods card once', 'contract-fur-spain', 'ship-spain', 'fur-2-1 fur-2-1', 'usedTwice'],
    ['uses a gold card once', 'contract-fur-spain', 'ship-spain', 'gold-2-1:fur gold-2-1:fur', 'usedTwice'],
    ['uses a ship once', 'contract-fur-sweden', 'ship-sweden-1 ship-sweden-1', 'fur-3', 'usedTwice'],
    ['takes no goods for a contract', 'cotton-2', 'ship-spain', 'cotton-2', 'notAContract'],
    ['takes no contract for goods', 'contract-cotton-spain', 'ship-spain', 'contract-fur-spain', 'misused'],
  ]);
});

describe('PR-41 ships', () => {
  const forSpain =
    'contract-grain-spain contract-cotton-spain contract-fur-spain contract-tobacco-spain start-contract-fur-spain';
  testDeliveries([
    ['one for the destination is needed', 'contract-cotton-spain', '', 'cotton-2', 'noShipFor'],
    [
      'one for another destination does not do',
      'contract-cotton-spain',
      'ship-france',
      'cotton-2',
      'noShipFor',
    ],
    [
      'one serves any number of contracts',
      forSpain,
      'ship-spain',
      'grain-3 cotton-2 fur-3 fur-3 fur-1 tobacco-2',
      PAID,
    ],
    [
      'two destinations need two ships',
      'contract-cotton-spain contract-cotton-france',
      'ship-spain',
      'cotton-2 cotton-2',
      'noShipFor',
    ],
  ]);
});

describe('PR-42 goods', () => {
  const two = 'contract-cotton-spain contract-cotton-france';
  testDeliveries([
    ['must be enough', 'contract-cotton-spain', 'ship-spain', 'cotton-1', 'needsMore'],
    ['must be of the good', 'contract-cotton-spain', 'ship-spain', 'fur-2', 'needsMore'],
    ['must be there at all', 'contract-cotton-spain', 'ship-spain', '', 'needsMore'],
    [
      'form one pool for contracts on different ships',
      two,
      'ship-spain ship-france',
      'cotton-3 cotton-1',
      PAID,
    ],
    ['are not counted twice by two contracts', two, 'ship-spain ship-france', 'cotton-3', 'needsMore'],
    ['of several cards add up', 'contract-cotton-spain', 'ship-spain', 'cotton-1 cotton-1', PAID],
  ]);

  it('name what is missing, and how much of it', () => {
    const table = scenario({ hands: [['contract-fur-france', 'fur-1']], ships: [['ship-france']] });
    const problem = table.problemInFull(0, deliver('contract-fur-france', 'ship-france', 'fur-1'));
    expect(problem).toEqual({ problem: 'needsMore', args: { good: 'fur', units: 3 } });
  });
});

describe('PR-43 surplus on needed cards', () => {
  testDeliveries([
    ['is allowed and lost', 'contract-cotton-spain', 'ship-spain', 'cotton-3', PAID],
    ['is allowed on two cards', 'contract-cotton-britain', 'ship-britain', 'cotton-3 cotton-3', PAID],
    ['is allowed on gold', 'contract-fur-sweden', 'ship-sweden', 'fur-2 gold-2:fur', PAID],
    [
      'is allowed on a traded card',
      'contract-fur-sweden',
      'ship-sweden',
      'fur-1 grain-3:trader:fur',
      'notNeeded',
    ],
    ['is allowed on a traded card', 'contract-fur-spain', 'ship-spain', 'fur-2 grain-3:trader:fur', PAID],
  ]);
});

describe('PR-43 not needed is', () => {
  const cotton = 'contract-cotton-spain';
  testDeliveries([
    ['a second ship for the same destination', cotton, 'ship-spain ship-spain', 'cotton-2', 'notNeeded'],
    ['a ship that no contract wants', cotton, 'ship-spain ship-france', 'cotton-2', 'notNeeded'],
    ['a goods card of another good', cotton, 'ship-spain', 'cotton-2 fur-1', 'notNeeded'],
    ['a goods card beside enough others', cotton, 'ship-spain', 'cotton-2 cotton-1', 'notNeeded'],
    ['a small card beside a large one', cotton, 'ship-spain', 'cotton-1 cotton-3', 'notNeeded'],
    ['gold beside enough goods', cotton, 'ship-spain', 'cotton-2 gold-1:cotton', 'notNeeded'],
    ['gold as a good that nobody wants', cotton, 'ship-spain', 'cotton-2 gold-1:fur', 'notNeeded'],
    ['single gold beside double gold', cotton, 'ship-spain', 'gold-2:cotton gold-1:cotton', 'notNeeded'],
    ['goods beside enough gold', cotton, 'ship-spain', 'gold-2:cotton cotton-1', 'notNeeded'],
    ['a captain who changes nothing', cotton, 'ship-spain:captain:spain', 'cotton-2', 'captainNotNeeded'],
    [
      'a captain to where a ship goes anyway',
      cotton,
      'ship-spain ship-france:captain:spain',
      'cotton-2',
      'notNeeded',
    ],
    [
      'a captain to where no contract is',
      cotton,
      'ship-spain ship-france:captain:sweden',
      'cotton-2',
      'notNeeded',
    ],
    ['a trader who changes nothing', cotton, 'ship-spain', 'cotton-2:trader:cotton', 'traderNotNeeded'],
    ['a traded card beside enough goods', cotton, 'ship-spain', 'cotton-2 fur-1:trader:cotton', 'notNeeded'],
    [
      'a card traded into what nobody wants',
      cotton,
      'ship-spain',
      'cotton-2 fur-1:trader:grain',
      'notNeeded',
    ],
  ]);
});
