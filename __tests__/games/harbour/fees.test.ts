import { scenario, type Position } from './scenario';

const VISIT: Position = { owned: [[], ['bait-shop']], display: ['depot', 'ranch'] };
const visit = (position: Position = {}) => scenario({ ...VISIT, ...position });

describe('HB-11 the fee', () => {
  it('goes to the owner before the action, as a good of the visitor’s choice', () => {
    const table = visit({ goods: [{ stone: 1, wood: 1 }] }).play('go bait-shop');
    expect(table.moves()).toEqual(['pay stone', 'pay wood', 'later']);
    expect(table.refusal('pay fish')).toBe('noneHeld');
    table.play('pay wood');
    expect(table.goods(0)).toEqual({ fish: 2, livestock: 1, stone: 1 });
    expect(table.goods(1)).toEqual({ wood: 1 });
  });

  it('or after it, out of what was gained', () => {
    const table = visit({ goods: [{ stone: 1 }] }).play('go bait-shop', 'later');
    expect(table.moves()).toEqual(['pay fish', 'pay livestock', 'pay stone']);
    table.play('pay livestock');
    expect(table.goods(0)).toEqual({ fish: 2, stone: 1 });
    expect(table.goods(1)).toEqual({ livestock: 1 });
    expect(table.state.active).toBe(1);
  });

  it('is not owed in the display nor in one’s own buildings', () => {
    for (const [place, owned] of [
      ['bait-shop', [['bait-shop'], []]],
      ['start 0', []],
    ] as const) {
      const table = scenario({ goods: [{ stone: 1 }], owned }).play(`go ${place}`);
      expect(table.moves('pay')).toEqual([]);
    }
    const table = scenario({ goods: [{ stone: 1 }], display: ['bait-shop', 'pub'] }).play('go bait-shop');
    expect(table.goods(0)).toEqual({ fish: 2, livestock: 1, stone: 1 });
  });

  it('is owed in the start building of somebody else', () => {
    const table = scenario({ goods: [{ stone: 1 }] }).play('go start 1');
    expect(table.moves()).toEqual(['pay stone', 'later']);
  });

  it('is nothing with a top hat', () => {
    const table = visit({ goods: [{ stone: 1 }], owned: [['pub'], ['bait-shop']] }).play('go bait-shop');
    expect(table.goods(0)).toEqual({ fish: 2, livestock: 1, stone: 1 });
    expect(table.goods(1)).toEqual({});
  });

  it('stays owed though a top hat is bought during the visit', () => {
    const table = scenario({
      goods: [{ stone: 6, wood: 1 }],
      display: ['bait-shop'],
      market: ['fish', 'livestock', 'wood', 'stone'],
      owned: [['cattle-pens'], ['merchants-guild']],
    });
    table.play('go merchants-guild', 'later', 'gain fish', 'ship stone', 'buy bait-shop');
    expect(table.moves()).toEqual(['pay fish', 'pay wood']);
  });

  it('above the owner’s limit is lost but counts as paid', () => {
    const table = visit({ goods: [{ stone: 1 }, { stone: 6 }] }).play('go bait-shop', 'pay stone');
    expect(table.goods(0)).toEqual({ fish: 2, livestock: 1 });
    expect(table.goods(1)).toEqual({ stone: 6 });
  });

  it.each([
    ['bait-shop', 'gives goods', {}],
    ['ranch', 'gives one for each anchor', {}],
    ['tax-office', 'takes from who has goods', { goods: [{}, { fish: 1 }] }],
    ['privateer-ship', 'takes from who has goods', { goods: [{}, { fish: 1 }] }],
    ['lighthouse', 'gives a good', {}],
    ['library', 'gives a good', {}],
    ['traders-guild', 'gives a good', {}],
    ['auction-house', 'gives goods', {}],
  ] as const)('who has no good may enter the %s, which %s, and pays after it', (id, _what, position) => {
    const table = scenario({ owned: [[], [id]], display: ['depot', 'bank', 'pub'], ...position });
    expect(table.moves()).toContain(`go ${id}`);
    table.play(`go ${id}`);
    expect(table.moves()).not.toContain('later');
    while (table.moves('pay').length === 0) table.play(table.moves()[0] ?? '');
    expect(table.state.active).toBe(0);
  });

  it.each([
    ['sushi-shop', 'converts', {}],
    ['clock-tower', 'adds to what is held', {}],
    ['pawnshop', 'takes two goods', {}],
    ['salvage-yard', 'takes five goods', {}],
    ['shipwrights-guild', 'only buys', {}],
    ['cold-store', 'counts warehouses', {}],
    ['trawler', 'counts anchors', { boards: ['landlord'] }],
    ['tax-office', 'finds nobody with goods', {}],
    ['privateer-ship', 'finds nobody with goods', {}],
  ] as const)('who has no good may not enter the %s, which %s', (id, _what, position) => {
    const table = scenario({ owned: [[], [id]], display: ['depot', 'bank', 'pub'], ...position });
    expect(table.moves()).not.toContain(`go ${id}`);
    expect(table.refusal(`go ${id}`)).toBe('noGoodForFee');
  });

  it('who has no good may enter a start building and takes its goods', () => {
    const table = scenario({ goods: [{}, { fish: 1 }] }).play('go start 1');
    expect(table.moves('gain')).toHaveLength(4);
    table.play('gain fish', 'gain wood');
    expect(table.moves()).toEqual(['pay fish', 'pay wood']);
  });
});

