import { costing, scenario, type Position } from './scenario';

const [SIX, SEVEN, EIGHT] = [costing(6), costing(7), costing(8)];
const SHOP: Position = { display: [SIX, SEVEN, EIGHT, 'library', 'privateer-ship'] };
const shop = (position: Position = {}) => scenario({ ...SHOP, ...position });

describe('a purchase', () => {
  it('HB-20 buys what the money raised pays for, and what is left over is lost', () => {
    const table = shop({ goods: [{ wood: 5, stone: 4 }] }).play('go start 0', 'ship wood', 'ship stone');
    expect(table.moves()).toEqual([`buy ${SIX}`, `buy ${SEVEN}`, `buy ${EIGHT}`]);
    table.play(`buy ${SIX}`);
    expect(table.owned()).toEqual([SIX]);
    expect(table.state.money).toBe(0);
  });

  it('HB-20 each coin counts as $1', () => {
    const poor = shop({ goods: [{ wood: 5 }] }).play('go start 0');
    expect(poor.moves('ship')).toEqual([]);
    const rich = shop({ goods: [{ wood: 5 }], owned: [['cannery']] }).play('go start 0', 'ship wood');
    expect(rich.moves('buy')).toEqual([`buy ${SIX}`]);
    expect(rich.refusal(`buy ${SEVEN}`)).toBe('tooDear');
  });

  it('HB-20 a building without a price cannot be bought', () => {
    const table = shop({ goods: [{ wood: 5, stone: 4 }] }).play('go start 0', 'ship wood', 'ship stone');
    expect(table.refusal('buy privateer-ship')).toBe('noPrice');
    expect(table.refusal('buy bank')).toBe('notInDisplay');
  });

  it('HB-20 shipping without buying is not allowed: it can neither begin nor end so', () => {
    const short = shop({ goods: [{ wood: 5 }] }).play('go start 0');
    expect(short.refusal('ship wood')).toBe('nothingAffordable');
    const table = shop({ goods: [{ wood: 5, fish: 2 }] }).play('go start 0');
    expect(table.refusal(`buy ${SEVEN}`)).toBe('shipFirst');
    table.play('ship wood');
    expect(table.moves()).toEqual(['ship fish']);
    expect(table.refusal('done')).toBe('mustBuy');
  });

  it.each([
    [1, 'tooFewToShip'],
    [2, undefined],
    [6, undefined],
  ])('HB-21 with fish on space 2, %d fish can be shipped or not', (fish, refusal) => {
    const table = shop({ goods: [{ fish, wood: 5 }] }).play('go start 0');
    if (refusal) expect(table.moves('ship')).toEqual([]);
    expect(table.refusal('ship fish')).toBe(refusal);
  });

  it('HB-21 all of a good goes, and it pays the number of its space', () => {
    const table = shop({ goods: [{ wood: 6, stone: 5 }] }).play('go start 0', 'ship wood');
    expect(table.state.money).toBe(5);
    expect(table.refusal('ship wood')).toBe('alreadyShipped');
    table.play('ship stone');
    expect(table.state.money).toBe(9);
    expect(table.goods()).toEqual({});
  });

  it('HB-22 a warehouse keeps one unit of one of the goods shipped', () => {
    const table = shop({ goods: [{ wood: 5, stone: 4 }], owned: [['lumber-camp']] });
    table.play('go start 0', 'ship wood', 'ship stone', `buy ${SEVEN}`);
    expect(table.moves()).toEqual(['keep stone', 'keep wood', 'done']);
    expect(table.refusal('keep fish')).toBe('noneLeftToKeep');
    expect(table.play('keep wood').goods()).toEqual({ wood: 1 });
    expect(table.state.active).toBe(1);
  });

  it.each([
    [['keep wood', 'keep wood'], { wood: 2 }],
    [['keep wood', 'keep stone'], { wood: 1, stone: 1 }],
    [['keep wood', 'done'], { wood: 1 }],
    [['done'], {}],
  ])('HB-22 two warehouses keep as many units, or fewer: %j', (moves, after) => {
    const table = shop({ goods: [{ wood: 5, stone: 4 }], owned: [['cold-store']] });
    table.play('go start 0', 'ship wood', 'ship stone', `buy ${SEVEN}`, ...moves);
    expect(table.goods()).toEqual(after);
    expect(table.state.active).toBe(1);
  });

  it('HB-22 never keeps more than was shipped', () => {
    const table = shop({
      goods: [{ fish: 2 }],
      owned: [['cold-store', 'shipbreakers', 'bank', 'cannery', 'merchants-guild']],
    });
    table.play('go start 0', 'ship fish', `buy ${SIX}`, 'keep fish', 'keep fish');
    expect(table.goods()).toEqual({ fish: 2 });
    expect(table.state.active).toBe(1);
  });

  it.each([
    [['fish'], ['fish', 'livestock', 'stone', 'wood']],
    [['wood'], ['wood', 'fish', 'livestock', 'stone']],
    [
      ['livestock', 'wood'],
      ['livestock', 'wood', 'fish', 'stone'],
    ],
    [
      ['stone', 'wood'],
      ['stone', 'wood', 'fish', 'livestock'],
    ],
    [
      ['wood', 'stone'],
      ['stone', 'wood', 'fish', 'livestock'],
    ],
    [
      ['fish', 'livestock', 'stone'],
      ['fish', 'livestock', 'stone', 'wood'],
    ],
    [
      ['fish', 'livestock', 'stone', 'wood'],
      ['fish', 'livestock', 'stone', 'wood'],
    ],
  ])('HB-23 after shipping %j the market is %j', (goods, market) => {
    const table = shop({
      goods: [{ fish: 6, livestock: 6, stone: 6, wood: 6 }],
      owned: [['bank', 'cannery', 'merchants-guild']],
    });
    table.play('go start 0', ...goods.map((good) => `ship ${good}`), `buy ${SIX}`);
    expect(table.market).toEqual(market);
  });

  it('HB-24 the display is filled up from the deck in the place of the bought building', () => {
    const table = shop({ goods: [{ wood: 5, stone: 4 }], deck: ['abbey', 'depot'] });
    table.play('go start 0', 'ship wood', 'ship stone', `buy ${SEVEN}`);
    expect(table.display).toEqual([SIX, 'abbey', EIGHT, 'library', 'privateer-ship']);
    expect(table.events).toContainEqual(
      expect.objectContaining({ type: 'moved', from: { zone: 'deck' }, before: 'none', seen: 'all' }),
    );
  });

  it('HB-24 symbols of the bought building do not count for this purchase, but for the next', () => {
    const table = scenario({ display: ['lumber-camp', 'ranch'], goods: [{ wood: 5, fish: 2 }] });
    table.play('go start 0', 'ship wood', 'ship fish', 'buy lumber-camp');
    expect(table.goods()).toEqual({});
    expect(table.state.symbols.slice(0, 4)).toEqual([0, 1, 0, 1]);
  });

  it('HB-25 one building a turn', () => {
    const table = shop({ goods: [{ wood: 5, stone: 4, livestock: 3, fish: 2 }] });
    table.play('go start 0', 'ship wood', 'ship stone', 'ship livestock', 'ship fish', `buy ${SIX}`);
    expect(table.state.active).toBe(1);
    expect(table.owned()).toEqual([SIX]);
  });
});
