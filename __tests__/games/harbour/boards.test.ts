import { BOARDS, type BoardId } from '@/games/harbour/cards/boards';
import { harbour } from '@/games/harbour';
import { scenario, type Position } from './scenario';

/** As the rules page prints them: symbols, and what the start building gives. */
const PRINTED: [BoardId, string, string[], object][] = [
  ['landing-stages', 'anchor', ['gain fish', 'gain wood'], { fish: 1, wood: 1 }],
  ['alchemist', 'anchor', ['gain fish'], { stone: 1, fish: 1 }],
  ['beggar', 'anchor', ['gain fish'], { fish: 1 }],
  ['bookkeeper', 'coin', ['gain fish'], { wood: 1, fish: 1 }],
  ['clockmaker', 'anchor', ['gain fish'], { fish: 2 }],
  ['diplomat', 'anchor hat', ['gain fish'], { livestock: 1, fish: 1 }],
  ['fisher', 'coin', ['gain wood'], { fish: 2, wood: 1 }],
  ['shepherd', 'coin', ['gain fish'], { livestock: 2, fish: 1 }],
  ['forester', 'warehouse', ['gain fish'], { wood: 2, fish: 1 }],
  ['mason', 'anchor', ['gain fish'], { stone: 1, fish: 1 }],
  ['wholesaler', 'anchor', ['gain fish'], { fish: 1 }],
  ['noble', 'hat', ['gain fish'], { wood: 1, fish: 1 }],
  ['speculator', 'coin', ['gain fish'], { stone: 1, fish: 1 }],
  ['investor', 'warehouse', ['gain fish'], { fish: 1 }],
  ['pilot', 'anchor anchor', ['gain fish'], { fish: 1 }],
  ['auctioneer', 'hat', ['gain fish'], { livestock: 1, fish: 1 }],
  ['broker', 'warehouse', ['gain wood', 'done'], { fish: 1, wood: 1 }],
  ['cooper', 'warehouse', ['gain fish'], { fish: 1 }],
  ['landlord', 'coin', ['gain fish'], { fish: 1 }],
  ['collector', 'anchor', ['gain fish'], { fish: 1 }],
  ['magistrate', 'hat', ['gain fish'], { fish: 1 }],
];

describe('player boards (HB-3)', () => {
  it.each(PRINTED)(
    '%s has the symbol %s, and its start building gives goods',
    (id, symbols, moves, after) => {
      expect(BOARDS.find((row) => row.id === id)?.symbols.join(' ')).toBe(symbols);
      const table = scenario({ boards: [id] }).play('go start 0', ...moves);
      expect(table.goods()).toEqual(after);
      expect(table.state.active).toBe(1);
    },
  );

  it.each(PRINTED)('%s buys in its start building instead', (id) => {
    const table = scenario({ boards: [id], display: ['bait-shop', 'pub'], goods: [{ wood: 5, stone: 4 }] });
    table.play('go start 0', 'ship wood', 'ship stone', 'buy pub');
    expect(table.owned()).toEqual(['pub']);
  });

  it('are all there', () => {
    expect(PRINTED.map(([id]) => id)).toEqual(BOARDS.map((row) => row.id));
  });
});

describe('the Alchemist', () => {
  const goods = [{ fish: 2, wood: 1 }];

  it('spends 1 good before moving to turn 2 of one kind into 2 of another, once a turn', () => {
    const table = scenario({ boards: ['alchemist'], goods });
    expect(table.moves('spend')).toEqual(['spend wood']);
    table.play('spend wood', 'turn fish stone');
    expect(table.goods()).toEqual({ stone: 2 });
    expect(table.refusal('spend stone')).toBe('abilityOncePerTurn');
    table.play('go ranch');
    expect(table.state.active).toBe(1);
  });

  it('or after the action', () => {
    const table = scenario({ boards: ['alchemist'], goods }).play('go quarry');
    expect(table.goods()).toEqual({ fish: 2, stone: 1, wood: 1 });
    expect(table.moves()).toEqual(['spend stone', 'spend wood', 'done']);
    table.play('spend stone', 'turn fish livestock');
    expect(table.goods()).toEqual({ livestock: 2, wood: 1 });
    expect(table.state.active).toBe(1);
  });

  it('can use it again in the next turn', () => {
    const table = scenario({ boards: ['alchemist'], goods: [{ fish: 6 }] }).play(
      'spend fish',
      'turn fish stone',
      'go ranch',
      'go trawler',
    );
    expect(table.moves('spend')).toContain('spend fish');
  });

  it('may spend a unit of the same kind where three are held, not where two are', () => {
    expect(scenario({ boards: ['alchemist'], goods: [{ fish: 3 }] }).moves('spend')).toEqual(['spend fish']);
    const table = scenario({ boards: ['alchemist'], goods: [{ fish: 2 }] });
    expect(table.moves('spend')).toEqual([]);
    expect(table.refusal('spend fish')).toBe('nothingToTransmute');
    expect(table.refusal('spend wood')).toBe('noneHeld');
  });

  it('cannot do it inside an action, and others cannot at all', () => {
    expect(
      scenario({ boards: ['alchemist'], goods })
        .play('go pub')
        .refusal('spend wood'),
    ).toBe('notAsked');
    expect(scenario({ goods }).refusal('spend wood')).toBe('notAsked');
  });
});

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

