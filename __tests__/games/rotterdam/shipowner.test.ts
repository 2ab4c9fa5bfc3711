import { RAW_PRICES, RAWS, type RawName } from '@/games/rotterdam/cards/goods';
import { START_MONEY } from '@/games/rotterdam/cards/limits';
import { table } from './scenario';

const shipowner = { type: 'work', role: 'shipowner' };
const buy = (raw: string) => ({ type: 'buyRaw', raw });
const sell = (raw: string) => ({ type: 'sellRaw', raw });
const free = (raw: string) => ({ type: 'takeFree', raw });
const place = (at: string) => ({ type: 'place', at });
const load = (from: string, raw: string) => ({ type: 'load', from, raw });
const finish = { type: 'finish' };
/** By how many have left the market. */
const pricesOf = (raw: RawName): readonly number[] => RAW_PRICES[RAWS.indexOf(raw)] ?? [];

const [FRUIT = 0] = pricesOf('fruit');

describe('the raw market', () => {
  it.each([['oil'], ['fruit']] as const)('RT-1 sells %s at the price of the cheapest unit left', (raw) => {
    pricesOf(raw).forEach((price, gone) => {
      const scene = table(4).money(20);
      // A stock holds three units at most, so the others share what is gone.
      for (let i = 0; i < gone; i += 1) scene.stock(1 + (i % 3), raw);
      scene.play(0, shipowner, buy(raw));
      expect(20 - scene.player(0).money).toBe(price);
    });
  });

  it('RT-1 has nothing to sell when all units are gone', () => {
    const scene = table(3).stock(1, 'fruit', 'fruit', 'fruit').stock(2, 'fruit', 'fruit').play(0, shipowner);
    expect(scene.refusal(0, buy('fruit'))).toBe('rawSoldOut');
    expect(scene.offers(0)).not.toContainEqual(buy('fruit'));
  });

  it('RT-E4 with three containers gone the next costs what the fourth does', () => {
    const scene = table(3)
      .stock(1, 'containers', 'containers', 'containers')
      .play(0, shipowner, buy('containers'));
    expect(scene.player(0).money).toBe(START_MONEY - Number(pricesOf('containers')[3]));
  });

  it('RT-E4 with two fruit gone one sells for the price of the second', () => {
    const scene = table(3).stock(0, 'fruit').stock(1, 'fruit').play(0, shipowner, sell('fruit'));
    expect(scene.player(0).money).toBe(START_MONEY + Number(pricesOf('fruit')[1]));
    expect(scene.unitsGone('fruit')).toBe(1);
  });

  it('RT-1 pays the price of the dearest empty space', () => {
    const scene = table(3)
      .stock(0, 'fruit', 'fruit')
      .stock(1, 'fruit', 'fruit')
      .play(0, shipowner, sell('fruit'));
    const [, , third, fourth] = pricesOf('fruit');
    expect(scene.player(0).money).toBe(START_MONEY + Number(fourth));
    scene.play(0, sell('fruit'));
    expect(scene.player(0).money).toBe(START_MONEY + Number(fourth) + Number(third));
  });
});

