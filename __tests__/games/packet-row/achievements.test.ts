import type { Outcome, Seat } from '@/engine/game';
import { packetRow } from '@/games/packet-row';
import { choose, decline, deliver, pass, take, takeNext, type NamedMove } from './named-moves';
import { scenario } from './scenario';
import type { PacketRowTable } from './table';

const LOST: Outcome = { winners: [], scores: [] };

/** What a seat earns by these moves, if the game ended there. */
function earned(
  table: PacketRowTable,
  moves: readonly (readonly [Seat, NamedMove])[],
  { seat = 0, outcome = LOST }: { seat?: Seat; outcome?: Outcome } = {},
): readonly string[] {
  const watch = packetRow.achievements.watch(seat);
  for (const [mover, move] of moves) {
    const before = packetRow.clone(table.state);
    table.play(mover, move);
    watch.see({ seat: mover, move: move(before, mover), before, after: table.state });
  }
  return watch.end(table.state, outcome);
}

const holding = (hand: readonly string[], ships: readonly string[]) =>
  scenario({ hands: [hand], ships: [ships] });

describe('deliveries', () => {
  it.each<[string, PacketRowTable, NamedMove, readonly string[]]>([
    [
      'one contract earns nothing',
      holding(['contract-fur-netherlands', 'fur-2'], ['ship-netherlands']),
      deliver('contract-fur-netherlands', 'ship-netherlands', 'fur-2'),
      [],
    ],
    [
      'PR-41 two contracts on one ship, without a unit lost',
      holding(
        ['contract-fur-netherlands', 'contract-tobacco-netherlands', 'fur-2', 'tobacco-2'],
        ['ship-netherlands'],
      ),
      deliver('contract-fur-netherlands contract-tobacco-netherlands', 'ship-netherlands', 'fur-2 tobacco-2'),
      ['oneShip', 'nothingLost'],
    ],
    [
      'PR-43 two contracts with a unit lost',
      holding(
        ['contract-fur-netherlands', 'contract-tobacco-netherlands', 'fur-3', 'tobacco-2'],
        ['ship-netherlands'],
      ),
      deliver('contract-fur-netherlands contract-tobacco-netherlands', 'ship-netherlands', 'fur-3 tobacco-2'),
      ['oneShip'],
    ],
    [
      'PR-40 three contracts at once',
      holding(
        [
          'contract-fur-netherlands',
          'contract-tobacco-netherlands',
          'contract-cotton-france',
          'fur-3',
          'tobacco-2',
          'cotton-2',
        ],
        ['ship-netherlands', 'ship-france'],
      ),
      deliver(
        'contract-fur-netherlands contract-tobacco-netherlands contract-cotton-france',
        'ship-netherlands ship-france',
        'fur-3 tobacco-2 cotton-2',
      ),
      ['threeAtOnce', 'oneShip'],
    ],
    [
      'PR-44 two contracts with a trader',
      holding(
        ['contract-fur-netherlands', 'contract-tobacco-netherlands', 'cotton-2', 'tobacco-2', 'trader'],
        ['ship-netherlands'],
      ),
      deliver(
        'contract-fur-netherlands contract-tobacco-netherlands',
        'ship-netherlands',
        'cotton-2:trader:fur tobacco-2',
      ),
      ['oneShip', 'nothingLost', 'trader'],
    ],
    [
      'PR-44 one contract with a trader earns nothing',
      holding(['contract-fur-netherlands', 'cotton-2', 'trader'], ['ship-netherlands']),
      deliver('contract-fur-netherlands', 'ship-netherlands', 'cotton-2:trader:fur'),
      [],
    ],
    [
      'PR-46 two contracts with a captain',
      holding(
        ['contract-fur-netherlands', 'contract-tobacco-netherlands', 'fur-3', 'tobacco-2', 'captain'],
        ['ship-spain'],
      ),
      deliver(
        'contract-fur-netherlands contract-tobacco-netherlands',
        'ship-spain:captain:netherlands',
        'fur-3 tobacco-2',
      ),
      ['oneShip', 'captain'],
    ],
    [
      'PR-46 one contract with a captain earns nothing',
      holding(['contract-fur-netherlands', 'fur-2', 'captain'], ['ship-spain']),
      deliver('contract-fur-netherlands', 'ship-spain:captain:netherlands', 'fur-2'),
      [],
    ],
  ])('%s', (_case, table, move, expected) => {
    expect(earned(table, [[0, move]])).toEqual(expected);
  });

  it('are not earned by watching others', () => {
    const table = holding(
      ['contract-fur-netherlands', 'contract-tobacco-netherlands', 'fur-2', 'tobacco-2'],
      ['ship-netherlands'],
    );
    const both = 'contract-fur-netherlands contract-tobacco-netherlands';
    const move = deliver(both, 'ship-netherlands', 'fur-2 tobacco-2');
    expect(earned(table, [[0, move]], { seat: 1 })).toEqual([]);
  });
});