describe('HB-11 a fee still owed', () => {
  const guild: Position = {
    owned: [[], ['shipwrights-guild']],
    display: ['bait-shop', 'depot', 'bank'],
  };

  it('refuses a shipping that would leave nothing to pay with', () => {
    const table = scenario({ ...guild, goods: [{ wood: 5 }] }).play('go shipwrights-guild');
    const paid = scenario({ ...guild, goods: [{ wood: 6 }] }).play('go shipwrights-guild', 'pay wood');
    expect(paid.moves()).toEqual(['ship wood', 'done']);
    table.play('later');
    expect(table.state.active).toBe(0);
    expect(table.moves()).toEqual(['pay wood']);
  });

  it('lets a shipping go on that leaves a good', () => {
    const table = scenario({ ...guild, goods: [{ wood: 5, fish: 2 }] }).play('go shipwrights-guild', 'later');
    expect(table.moves()).toEqual(['ship wood', 'done']);
    expect(table.refusal('ship fish')).toBe('keepOneForFee');
    table.play('ship wood');
    expect(table.refusal('ship fish')).toBe('keepOneForFee');
    table.play('buy depot', 'pay fish');
    expect(table.goods(1)).toEqual({ fish: 1 });
  });

  it('makes a warehouse keep something', () => {
    const table = scenario({
      ...guild,
      owned: [['lumber-camp'], ['shipwrights-guild']],
      goods: [{ wood: 5 }],
    });
    table.play('go shipwrights-guild', 'later', 'ship wood', 'buy depot');
    expect(table.moves()).toEqual(['keep wood']);
    expect(table.refusal('done')).toBe('keepOneForFee');
    table.play('keep wood', 'pay wood');
    expect(table.goods(1)).toEqual({ wood: 1 });
  });

  it('can be paid from a gain that comes after the purchase', () => {
    const table = scenario({
      owned: [[], ['merchants-guild']],
      display: ['bait-shop', 'depot'],
      goods: [{ wood: 5, fish: 2 }],
    });
    table.play('go merchants-guild', 'later', 'ship wood', 'ship fish', 'buy depot');
    expect(table.goods(0)).toEqual({ fish: 1 });
    expect(table.moves()).toEqual(['pay fish']);
  });

  it('forbids shipping the last good after the gain', () => {
    const table = scenario({
      owned: [[], ['merchants-guild']],
      display: ['bait-shop', 'depot'],
      goods: [{ wood: 5, fish: 1 }],
    });
    table.play('go merchants-guild', 'later');
    expect(table.goods(0)).toEqual({ fish: 2, wood: 5 });
    expect(table.moves()).toEqual(['pay fish', 'pay wood']);
  });
});
