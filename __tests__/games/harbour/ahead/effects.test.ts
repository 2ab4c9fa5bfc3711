import { harbour } from '@/games/harbour';
import type { EffectPart } from '@/games/harbour/ahead/effect';
import { previewOf, previewsOf, type Preview } from '@/games/harbour/ahead/preview';
import { amounts, FISH, LIVESTOCK, SYMBOLS, type GoodName } from '@/games/harbour/cards/goods';
import * as visits from '@/games/harbour/ahead/visit';
import type { HarbourMove } from '@/games/harbour/move';
import { startOf } from '@/games/harbour/state';
import { beginning, read, scenario, type Position } from '../scenario';

/** What a place, named as in «go pub», tells a seat in this position. */
function previewAt(place: string, position: Position = {}, seat = 0): Preview {
  const { state } = scenario(position);
  const go = read(`go ${place}`) as Extract<HarbourMove, { type: 'go' }>;
  const preview = previewOf(harbour.view(state, seat), seat, go.place);
  if (preview === undefined) throw new Error(`no preview of ${place}`);
  return preview;
}

const stock = (goods: Partial<Record<GoodName, number>>) => amounts(goods);
const [, ANCHOR_SYMBOL] = SYMBOLS.map((_, symbol) => symbol);
const lostIn = ({ goods }: Preview): readonly number[] => goods.map(({ lost }) => lost);
const heldIn = ({ goods }: Preview): readonly number[] => goods.map(({ to }) => to);

