import { scenario, type Position } from './scenario';

describe('HB-40 inland traders', () => {
  const traders: Position = {
    players: 3,
    inlandTraders: true,
    display: ['bait-shop', 'pub', 'golem-works', 'privateer-ship'],
    goods: [{ fish: 1, livestock: 1, stone: 1, wood: 6 }],
  };

  it('buy a unit of each good for $5 before the shipping', () => {
    const table = scenario(traders).play('go start 0');
    expect(table.moves()).toContain('inland');
    table.play('inland');
    expect(table.goods()).toEqual({ wood: 5 });
    expect(table.state.money).toBe(5);
    expect(table.moves()).toEqual(['ship wood']);
    expect(table.play('ship wood').moves()).toEqual(['buy bait-shop', 'buy pub', 'buy golem-works']);
  });

  it('are not shipping: no token moves and no warehouse keeps anything of it', () => {
    const table = scenario({ ...traders, owned: [['lumber-camp']] }).play(
      'go start 0',
      'inland',
      'ship wood',
      'buy pub',
    );
    expect(table.moves()).toEqual(['keep wood', 'done']);
    expect(table.market).toEqual(['wood', 'fish', 'livestock', 'stone']);
  });

  it('come once, before anything is shipped, and a shipping must follow', () => {
    const table = scenario({ ...traders, goods: [{ fish: 3, livestock: 2, stone: 2, wood: 6 }] }).play(
      'go start 0',
      'inland',
    );
    expect(table.refusal('inland')).toBe('inlandOnce');
    expect(table.refusal('done')).toBe('mustBuy');
    expect(table.refusal('buy pub')).toBe('shipFirst');
    const late = scenario({ ...traders, goods: [{ fish: 3, livestock: 2, stone: 2, wood: 6 }] }).play(
      'go start 0',
      'ship wood',
    );
    expect(late.refusal('inland')).toBe('inlandBeforeShipping');
  });

  it('do not come after a shipping, even where units of every good stay', () => {
    const table = scenario({
      ...traders,
      boards: ['wholesaler'],
      display: ['library', 'pub'],
      goods: [{ fish: 2, livestock: 3, stone: 1, wood: 6 }],
    });
    table.play('go start 0');
    expect(table.moves()).toContain('inland');
    expect(table.play('ship wood').goods()).toEqual({ fish: 2, livestock: 3, stone: 1, wood: 1 });
    expect(table.refusal('inland')).toBe('inlandBeforeShipping');
  });

  it('do not come where nothing could be shipped after', () => {
    const table = scenario({ ...traders, goods: [{ fish: 1, livestock: 1, stone: 1, wood: 5 }] }).play(
      'go start 0',
    );
    expect(table.refusal('inland')).toBe('nothingToShip');
  });

  it('want all four goods', () => {
    const table = scenario({ ...traders, goods: [{ fish: 2, wood: 6, stone: 1 }] }).play('go start 0');
    expect(table.refusal('inland')).toBe('inlandNeedsEach');
  });

  it('do not come where they are not played', () => {
    const table = scenario({
      ...traders,
      inlandTraders: false,
      goods: [{ fish: 2, livestock: 1, stone: 1, wood: 6 }],
    });
    table.play('go start 0');
    expect(table.moves()).not.toContain('inland');
    expect(table.refusal('inland')).toBe('noInlandTraders');
  });

  it('make a purchase possible that the shipping alone would not', () => {
    const table = scenario({ ...traders, display: ['golem-works', 'library'] }).play('go start 0');
    expect(table.moves()).toContain('inland');
    expect(table.moves()).not.toContain('ship wood');
  });
});
