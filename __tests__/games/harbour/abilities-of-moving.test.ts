import { scenario } from './scenario';

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
    const table = scenario({ boards: ['alchemist'], owned: [['lighthouse']], goods }).play('go quarry');
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

describe('the Diplomat', () => {
  it('may enter an occupied building, and whoever stands there gains a good of their choice', () => {
    const table = scenario({
      boards: ['diplomat'],
      owned: [['lighthouse']],
      pawns: ['start 0', 'ranch'],
    }).play('go ranch');
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