describe('a place says what it gives now', () => {
  const rows: readonly (readonly [string, string, Position, readonly Partial<EffectPart>[]])[] = [
    [
      'fixed goods',
      'masons-hall',
      { display: ['masons-hall'] },
      [{ part: 'gain', goods: stock({ stone: 2, wood: 1 }), any: 0 }],
    ],
    [
      'HB-E5 a good for each symbol',
      'trawler',
      { owned: [['ranch']] },
      [{ part: 'perSymbol', symbol: ANCHOR_SYMBOL, count: 2, goods: stock({ fish: 2 }) }],
    ],
    [
      'with what an ability adds',
      'bait-shop',
      { display: ['bait-shop'], boards: ['fisher'] },
      [{ part: 'gain', goods: stock({ fish: 3, livestock: 1 }) }],
    ],
    [
      'an exchange that can be paid',
      'cannery',
      { display: ['cannery'], goods: [{ wood: 3 }] },
      [{ part: 'convert', pay: stock({ wood: 3 }), goods: stock({ fish: 5 }), short: stock({}) }],
    ],
    [
      'an exchange that lacks two units',
      'cannery',
      { display: ['cannery'], goods: [{ wood: 1 }] },
      [{ part: 'convert', goods: stock({ fish: 5 }), short: stock({ wood: 2 }) }],
    ],
    [
      'what the Salvage Yard lacks of the good held most',
      'salvage-yard',
      { display: ['salvage-yard'], goods: [{ wood: 3, fish: 1 }] },
      [{ part: 'trade', units: 5, kinds: 2, each: 3, short: 2 }],
    ],
    [
      'what the Pawnshop lacks of anything',
      'pawnshop',
      { display: ['pawnshop'], goods: [{ wood: 1 }] },
      [{ part: 'trade', times: 2, each: 4, short: 1 }],
    ],
    ['two different goods', 'pub', {}, [{ part: 'gain', any: 2, different: true }]],
    [
      'three different goods, and one for each other player',
      'abbey',
      { display: ['abbey'], players: 3 },
      [
        { part: 'gain', any: 3, different: true },
        { part: 'others', seats: [1, 2] },
      ],
    ],
    [
      'the goods of which most fit, doubled',
      'clock-tower',
      { display: ['clock-tower'], goods: [{ fish: 4, livestock: 2, stone: 1, wood: 6 }] },
      [{ part: 'double', units: 2, goods: [FISH, LIVESTOCK] }],
    ],
    [
      'one from each who has goods',
      'tax-office',
      { display: ['tax-office'], players: 3, goods: [{}, {}, { wood: 1 }] },
      [{ part: 'tax', from: [2] }],
    ],
    [
      'how many units could be turned',
      'traders-guild',
      { display: ['traders-guild'], goods: [{ fish: 2, wood: 1 }] },
      [
        { part: 'turn', most: 2 },
        { part: 'gain', any: 1 },
      ],
    ],
    [
      'the good that the reversed market gives',
      'auction-house',
      { display: ['auction-house'] },
      [{ part: 'reverse' }, { part: 'gainOnSpace', goods: stock({ wood: 2 }) }],
    ],
    [
      'a token to the highest space, and wood',
      'canal-lock',
      { display: ['canal-lock'] },
      [{ part: 'raise' }, { part: 'gain', goods: stock({ wood: 1 }) }],
    ],
    [
      'a new building and two goods',
      'travelling-show',
      { display: ['travelling-show', 'pub'] },
      [{ part: 'replace' }, { part: 'gain', any: 2 }],
    ],
    [
      'that nothing can be taken where nobody has goods',
      'privateer-ship',
      { display: ['privateer-ship'] },
      [
        { part: 'take', possible: false },
        { part: 'swap', neighbours: true },
      ],
    ],
    [
      'goods, or a purchase up to a sum',
      'start 0',
      { goods: [{ stone: 4, fish: 2 }], display: ['bait-shop'] },
      [
        { part: 'gain', any: 2, different: true },
        { part: 'buy', possible: true, power: 6 },
      ],
    ],
    [
      'a purchase with the good that comes with it',
      'harbour-crane',
      { display: ['harbour-crane', 'bait-shop'], goods: [{ wood: 4, fish: 2 }] },
      [
        { part: 'gain', goods: stock({ wood: 1 }) },
        { part: 'buy', possible: true, power: 7 },
      ],
    ],
    [
      'that nothing on offer can be paid yet',
      'shipwrights-guild',
      { display: ['shipwrights-guild'], goods: [{ fish: 2 }] },
      [{ part: 'buy', possible: false, extra: 2 }],
    ],
    [
      'HB-25 what two buildings may cost together',
      'library',
      {
        display: ['library', 'bait-shop', 'depot'],
        goods: [{ stone: 4, livestock: 3, wood: 5 }],
        owned: [['cannery']],
      },
      [
        { part: 'gain', any: 1 },
        { part: 'buy', most: 2, power: 13, powerForAll: 14 },
      ],
    ],
  ];
  it.each(rows)('%s: %s', (_, place, position, parts) => {
    expect(previewAt(place, position).effect.parts).toMatchObject(parts);
  });
});

