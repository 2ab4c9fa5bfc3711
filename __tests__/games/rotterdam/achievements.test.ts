import type { Seat } from '@/engine/game';
import { rotterdam } from '@/games/rotterdam';
import { moveOf, type NamedMove } from './named';
import { table, type Scene } from './scenario';

type Played = readonly [Seat, NamedMove];

/** What a seat earns by these moves, if the game ended there. */
function earned(scene: Scene, moves: readonly Played[], seat: Seat = 0): readonly string[] {
  const watch = rotterdam.achievements.watch(seat);
  for (const [mover, named] of moves) {
    const before = rotterdam.clone(scene.state);
    scene.play(mover, named);
    watch.see({ seat: mover, move: moveOf(named), before, after: scene.state });
  }
  return watch.end();
}

const work = (role: string): NamedMove => ({ type: 'work', role });
const colour = (name: string): NamedMove => ({ type: 'colour', colour: name });
const trade = (type: 'buy' | 'sell', product: string): NamedMove => ({ type, product });
const FINISH: NamedMove = { type: 'finish' };

type Row = readonly [name: string, scene: Scene, moves: readonly Played[], expected: readonly string[]];

describe('a captain', () => {
  it.each<Row>([
    [
      'RT-21 brings two own ships home',
      table().ship(0, 'A3', 'oil').ship(0, 'D3', 'containers'),
      [
        [0, work('captain')],
        [0, colour('blue')],
        [0, colour('red')],
      ],
      ['twoHome'],
    ],
    [
      'RT-21 brings two own ships to a harbour, one of them with the wrong cargo',
      table().ship(0, 'A3', 'oil').ship(0, 'D3', 'fruit'),
      [
        [0, work('captain')],
        [0, colour('blue')],
        [0, colour('red')],
      ],
      [],
    ],
    [
      'RT-22 is paid for two ships of others',
      table().ship(1, 'A3', 'oil').ship(2, 'D3', 'containers'),
      [
        [0, work('captain')],
        [0, colour('blue')],
        [0, colour('red')],
      ],
      ['pilotage'],
    ],
    [
      'RT-22 is paid for one ship of others',
      table().ship(1, 'A3', 'oil').ship(2, 'D3', 'fruit'),
      [
        [0, work('captain')],
        [0, colour('blue')],
        [0, colour('red')],
      ],
      [],
    ],
  ])('%s', (_case, scene, moves, expected) => {
    expect(earned(scene, moves)).toEqual(expected);
  });
});

describe('ship cards', () => {
  const tow = (to: string): readonly Played[] => [
    [0, work('captain')],
    [0, { type: 'play', card: 'tug', at: 'A3', to }],
  ];

  it.each<Row>([
    [
      'a Tug into the harbour that fits',
      table().ship(0, 'A3', 'oil').cards(0, 'tug'),
      tow('botlek'),
      ['tug'],
    ],
    ['a Tug into another harbour', table().ship(0, 'A3', 'oil').cards(0, 'tug'), tow('vulkaan'), []],
    [
      'RT-23 two for own ships at anchorages while another is sailor',
      table().row('harbour-festival', 'gale', 'tug').ship(0, 'B1').ship(0, 'A2').turn(1),
      [
        [1, work('sailor')],
        [1, { type: 'takeCard', card: 'harbour-festival' }],
        [0, { type: 'drawCard' }],
        [0, { type: 'drawCard' }],
      ],
      ['anchorage'],
    ],
    [
      'RT-23 one for an own ship at an anchorage while another is sailor',
      table().row('harbour-festival', 'gale', 'tug').ship(0, 'B1').turn(1),
      [
        [1, work('sailor')],
        [1, { type: 'takeCard', card: 'harbour-festival' }],
        [0, { type: 'drawCard' }],
      ],
      [],
    ],
  ])('%s', (_case, scene, moves, expected) => {
    expect(earned(scene, moves)).toEqual(expected);
  });
});

