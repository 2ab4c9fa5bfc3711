import { harbour } from '@/games/harbour';
import { read, scenario, type Position } from './scenario';

/** What a seat earns by these moves, made by whoever is asked, if the game ended there. */
function earned(position: Position, moves: readonly string[], seat = 0): readonly string[] {
  const table = scenario(position);
  const watch = harbour.achievements.watch(seat);
  for (const text of moves) {
    const before = harbour.clone(table.state);
    const mover = table.asked;
    table.play(text);
    watch.see({ seat: mover, move: read(text), before, after: table.state });
  }
  return watch.end();
}

type Row = readonly [name: string, position: Position, moves: readonly string[], expected: readonly string[]];

/** Seat 0 ships where it can and buys. Fish lies on 2, livestock on 3, stone on 4, wood on 5. */
const BUYS = ['go start 0'] as const;

describe('a purchase', () => {
  it.each<Row>([
    [
      'HB-20 with a unit too many earns nothing',
      { goods: [{ livestock: 4, stone: 4 }], display: ['ranch', 'pub', 'quarry', 'depot', 'trawler'] },
      [...BUYS, 'ship livestock', 'ship stone', 'buy ranch'],
      [],
    ],
    [
      'HB-20 with a dollar over earns nothing',
      { goods: [{ livestock: 3, stone: 4 }], display: ['depot', 'pub', 'quarry', 'ranch', 'trawler'] },
      [...BUYS, 'ship livestock', 'ship stone', 'buy depot'],
      [],
    ],
    [
      'HB-21 of two goods without a unit or a dollar over',
      { goods: [{ livestock: 3, stone: 4 }], display: ['ranch', 'pub', 'quarry', 'depot', 'trawler'] },
      [...BUYS, 'ship livestock', 'ship stone', 'buy ranch'],
      ['exact'],
    ],
    [
      'HB-20 of which two coins pay two dollars',
      {
        goods: [{ livestock: 4, stone: 5 }],
        owned: [['cannery', 'pawnshop']],
        display: ['golem-works', 'pub', 'quarry', 'depot', 'trawler'],
      },
      [...BUYS, 'ship livestock', 'ship stone', 'buy golem-works'],
      ['coins'],
    ],
    [
      'HB-20 that coins make no cheaper than one dollar',
      {
        goods: [{ livestock: 4, stone: 5 }],
        owned: [['cannery', 'pawnshop']],
        display: ['sushi-shop', 'pub', 'quarry', 'depot', 'trawler'],
      },
      [...BUYS, 'ship livestock', 'ship stone', 'buy sushi-shop'],
      [],
    ],
    [
      'HB-25 of two buildings in the Library',
      {
        goods: [{ fish: 6, livestock: 6, stone: 6, wood: 6 }],
        display: ['library', 'depot', 'ranch', 'pub', 'quarry'],
      },
      ['go library', 'ship stone', 'ship wood', 'ship livestock', 'ship fish', 'buy depot', 'buy ranch'],
      ['twoAtOnce'],
    ],
    [
      'HB-30 in the last turn, after another player owns four',
      { goods: [{ livestock: 4, stone: 5 }], state: { lastTurns: 1 } },
      [...BUYS, 'ship livestock', 'ship stone', 'buy ranch'],
      ['lastTurn'],
    ],
    [
      'HB-30 of the fourth building early in the game',
      {
        goods: [{ livestock: 4, stone: 5 }],
        owned: [['golem-works', 'harbour-crane', 'masons-hall']],
        state: { turns: 30 },
      },
      [...BUYS, 'ship livestock', 'ship stone', 'buy ranch'],
      ['swift'],
    ],
    [
      'HB-30 of the fourth building after the sixteenth turn',
      {
        goods: [{ livestock: 4, stone: 5 }],
        owned: [['golem-works', 'harbour-crane', 'masons-hall']],
        state: { turns: 32 },
      },
      [...BUYS, 'ship livestock', 'ship stone', 'buy ranch'],
      [],
    ],
  ])('%s', (_case, position, moves, expected) => {
    expect(earned(position, moves)).toEqual(expected);
  });
});