describe('a visit', () => {
  it('HB-E3 loses what a stock has no room for', () => {
    const preview = previewAt('masons-hall', { display: ['masons-hall'], goods: [{ stone: 5 }] });
    expect(heldIn(preview)).toEqual([0, 0, 6, 1]);
    expect(lostIn(preview)).toEqual([0, 0, 1, 0]);
  });

  it('loses less with the Cooper’s room', () => {
    const position: Position = { display: ['masons-hall'], goods: [{ stone: 5 }], boards: ['cooper'] };
    expect(lostIn(previewAt('masons-hall', position))).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['HB-10 occupied', 'pub', { pawns: [undefined, 'pub'] }, 'occupied'],
    ['HB-10 left first', 'pub', { pawns: ['pub'] }, 'alreadyThere'],
    ['HB-11 without a good for the fee', 'cannery', { owned: [[], ['cannery']] }, 'noGoodForFee'],
  ] as [string, string, Position, string][])('%s is closed', (_, place, position, problem) => {
    const { closed, effect } = previewAt(place, position);
    expect(closed?.problem).toBe(problem);
    expect(effect.parts).not.toEqual([]);
  });

  it('tells of an occupied place what it would give', () => {
    const preview = previewAt('trawler', { pawns: [undefined, 'trawler'] });
    expect(heldIn(preview)).toEqual([1, 0, 0, 0]);
  });

  it('HB-11 names whom the fee goes to, and pays what hurts least', () => {
    const preview = previewAt('bait-shop', { owned: [[], ['bait-shop']], goods: [{ stone: 4 }] });
    expect(preview.fee).toBe(1);
    expect(heldIn(preview)).toEqual([2, 0, 4, 0]);
    expect(preview.power).toEqual({ from: 4, to: 6 });
  });

  it('HB-11 pays first where that makes room', () => {
    const position: Position = {
      owned: [[], ['masons-hall']],
      goods: [{ stone: 6, fish: 1 }],
      market: ['fish', 'wood', 'livestock', 'stone'],
    };
    const preview = previewAt('masons-hall', position);
    expect(heldIn(preview)).toEqual([1, 0, 6, 1]);
    expect(lostIn(preview)).toEqual([0, 0, 1, 0]);
  });

  it.each([
    ['everybody else in the Abbey', 'abbey', { display: ['abbey'], players: 3 }, [1, 2], 'others'],
    [
      'the occupant whom the Diplomat joins',
      'pub',
      { boards: ['diplomat'], pawns: [undefined, 'pub'] },
      [1],
      'diplomat',
    ],
    [
      'the Landlord, of a fee',
      'pub',
      { boards: ['cooper', 'landlord'], owned: [[], ['pub']], goods: [{ fish: 1 }] },
      [1],
      'landlord',
    ],
    ['the Beggar, of another’s start building', 'start 0', { boards: ['cooper', 'beggar'] }, [1], 'beggar'],
  ] as [string, string, Position, number[], string][])(
    'tells who gains: %s',
    (_, place, position, seats, reason) => {
      expect(previewAt(place, position).gainers).toEqual(seats.map((seat) => ({ seat, reason })));
    },
  );

  it.each([
    ['an exchange that cannot be paid', 'cannery', { display: ['cannery'] }, true],
    [
      'a purchase of which nothing can be paid',
      'shipwrights-guild',
      { display: ['shipwrights-guild'] },
      true,
    ],
    ['goods that are all lost', 'trawler', { goods: [{ fish: 6 }] }, true],
    ['a fee for nothing', 'cannery', { owned: [[], ['cannery']], goods: [{ fish: 1 }] }, true],
    ['a market that changes', 'lighthouse', { display: ['lighthouse'] }, false],
    ['goods that fit', 'trawler', {}, false],
  ] as [string, string, Position, boolean][])(
    'would do nothing, or something: %s',
    (_, place, position, nothing) => {
      expect(previewAt(place, position).nothing).toBe(nothing);
    },
  );

  it('counts of what others decide what helps least', () => {
    const position: Position = { display: ['tax-office'], goods: [{ fish: 1 }, { fish: 1, wood: 1 }] };
    const { power } = previewAt('tax-office', position);
    expect(power).toEqual({ from: 0, to: 0 });
  });

  it('is kept by view and seat', () => {
    const view = harbour.view(scenario().state, 0);
    expect(previewOf(view, 0, startOf(0))).toBe(previewOf(view, 0, startOf(0)));
    expect(previewOf(view, 1, startOf(0))).not.toBe(previewOf(view, 0, startOf(0)));
    expect(previewsOf(view, 0).get(startOf(0))).toBe(previewOf(view, 0, startOf(0)));
  });

  it('is tried out only for a place that somebody asks for, and once', () => {
    const tries = jest.spyOn(visits, 'bestVisit');
    const view = harbour.view(scenario().state, 0);
    const enter = () => previewOf(view, 0, startOf(0));
    enter();
    enter();
    expect(tries.mock.calls.map(([, , place]) => place)).toEqual([startOf(0)]);
    previewsOf(view, 0);
    expect(tries).toHaveBeenCalledTimes(previewsOf(view, 0).size);
    tries.mockRestore();
  });

  it.each([
    ['before all have their boards', beginning({ boards: 'characters' }, 2).state],
    ['after the game', scenario({ state: { stack: [] } }).state],
  ])('is not told %s', (_, state) => {
    expect(previewsOf(harbour.view(state, 0), 0).size).toBe(0);
  });
});
