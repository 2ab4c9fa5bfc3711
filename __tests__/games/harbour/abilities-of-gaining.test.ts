import type { PlayerBoardId } from '@/games/harbour/cards/player-boards';
import { scenario, type Position } from './scenario';

describe('the Beggar', () => {
  it('gains a good when somebody else gains goods in their own start building', () => {
    const table = scenario({ boards: ['landing-stages', 'beggar'] }).play(
      'go start 0',
      'gain fish',
      'gain wood',
    );
    expect(table.asked).toBe(1);
    expect(table.play('gain stone').goods(1)).toEqual({ stone: 1 });
    expect(table.state.turns).toBe(1);
  });

  it.each([
    ['in another building', { boards: ['landing-stages', 'beggar'] }, ['go pub', 'gain fish', 'gain wood']],
    [
      'in a foreign start building',
      { boards: ['landing-stages', 'landing-stages', 'beggar'], players: 3, goods: [{ fish: 1 }] },
      ['go start 1', 'pay fish', 'gain fish', 'gain wood'],
    ],
    [
      'for a purchase there',
      { boards: ['landing-stages', 'beggar'], goods: [{ wood: 5, stone: 4 }] },
      ['go start 0', 'ship wood', 'ship stone', 'buy ranch'],
    ],
    ['for the own start building', { boards: ['beggar'] }, ['go start 0', 'gain fish']],
    ['without the Beggar', {}, ['go start 0', 'gain fish', 'gain wood']],
  ] as [string, Position, string[]][])('gains nothing %s', (_, position, moves) => {
    const table = scenario(position).play(...moves);
    expect(table.state.turns).toBe(1);
    expect(table.asked).toBe(1);
    expect(table.moves('go').length).toBeGreaterThan(0);
  });
});

describe('those whose gains grow', () => {
  it.each([
    ['fisher', 'bait-shop', [], { fish: 3, livestock: 1 }],
    ['shepherd', 'bait-shop', [], { fish: 2, livestock: 2 }],
    ['forester', 'bait-shop', [], { fish: 2, livestock: 1 }],
    ['forester', 'masons-hall', [], { stone: 2, wood: 2 }],
    ['landing-stages', 'masons-hall', [], { stone: 2, wood: 1 }],
    ['fisher', 'pub', ['gain fish', 'gain wood'], { fish: 2, wood: 1 }],
  ] as [PlayerBoardId, string, string[], object][])('%s in the %s %j', (board, building, moves, after) => {
    const table = scenario({ boards: [board], display: ['bait-shop', 'masons-hall', 'pub'] });
    expect(table.play(`go ${building}`, ...moves).goods()).toEqual(after);
  });

  it('gain it once for each action', () => {
    const table = scenario({ boards: ['fisher'], display: ['travelling-show', 'pub'] });
    table.play('go travelling-show', 'replace pub', 'gain fish', 'gain fish');
    expect(table.goods()).toEqual({ fish: 3 });
    expect(table.play('go start 1', 'gain wood', 'gain stone', 'go start 0', 'gain wood').goods()).toEqual({
      fish: 5,
      wood: 1,
    });
  });

  it('gain it by conversions and by goods that others must hand over', () => {
    expect(
      scenario({ boards: ['fisher'], display: ['cannery'], goods: [{ wood: 3 }] })
        .play('go cannery')
        .goods(),
    ).toEqual({ fish: 6 });
    const tax = scenario({
      players: 3,
      boards: ['fisher'],
      display: ['tax-office'],
      goods: [{}, { fish: 1 }, { fish: 1 }],
    });
    expect(tax.play('go tax-office', 'give fish', 'give fish').goods()).toEqual({ fish: 3 });
    const ship = scenario({ boards: ['fisher'], display: ['privateer-ship'], goods: [{}, { fish: 1 }] });
    expect(ship.play('go privateer-ship', 'take 1 fish', 'swap fish livestock').goods()).toEqual({ fish: 2 });
  });

  it('do not gain it by fees, by gifts of others nor by an action that gives none', () => {
    const fee = scenario({ boards: ['landing-stages', 'fisher'], goods: [{ fish: 1 }] }).play(
      'go start 1',
      'pay fish',
    );
    expect(fee.goods(1)).toEqual({ fish: 1 });
    const gift = scenario({ boards: ['landing-stages', 'fisher'], display: ['abbey'] });
    gift.play('go abbey', 'gain fish', 'gain wood', 'gain stone', 'gain fish');
    expect(gift.goods(1)).toEqual({ fish: 1 });
    expect(
      scenario({ boards: ['fisher'], display: ['cold-store', 'pub'] })
        .play('go cold-store')
        .goods(),
    ).toEqual({});
  });

  it('do not gain it by units that a warehouse keeps', () => {
    const table = scenario({
      boards: ['forester'],
      owned: [['lumber-camp']],
      goods: [{ wood: 5, stone: 4 }],
    });
    table.play('go start 0', 'ship wood', 'ship stone', 'buy pub', 'keep wood');
    expect(table.goods()).toEqual({ wood: 1 });
  });
});

describe('the Mason', () => {
  const sale = (boards: PlayerBoardId[], first: string) =>
    scenario({ boards, goods: [{ stone: 4, wood: 5, livestock: 3 }, {}] }).play(
      'go start 0',
      `ship ${first}`,
      'ship wood',
      'buy pub',
    );

  it('gains 1 stone when somebody else ships stone', () => {
    expect(sale(['landing-stages', 'mason'], 'stone').goods(1)).toEqual({ stone: 1 });
  });

  it('gains nothing for another good, for an own shipping, and nobody else gains it', () => {
    expect(sale(['landing-stages', 'mason'], 'livestock').goods(1)).toEqual({});
    expect(sale(['mason', 'landing-stages'], 'stone').goods(0)).toEqual({ livestock: 3 });
    expect(sale(['landing-stages', 'landing-stages'], 'stone').goods(1)).toEqual({});
  });
});

describe('the Cooper', () => {
  it.each([
    ['cooper', 7],
    ['landing-stages', 6],
  ] as [PlayerBoardId, number][])('HB-4 holds up to 7 of each good: %s %d', (board, most) => {
    const table = scenario({ boards: [board], display: ['bait-shop'], goods: [{ fish: 5 }] }).play(
      'go bait-shop',
    );
    expect(table.goods()).toEqual({ fish: most, livestock: 1 });
  });
});

describe('the Landlord', () => {
  it('gains a good of choice with each fee, before or after the action, also with a lost one', () => {
    const table = scenario({ boards: ['landing-stages', 'landlord'], goods: [{ fish: 2 }, { fish: 6 }] });
    table.play('go start 1', 'pay fish');
    expect(table.asked).toBe(1);
    table.play('gain wood');
    expect(table.goods(1)).toEqual({ fish: 6, wood: 1 });
    expect(table.asked).toBe(0);
    const after = scenario({ boards: ['landing-stages', 'landlord'], goods: [{ fish: 2 }] });
    after.play('go start 1', 'later', 'gain fish', 'pay fish', 'gain wood');
    expect(after.goods(1)).toEqual({ fish: 1, wood: 1 });
  });

  it('gains nothing without a fee, and others gain none with one', () => {
    const free = scenario({ boards: ['pilot', 'landlord'] }).play('go start 1', 'gain fish');
    expect(free.goods(1)).toEqual({});
    const other = scenario({ goods: [{ fish: 2 }] }).play('go start 1', 'pay fish');
    expect(other.goods(1)).toEqual({ fish: 1 });
    expect(other.asked).toBe(0);
  });
});