describe('unloading', () => {
  const UNLOAD: readonly Played[] = [[0, work('loader')]];

  it.each<Row>([
    [
      'RT-24 as loader, of two ships and a factory',
      table().ship(0, 'botlek', 'oil').ship(0, 'eem', 'containers').factories('eem', 0),
      UNLOAD,
      ['fullQuay'],
    ],
    [
      'RT-13 as loader who could have played a ship card before',
      table().ship(0, 'botlek', 'oil').ship(0, 'eem', 'containers').factories('eem', 0).cards(0, 'gale'),
      [...UNLOAD, [0, { type: 'unload' }]],
      ['fullQuay'],
    ],
    [
      'RT-24 as loader, of one ship and a factory',
      table().ship(0, 'eem', 'containers').factories('eem', 0),
      UNLOAD,
      [],
    ],
    [
      'RT-24 of four ships of others that own factories work for',
      table(4)
        .ship(1, 'botlek', 'oil')
        .ship(1, 'vulkaan', 'grain')
        .ship(2, 'merwe', 'fruit')
        .ship(2, 'eem', 'containers')
        .factories('botlek', 0)
        .factories('vulkaan', 0)
        .factories('merwe', 0)
        .factories('eem', 0),
      UNLOAD,
      ['fullQuay', 'factories'],
    ],
  ])('%s', (_case, scene, moves, expected) => {
    expect(earned(scene, moves)).toEqual(expected);
  });

  it('RT-24 by another player leaves own factories at work', () => {
    const scene = table(4)
      .ship(2, 'botlek', 'oil')
      .ship(2, 'vulkaan', 'grain')
      .ship(3, 'merwe', 'fruit')
      .ship(3, 'eem', 'containers')
      .factories('botlek', 0)
      .factories('vulkaan', 0)
      .factories('merwe', 0)
      .factories('eem', 0)
      .turn(1);
    expect(earned(scene, [[1, work('loader')]])).toEqual(['factories']);
  });
});

describe('orders', () => {
  const forward = (order: string): Played => [0, { type: 'forward', order }];
  const others: readonly Played[] = [
    [1, { type: 'cash', amount: 3 }],
    [2, { type: 'cash', amount: 2 }],
  ];

  it.each<Row>([
    [
      'RT-26 with a product bought in the turn before',
      table().orders('petrol-plastic').hand(0, 'petrol').money(30, 15, 15),
      [[0, work('trader')], [0, trade('buy', 'plastic')], [0, FINISH], ...others, forward('petrol-plastic')],
      ['missing'],
    ],
    [
      'RT-26 with a product of which there was one before',
      table().orders('petrol-plastic').hand(0, 'petrol', 'plastic').money(30, 15, 15),
      [[0, work('trader')], [0, trade('buy', 'plastic')], [0, FINISH], ...others, forward('petrol-plastic')],
      [],
    ],
    [
      'RT-4 for three high products',
      table().orders('jam-shoes-clothing').hand(0, 'jam', 'shoes', 'clothing'),
      [forward('jam-shoes-clothing')],
      ['bigOrder'],
    ],
    ['RT-4 for two', table().orders('jam-shoes').hand(0, 'jam', 'shoes'), [forward('jam-shoes')], []],
    [
      'RT-26 two in one round',
      table().orders('petrol-plastic', 'bread-cookies').hand(0, 'petrol', 'plastic', 'bread', 'cookies'),
      [forward('petrol-plastic'), ...others, forward('bread-cookies')],
      ['twoOrders'],
    ],
  ])('%s', (_case, scene, moves, expected) => {
    expect(earned(scene, moves)).toEqual(expected);
  });
});

describe('a trader', () => {
  const SOLD: readonly Played[] = [
    [0, work('trader')],
    [0, trade('sell', 'jam')],
    [0, trade('sell', 'jam')],
    [0, trade('sell', 'shoes')],
  ];

  it.each<Row>([
    ['RT-25 who earns 29', table().hand(0, 'jam', 'jam', 'shoes'), SOLD, ['goodDay']],
    ['RT-25 who earns 24', table().hand(0, 'jam', 'jam', 'shoes').prices({ jam: 8, shoes: 8 }), SOLD, []],
  ])('%s', (_case, scene, moves, expected) => {
    expect(earned(scene, moves)).toEqual(expected);
  });
});
