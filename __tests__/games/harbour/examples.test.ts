import { costing, scenario } from './scenario';

const [SIX, SEVEN] = [costing(6), costing(7)];

describe('the published examples', () => {
  it('HB-E1 stone on space 4, 6 in stock: shipping pays $4 and stone falls to 0', () => {
    const table = scenario({ display: [SIX, SEVEN, 'bank'], goods: [{ stone: 6, fish: 2 }] });
    table.play('go start 0', 'ship stone');
    expect(table.state.money).toBe(4);
    expect(table.goods()).toEqual({ fish: 2 });
  });

  it('HB-E2 stone on 4 and fish on 2 shipped for $6: 3 moves to 4, 5 stays, fish and stone fill 2 and 3', () => {
    const table = scenario({ display: [SIX, SEVEN, 'bank'], goods: [{ stone: 4, fish: 2 }] });
    table.play('go start 0', 'ship stone', 'ship fish');
    expect(table.state.money).toBe(6);
    expect(table.market).toEqual(['fish', 'livestock', 'stone', 'wood']);
    expect(table.play(`buy ${SIX}`).market).toEqual(['fish', 'stone', 'livestock', 'wood']);
  });

  it.each([
    [4, 6],
    [5, 6],
  ])('HB-E3 %d fish plus 2 gained make %d', (before, after) => {
    const table = scenario({ display: ['bait-shop', 'pub'], goods: [{ fish: before }] }).play('go bait-shop');
    expect(table.goods()).toEqual({ fish: after, livestock: 1 });
  });

  it('HB-E4 1 wood becomes 1 fish, 1 stone, 1 livestock', () => {
    const table = scenario({ display: ['carpenters-yard', 'pub'], goods: [{ wood: 1 }] }).play(
      'go carpenters-yard',
    );
    expect(table.goods()).toEqual({ fish: 1, stone: 1, livestock: 1 });
  });

  it('HB-E5 three anchors in a Ranch: 3 livestock', () => {
    const table = scenario({ owned: [['lighthouse', 'canal-lock']] }).play('go ranch');
    expect(table.goods()).toEqual({ livestock: 3 });
  });

  it.each([
    ['first', ['gain stone', 'ship stone', 'ship livestock', `buy ${SIX}`], {}],
    ['last', ['ship stone', 'ship livestock', `buy ${SIX}`], { stone: 1 }],
  ])('HB-E6 1 stone and a purchase, the stone %s', (_, moves, after) => {
    const table = scenario({
      display: ['architectural-society', SIX],
      goods: [{ stone: 4, livestock: 3 }],
    });
    table.play('go architectural-society', ...moves);
    expect(table.owned()).toEqual([SIX]);
    expect(table.goods()).toEqual(after);
  });
});
