import type { PlayerBoardId } from '@/games/harbour/cards/player-boards';
import { costing, scenario } from './scenario';

const SIX = costing(6);
const ANOTHER_SIX = costing(6, SIX);

describe('the Bookkeeper', () => {
  it.each([
    ['bookkeeper', { stone: 2, wood: 1 }],
    ['landing-stages', {}],
  ] as [PlayerBoardId, object][])('keeps the units above the number of the space: %s', (board, after) => {
    const table = scenario({ boards: [board], goods: [{ stone: 6, wood: 6 }] });
    table.play('go start 0', 'ship stone', 'ship wood', 'buy pub');
    expect(table.goods()).toEqual(after);
  });

  it('keeps units of a warehouse on top', () => {
    const table = scenario({ boards: ['bookkeeper'], goods: [{ stone: 6, wood: 5 }] });
    table.play('go start 0', 'ship stone', 'ship wood', 'buy pub', 'keep stone');
    expect(table.goods()).toEqual({ stone: 3 });
  });

  it('HB-11 can pay a fee from what stays', () => {
    const table = scenario({ boards: ['bookkeeper'], goods: [{ stone: 6, wood: 5 }] });
    table.play('go start 1', 'later', 'ship stone', 'ship wood', 'buy pub', 'done', 'pay stone');
    expect(table.goods()).toEqual({ stone: 1 });
  });
});

describe('the Clockmaker', () => {
  it.each([
    ['clockmaker', 3],
    ['landing-stages', 2],
  ] as [PlayerBoardId, number][])('gets $1 more for the good on space 2: %s gets $%d', (board, money) => {
    const table = scenario({ boards: [board], goods: [{ fish: 2, wood: 5 }] }).play(
      'go start 0',
      'ship fish',
    );
    expect(table.state.money).toBe(money);
  });

  it('gets no more for other spaces', () => {
    const table = scenario({ boards: ['clockmaker'], goods: [{ livestock: 3, wood: 5 }] }).play(
      'go start 0',
      'ship livestock',
    );
    expect(table.state.money).toBe(3);
  });
});

describe('the Wholesaler', () => {
  it.each([
    ['wholesaler', { stone: 1, wood: 1 }],
    ['landing-stages', {}],
  ] as [PlayerBoardId, object][])('keeps 1 of each good shipped: %s', (board, after) => {
    const table = scenario({ boards: [board], goods: [{ stone: 4, wood: 6 }] });
    expect(table.play('go start 0', 'ship stone', 'ship wood', 'buy pub').goods()).toEqual(after);
  });

  it('keeps units of warehouses on top, never more than were held', () => {
    const table = scenario({
      boards: ['wholesaler'],
      owned: [['bank', 'cold-store', 'cannery', 'merchants-guild']],
      goods: [{ fish: 2 }],
      display: [SIX],
    });
    table.play('go start 0', 'ship fish', `buy ${SIX}`, 'keep fish');
    expect(table.goods()).toEqual({ fish: 2 });
    expect(table.state.active).toBe(1);
  });

  it('HB-11 always has a good left for the fee', () => {
    const table = scenario({ boards: ['wholesaler'], goods: [{ stone: 4, wood: 5 }] });
    table.play('go start 1', 'later', 'ship stone', 'ship wood', 'buy pub', 'pay wood');
    expect(table.goods()).toEqual({ stone: 1 });
  });
});

describe('the Investor', () => {
  it.each([
    ['investor', 1],
    ['landing-stages', 0],
  ] as [PlayerBoardId, number][])('gains a good for a purchase: %s', (board, units) => {
    const table = scenario({ boards: [board], goods: [{ stone: 4, wood: 5 }] });
    table.play('go start 0', 'ship stone', 'ship wood', 'buy pub', ...(units ? ['done', 'gain fish'] : []));
    expect(table.goods()).toEqual(units ? { fish: 1 } : {});
    expect(table.state.active).toBe(1);
  });

  it('gains one for each building bought in the Library', () => {
    const table = scenario({
      boards: ['investor'],
      display: ['library', SIX, ANOTHER_SIX],
      goods: [{ stone: 4, wood: 5, livestock: 3 }],
    });
    table.play(
      'go library',
      'gain fish',
      'ship stone',
      'ship wood',
      'ship livestock',
      `buy ${ANOTHER_SIX}`,
      `buy ${SIX}`,
      'done',
    );
    table.play('gain wood', 'gain stone');
    expect(table.goods()).toEqual({ fish: 1, wood: 1, stone: 1 });
    expect(table.state.active).toBe(1);
  });

  it('HB-11 can pay a fee from it', () => {
    const table = scenario({ boards: ['investor'], goods: [{ stone: 4, wood: 5 }] });
    table.play('go start 1', 'later', 'ship stone', 'ship wood', 'buy pub', 'done', 'gain fish', 'pay fish');
    expect(table.goods(1)).toEqual({ fish: 1 });
  });
});

describe('the Auctioneer', () => {
  it('HB-23 chooses the order in which shipped tokens fill the market', () => {
    const table = scenario({ boards: ['auctioneer'], goods: [{ stone: 4, wood: 5, fish: 2 }] });
    table.play('go start 0', 'ship stone', 'ship wood', 'ship fish', 'buy pub');
    expect(table.moves()).toEqual(['fill fish', 'fill stone', 'fill wood']);
    expect(table.refusal('fill livestock')).toBe('notShipped');
    table.play('fill wood', 'fill fish');
    expect(table.market).toEqual(['wood', 'fish', 'stone', 'livestock']);
    expect(table.state.active).toBe(1);
  });

  it('is not asked about a single token, and others are not asked at all', () => {
    const single = scenario({ boards: ['auctioneer'], owned: [['bank']], goods: [{ wood: 5 }] });
    expect(single.play('go start 0', 'ship wood', 'buy pub').market).toEqual([
      'wood',
      'fish',
      'livestock',
      'stone',
    ]);
    const other = scenario({ goods: [{ stone: 4, wood: 5 }] }).play(
      'go start 0',
      'ship wood',
      'ship stone',
      'buy pub',
    );
    expect(other.market).toEqual(['stone', 'wood', 'fish', 'livestock']);
  });
});