describe('taking', () => {
  const two = () =>
    scenario({
      players: 2,
      hands: [
        ['contract-fur-netherlands', 'fur-2'],
        ['contract-tobacco-netherlands', 'tobacco-2', 'assistant'],
      ],
      docks: ['ship-netherlands', 'ship-france'],
      bank: ['money-3', 'money-4'],
      future: { docks: ['ship-netherlands', 'ship-sweden'], bank: ['money-5', 'money-6'] },
    });
  const fur = deliver('contract-fur-netherlands', 'ship-netherlands', 'fur-2');
  const tobacco = deliver('contract-tobacco-netherlands', 'ship-netherlands', 'tobacco-2');

  it.each<[string, Seat, readonly (readonly [Seat, NamedMove])[], readonly string[]]>([
    [
      'PR-18 with an assistant, and delivering with it',
      1,
      [
        [0, choose('docks')],
        [1, takeNext('ship-netherlands')],
        [1, tobacco],
      ],
      ['foresight'],
    ],
    [
      'PR-18 with an assistant, and keeping it',
      1,
      [
        [0, choose('docks')],
        [1, takeNext('ship-netherlands')],
      ],
      [],
    ],
    [
      'PR-14 at the last call in an area that was not chosen, and delivering with it',
      0,
      [
        [0, choose('bank')],
        [1, take('money-3')],
        [0, take('ship-netherlands')],
        [0, fur],
      ],
      ['lastCall'],
    ],
    [
      'PR-14 at the last call in the current area, and delivering with it',
      0,
      [
        [0, choose('docks')],
        [1, take('ship-france')],
        [0, take('ship-netherlands')],
        [0, fur],
      ],
      [],
    ],
    [
      'PR-14 nothing at the last call',
      0,
      [
        [0, choose('bank')],
        [1, take('money-3')],
        [0, pass],
      ],
      [],
    ],
    [
      'PR-11 after having declined in the same round, and delivering with it',
      1,
      [
        [0, choose('bank')],
        [1, decline],
        [0, decline],
        [0, choose('docks')],
        [1, take('ship-netherlands')],
        [1, tobacco],
      ],
      ['patience'],
    ],
    [
      'PR-11 after having declined in the same round, and keeping it',
      1,
      [
        [0, choose('bank')],
        [1, decline],
        [0, decline],
        [0, choose('docks')],
        [1, take('ship-netherlands')],
      ],
      [],
    ],
  ])('%s', (_case, seat, moves, expected) => {
    expect(earned(two(), moves, { seat })).toEqual(expected);
  });
});

describe('the final scores', () => {
  const outcome = (bankers: number, winners: readonly Seat[]): Outcome => ({
    winners,
    scores: [{ seat: 0, total: bankers, parts: { bankers } }],
  });
  const with$ = (money: number) => scenario({ money: [money] });

  it.each<[string, number, Outcome, readonly string[]]>([
    ['PR-52 four points by bankers', 60, outcome(4, []), ['bankers']],
    ['PR-52 two points by bankers', 60, outcome(2, []), []],
    ['PR-51 a win with little money left', 9, outcome(0, [0]), ['spent']],
    ['PR-51 a win with money left', 10, outcome(0, [0]), []],
    ['PR-51 a loss with little money left', 9, outcome(0, [1]), []],
  ])('%s', (_case, money, scores, expected) => {
    expect(earned(with$(money), [], { outcome: scores })).toEqual(expected);
  });
});