describe('the shipowner', () => {
  it('RT-20 gives one free unit of the cheapest kind; on a tie the player chooses', () => {
    const scene = table(3).play(0, shipowner);
    expect(scene.offersOf(0, 'takeFree')).toEqual([free('oil'), free('grain')]);
    expect(scene.refusal(0, free('fruit'))).toBe('notCheapest');
    scene.play(0, free('grain'));
    expect([scene.stockOf(0), scene.player(0).money]).toEqual([['grain'], 15]);
    expect(scene.offersOf(0, 'takeFree')).toEqual([]);
    expect(scene.refusal(0, free('oil'))).toBe('freeTaken');
  });

  it('RT-20 finds the cheapest kind by its next price', () => {
    const scene = table(3).stock(1, 'oil', 'oil').stock(2, 'grain', 'grain', 'grain').play(0, shipowner);
    expect(scene.offersOf(0, 'takeFree')).toEqual(['oil', 'grain', 'fruit', 'containers'].map(free));
  });

  it('RT-20 leaves kinds out that have no units left', () => {
    const scene = table(4)
      .stock(1, 'oil', 'oil', 'oil')
      .stock(2, 'oil', 'oil', 'oil')
      .stock(3, 'oil')
      .play(0, shipowner);
    expect(scene.offersOf(0, 'takeFree')).toEqual([free('grain')]);
    expect(scene.refusal(0, free('oil'))).toBe('rawSoldOut');
  });

  it('RT-20 RT-6 keeps the stock at three, also for the free unit', () => {
    const scene = table(3).play(0, shipowner, buy('oil'), buy('oil'), buy('fruit'));
    expect(scene.offersOf(0, 'takeFree')).toEqual([]);
    expect(scene.refusal(0, free('grain'))).toBe('stockFull');
    expect(scene.refusal(0, buy('grain'))).toBe('stockFull');
    expect(scene.offersOf(0, 'buyRaw')).toEqual([]);
  });

  it('RT-20 gives the free unit up at the end of the action', () => {
    const scene = table(3).play(0, shipowner, finish);
    expect([scene.stockOf(0), scene.state.actor]).toEqual([[], 1]);
  });

  it('RT-20 a kind is either bought or sold in one action', () => {
    const scene = table(3).stock(0, 'oil', 'grain').play(0, shipowner, sell('oil'), buy('grain'));
    expect(scene.refusal(0, buy('oil'))).toBe('rawSoldBefore');
    expect(scene.refusal(0, sell('grain'))).toBe('rawBoughtBefore');
    expect(scene.offers(0)).not.toContainEqual(buy('oil'));
    expect(scene.offers(0)).not.toContainEqual(sell('grain'));
  });

  it('RT-20 the free unit is not bought, so it may be sold', () => {
    const scene = table(3).play(0, shipowner, free('oil'), sell('oil'));
    expect(scene.player(0).money).toBe(START_MONEY + (pricesOf('oil')[0] ?? 0));
  });

  it('RT-20 sells nothing that is not in stock, least of all cargo', () => {
    const scene = table(3).ship(0, 'A1', 'fruit').play(0, shipowner);
    expect(scene.offersOf(0, 'sellRaw')).toEqual([]);
    expect(scene.refusal(0, sell('fruit'))).toBe('notInStock');
  });

  it('RT-20 buys nothing that cannot be paid', () => {
    const scene = table(3)
      .money(FRUIT - 1)
      .play(0, shipowner);
    const affordable = RAWS.filter((raw) => (pricesOf(raw)[0] ?? 0) < FRUIT);
    expect(scene.offersOf(0, 'buyRaw')).toEqual(affordable.map(buy));
    expect(scene.refusal(0, buy('fruit'))).toBe('tooDear');
  });

  it('RT-20 places a ship with a unit from stock', () => {
    const scene = table(3).stock(0, 'fruit').play(0, shipowner, place('S3'), load('stock', 'fruit'));
    expect(scene.at('S3')).toEqual([0, 'fruit']);
    expect([scene.stockOf(0), scene.player(0).ships]).toEqual([[], 2]);
  });

  it('RT-20 puts a bought unit straight onto the ship, also with a full stock', () => {
    const scene = table(3)
      .stock(0, 'oil', 'oil', 'oil')
      .play(0, shipowner, place('S1'), load('market', 'fruit'));
    expect([scene.at('S1'), scene.stockOf(0).length, scene.player(0).money]).toEqual([
      [0, 'fruit'],
      3,
      START_MONEY - FRUIT,
    ]);
  });

  it('RT-20 a unit bought for a ship counts as bought', () => {
    const scene = table(3).stock(0, 'fruit').play(0, shipowner, place('S1'), load('market', 'fruit'));
    expect(scene.refusal(0, sell('fruit'))).toBe('rawBoughtBefore');
  });

  it('RT-20 puts the free unit straight onto the ship, also with a full stock', () => {
    const scene = table(3)
      .stock(0, 'fruit', 'fruit', 'fruit')
      .play(0, shipowner, place('S1'), load('free', 'grain'));
    expect([scene.at('S1'), scene.player(0).money]).toEqual([[0, 'grain'], 15]);
    scene.play(0, place('S2'));
    expect(scene.refusal(0, load('free', 'oil'))).toBe('freeTaken');
  });

  it('RT-20 places up to two ships, at most one of them empty', () => {
    const scene = table(3).play(0, shipowner, place('S1'), { type: 'loadNothing' }, place('S2'));
    expect(scene.refusal(0, { type: 'loadNothing' })).toBe('secondEmptyShip');
    expect(scene.offers(0)).not.toContainEqual({ type: 'loadNothing' });
    scene.play(0, load('market', 'oil'));
    expect(scene.offersOf(0, 'place')).toEqual([]);
    expect(scene.refusal(0, place('S3'))).toBe('shipsPlaced');
  });

  it('RT-20 never leaves a ship without anything that it could carry', () => {
    const scene = table(3).money(0).stock(1, 'oil').play(0, shipowner, free('grain'), sell('grain'));
    scene.player(0).money = 0;
    scene.play(0, place('S1'), { type: 'loadNothing' });
    expect(scene.offersOf(0, 'place')).toEqual([]);
    expect(scene.refusal(0, place('S2'))).toBe('secondEmptyShip');
  });

  it.each([
    ['an occupied start', table(3).ship(1, 'S1', 'oil'), 'S1', 'occupied'],
    ['a field', table(3), 'A1', 'notAStart'],
    [
      'a fleet that is all on the water',
      table(3).ship(0, 'A1').ship(0, 'B1').ship(0, 'C1'),
      'S1',
      'noShipInHand',
    ],
  ])('RT-20 refuses to place a ship: %s', (_, scene, at, problem) => {
    scene.play(0, shipowner);
    expect(scene.refusal(0, place(at))).toBe(problem);
    expect(scene.offers(0)).not.toContainEqual(place(at));
  });

  it.each<[string, RawName[], object[]]>([
    ['placing first', ['fruit'], [place('S1'), load('stock', 'fruit'), buy('oil'), free('grain')]],
    ['buying first', ['fruit'], [buy('oil'), free('grain'), place('S1'), load('stock', 'fruit')]],
  ])('RT-20 takes its parts in any order: %s', (_, stock, moves) => {
    const scene = table(3).stock(0, ...stock);
    scene.play(0, shipowner, ...(moves as Record<string, string>[]), finish);
    expect([scene.at('S1'), scene.stockOf(0), scene.player(0).money]).toEqual([
      [0, 'fruit'],
      ['oil', 'grain'],
      14,
    ]);
    expect(scene.state.actor).toBe(1);
  });
});