describe('warehouses', () => {
  const position: Position = {
    goods: [{ fish: 6, livestock: 6, stone: 6, wood: 6 }, { wood: 1 }],
    owned: [['cold-store']],
    display: ['ranch', 'pub', 'quarry', 'depot', 'trawler', 'harbour-crane'],
  };
  const keeping = ['go start 0', 'ship livestock', 'ship stone', 'buy ranch', 'keep livestock', 'keep stone'];
  const other = ['go pub', 'gain fish', 'gain wood'];

  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'HB-22 that keep two units earn something if the next turn buys again',
      [...keeping, ...other, 'go harbour-crane', 'ship fish', 'ship wood', 'buy quarry'],
      ['warehouses'],
    ],
    ['HB-22 that keep two units earn nothing by themselves', [...keeping, ...other], []],
  ])('%s', (_case, moves, expected) => {
    expect(earned(position, moves)).toEqual(expected);
  });
});

describe('a visit', () => {
  it.each<Row>([
    [
      'HB-E5 with three anchors in a Ranch',
      { owned: [['masons-hall', 'harbour-crane']] },
      ['go ranch'],
      ['anchors'],
    ],
    ['HB-E5 with two anchors in a Ranch', { owned: [['masons-hall']] }, ['go ranch'], []],
    [
      'HB-12 with three anchors in a Ranch but no room',
      { owned: [['masons-hall', 'harbour-crane']], goods: [{ livestock: 4 }] },
      ['go ranch'],
      [],
    ],
  ])('%s', (_case, position, moves, expected) => {
    expect(earned(position, moves)).toEqual(expected);
  });

  const guests: Position = {
    owned: [['bait-shop'], ['masons-hall', 'lumber-camp', 'cattle-pens']],
    goods: [{ fish: 1 }, { fish: 1 }],
  };
  const away = ['go pub', 'gain fish', 'gain wood'];
  const home = ['go start 1', 'gain fish', 'gain stone'];

  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'HB-11 to others in four turns running with a top hat',
      ['go masons-hall', ...away, 'go lumber-camp', ...home, 'go cattle-pens', ...away, 'go masons-hall'],
      ['hats'],
    ],
    [
      'HB-11 to others with a top hat, with one elsewhere in between',
      ['go masons-hall', ...away, 'go bait-shop', ...home, 'go cattle-pens', ...away, 'go masons-hall'],
      [],
    ],
  ])('%s', (_case, moves, expected) => {
    expect(earned(guests, moves)).toEqual(expected);
  });

  it('HB-11 of paying guests to bought buildings earns their owner something, to the start building nothing', () => {
    const position: Position = {
      owned: [[], ['masons-hall', 'lumber-camp', 'cattle-pens']],
      goods: [{ fish: 6 }, {}],
    };
    const rounds = (...places: readonly string[]) =>
      places.flatMap((place, at) => [
        ...(at === 0 ? [] : at % 2 === 1 ? home : away),
        `go ${place}`,
        'pay fish',
        ...(place === 'start 1' ? ['gain fish', 'gain wood'] : []),
      ]);
    expect(earned(position, rounds('masons-hall', 'lumber-camp', 'cattle-pens'), 1)).toEqual(['rents']);
    expect(earned(position, rounds('masons-hall', 'lumber-camp', 'start 1'), 1)).toEqual([]);
    expect(earned(position, rounds('masons-hall', 'lumber-camp', 'cattle-pens'), 0)).toEqual([]);
  });
});

describe('the market', () => {
  const lighthouse: Position = {
    goods: [{ wood: 3, stone: 4 }, {}],
    display: ['lighthouse', 'depot', 'pub', 'quarry', 'ranch'],
  };
  const bent = ['go lighthouse', 'swap livestock wood', 'gain wood', 'go pub', 'gain fish', 'gain stone'];

  it.each<readonly [string, Position, readonly string[], readonly string[]]>([
    [
      'bent so that four wood do for what took five',
      lighthouse,
      [...bent, 'go start 0', 'ship wood', 'ship stone', 'buy depot'],
      ['market'],
    ],
    [
      'bent for a good of which there was enough',
      { ...lighthouse, goods: [{ wood: 5, stone: 4 }, {}] },
      [...bent, 'go start 0', 'ship wood', 'ship stone', 'buy depot'],
      [],
    ],
    ['bent, but nothing shipped', lighthouse, bent, []],
  ])('%s', (_case, position, moves, expected) => {
    expect(earned(position, moves)).toEqual(expected);
  });
});