describe('the Bookkeeper', () => {
  it.each([
    ['bookkeeper', { stone: 2, wood: 1 }],
    ['landing-stages', {}],
  ] as [BoardId, object][])('keeps the units above the number of the space: %s', (board, after) => {
    const table = scenario({ boards: [board], goods: [{ stone: 6, wood: 6 }] });
    table.play('go start 0', 'ship stone', 'ship wood', 'buy pub');
    expect(table.goods()).toEqual(after);
  });

  it('keeps units of a warehouse on top', () => {
    const table = scenario({
      boards: ['bookkeeper'],
      owned: [['lumber-camp']],
      goods: [{ stone: 6, wood: 5 }],
    });
    table.play('go start 0', 'ship stone', 'ship wood', 'buy pub', 'keep stone');
    expect(table.goods()).toEqual({ stone: 3 });
  });

  it('HB-11 can pay a fee from what stays', () => {
    const table = scenario({ boards: ['bookkeeper'], goods: [{ stone: 6, wood: 5 }] });
    table.play('go start 1', 'later', 'ship stone', 'ship wood', 'buy pub', 'pay stone');
    expect(table.goods()).toEqual({ stone: 1 });
  });
});

describe('the Clockmaker', () => {
  it.each([
    ['clockmaker', 3],
    ['landing-stages', 2],
  ] as [BoardId, number][])('gets $1 more for the good on space 2: %s gets $%d', (board, money) => {
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

describe('the Diplomat', () => {
  it('may enter an occupied building, and whoever stands there gains a good of their choice', () => {
    const table = scenario({ boards: ['diplomat'], pawns: ['start 0', 'ranch'] }).play('go ranch');
    expect(table.asked).toBe(1);
    table.play('gain wood');
    expect(table.goods(1)).toEqual({ wood: 1 });
    expect(table.goods(0)).toEqual({ livestock: 1 });
  });

  it('must move on from the building it stands in', () => {
    expect(scenario({ boards: ['diplomat'], pawns: ['ranch'] }).refusal('go ranch')).toBe('alreadyThere');
  });

  it('gives nothing where nobody stands, and others may not do it', () => {
    expect(scenario({ boards: ['diplomat'], pawns: [undefined, 'pub'] }).play('go ranch').state.turns).toBe(
      1,
    );
    expect(scenario({ pawns: [undefined, 'ranch'] }).refusal('go ranch')).toBe('occupied');
    const table = scenario({ boards: ['landing-stages', 'diplomat'], pawns: [undefined, 'ranch'] });
    expect(table.refusal('go ranch')).toBe('occupied');
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
  ] as [BoardId, string, string[], object][])('%s in the %s %j', (board, building, moves, after) => {
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
      scenario({ boards: ['fisher'] })
        .play('go trawler')
        .goods(),
    ).toEqual({});
  });

  it('do not gain it by units that a warehouse keeps', () => {
    const table = scenario({ boards: ['forester'], goods: [{ wood: 5, stone: 4 }] });
    table.play('go start 0', 'ship wood', 'ship stone', 'buy pub', 'keep wood');
    expect(table.goods()).toEqual({ wood: 1 });
  });
});

describe('the Mason', () => {
  const sale = (boards: BoardId[], first: string) =>
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

describe('the Wholesaler', () => {
  it.each([
    ['wholesaler', { stone: 1, wood: 1 }],
    ['landing-stages', {}],
  ] as [BoardId, object][])('keeps 1 of each good shipped: %s', (board, after) => {
    const table = scenario({ boards: [board], goods: [{ stone: 4, wood: 6 }] });
    expect(table.play('go start 0', 'ship stone', 'ship wood', 'buy pub').goods()).toEqual(after);
  });

  it('keeps units of warehouses on top, never more than were held', () => {
    const table = scenario({
      boards: ['wholesaler'],
      owned: [['bank', 'cold-store', 'cannery', 'merchants-guild']],
      goods: [{ fish: 2 }],
    });
    table.play('go start 0', 'ship fish', 'buy depot', 'keep fish');
    expect(table.goods()).toEqual({ fish: 2 });
    expect(table.state.active).toBe(1);
  });

  it('HB-11 always has a good left for the fee', () => {
    const table = scenario({ boards: ['wholesaler'], goods: [{ stone: 4, wood: 5 }] });
    table.play('go start 1', 'later', 'ship stone', 'ship wood', 'buy pub', 'pay wood');
    expect(table.goods()).toEqual({ stone: 1 });
  });
});

describe('the Noble', () => {
  const owner: Position = {
    boards: ['noble', 'landing-stages'],
    owned: [['lighthouse']],
    free: 'lighthouse',
  };

  it('owns a free building whose symbols and fees count', () => {
    const table = scenario({ ...owner, active: 1, goods: [{}, { fish: 1 }] });
    expect(table.state.symbols.slice(0, 4)).toEqual([0, 1, 1, 0]);
    expect(table.play('go lighthouse').moves('pay')).toEqual(['pay fish']);
  });

  it('HB-30, HB-31 scores nothing for it, and it is not bought', () => {
    const table = scenario({ ...owner, state: { stack: [] } });
    expect(table.state.bought).toEqual([0, 0]);
    expect(harbour.outcome(table.state)?.scores[0]?.total).toBe(0);
  });
});

describe('those who score at the end (HB-31)', () => {
  const abilityOf = (board: BoardId, position: Position = {}) =>
    harbour.outcome(scenario({ boards: [board], ...position, state: { stack: [] } }).state)?.scores[0]?.parts
      .ability;

  it('the Speculator scores the market space of stone', () => {
    expect(abilityOf('speculator')).toBe(4);
    expect(abilityOf('speculator', { market: ['stone', 'fish', 'wood', 'livestock'] })).toBe(2);
    expect(abilityOf('landing-stages')).toBe(0);
  });

  it('the Collector scores kinds of symbols, the start building’s too, and 1 more for all four', () => {
    expect(abilityOf('collector')).toBe(1);
    expect(abilityOf('collector', { owned: [['bank', 'lighthouse']] })).toBe(2);
    expect(abilityOf('collector', { owned: [['bank', 'stonecutter']] })).toBe(5);
    expect(abilityOf('landing-stages', { owned: [['bank', 'stonecutter']] })).toBe(0);
  });

  it('the Magistrate scores top hats of bought buildings only', () => {
    expect(abilityOf('magistrate')).toBe(0);
    expect(abilityOf('magistrate', { owned: [['pub', 'library', 'bank']] })).toBe(2);
    expect(abilityOf('landing-stages', { owned: [['pub', 'library']] })).toBe(0);
  });
});

describe('the Investor', () => {
  it.each([
    ['investor', 1],
    ['landing-stages', 0],
  ] as [BoardId, number][])('gains a good for a purchase: %s', (board, units) => {
    const table = scenario({ boards: [board], goods: [{ stone: 4, wood: 5 }] });
    table.play('go start 0', 'ship stone', 'ship wood', 'buy pub', ...(units ? ['done', 'gain fish'] : []));
    expect(table.goods()).toEqual(units ? { fish: 1 } : {});
    expect(table.state.active).toBe(1);
  });

  it('gains one for each building bought in the Library', () => {
    const table = scenario({
      boards: ['investor'],
      display: ['library', 'bait-shop', 'depot'],
      goods: [{ stone: 4, wood: 5, livestock: 3 }],
    });
    table.play(
      'go library',
      'gain fish',
      'ship stone',
      'ship wood',
      'ship livestock',
      'buy depot',
      'buy bait-shop',
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

describe('the Pilot', () => {
  it('pays no fee in start buildings', () => {
    const table = scenario({ boards: ['pilot'], goods: [{ fish: 1 }] }).play('go start 1');
    expect(table.moves('pay')).toEqual([]);
    expect(
      scenario({ goods: [{ fish: 1 }] })
        .play('go start 1')
        .moves('pay'),
    ).toEqual(['pay fish']);
  });

  it('pays in other buildings', () => {
    const table = scenario({ boards: ['pilot'], goods: [{ fish: 1 }], owned: [[], ['bait-shop']] });
    expect(table.play('go bait-shop').moves('pay')).toEqual(['pay fish']);
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

describe('the Broker', () => {
  it('spends 1 good to exchange two neighbouring tokens, once a turn, before or after', () => {
    const table = scenario({ boards: ['broker'], goods: [{ fish: 1, wood: 1 }] }).play('spend fish');
    expect(table.moves()).toEqual(['swap fish livestock', 'swap livestock stone', 'swap stone wood']);
    expect(table.refusal('swap fish wood')).toBe('notNeighbours');
    table.play('swap stone wood');
    expect(table.market).toEqual(['fish', 'livestock', 'wood', 'stone']);
    expect(table.goods()).toEqual({ wood: 1 });
    expect(table.refusal('spend wood')).toBe('abilityOncePerTurn');
    const after = scenario({ boards: ['broker'], goods: [{ fish: 1 }] }).play(
      'go ranch',
      'spend fish',
      'swap stone wood',
    );
    expect(after.state.active).toBe(1);
  });

  it('is the only one who can, and needs a good for it', () => {
    expect(scenario({ goods: [{ fish: 1 }] }).moves('spend')).toEqual([]);
    expect(scenario({ boards: ['broker'] }).moves('spend')).toEqual([]);
  });
});

describe('the Cooper', () => {
  it.each([
    ['cooper', 7],
    ['landing-stages', 6],
  ] as [BoardId, number][])('HB-4 holds up to 7 of each good: %s %d', (board, most) => {
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
