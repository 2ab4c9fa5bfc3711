import { harbour } from '@/games/harbour';
import { costing, scenario } from './scenario';

describe('moving the pawn', () => {
  it('HB-10 goes to the display, own buildings, those of others and every start building', () => {
    const table = scenario({
      goods: [{ fish: 1 }],
      owned: [['pub'], ['library']],
      display: ['ranch', 'depot'],
    });
    expect(table.moves()).toEqual([
      'go ranch',
      'go depot',
      'go pub',
      'go library',
      'go start 0',
      'go start 1',
    ]);
  });

  it('HB-10 must go to another building, and to one that no pawn occupies', () => {
    const table = scenario({ goods: [{ fish: 1 }], pawns: ['start 0', 'pub'] });
    expect(table.refusal('go start 0')).toBe('alreadyThere');
    expect(table.refusal('go pub')).toBe('occupied');
    expect(table.moves()).not.toContain('go pub');
    expect(table.moves()).not.toContain('go start 0');
  });

  it('HB-10 cannot go where nothing is', () => {
    const table = scenario();
    expect(table.refusal('go bank')).toBe('notOnTable');
    expect(table.refusal('go start 2')).toBe('notOnTable');
  });

  it('HB-10 a pawn that has left opens its building', () => {
    const table = scenario({ pawns: ['pub', undefined], display: ['pub', 'bait-shop', 'ranch'] });
    table.play('go bait-shop');
    expect(table.moves()).toContain('go pub');
  });
});

describe('carrying an action out', () => {
  it('HB-12 gains above the limit are lost', () => {
    const table = scenario({ goods: [{ livestock: 6 }], owned: [['lighthouse']] }).play('go ranch');
    expect(table.goods()).toEqual({ livestock: 6 });
  });

  it('HB-12 a conversion that can be paid is made once, also when part of the gain is lost', () => {
    const table = scenario({ display: ['golem-works', 'pub'], goods: [{ livestock: 6, stone: 4 }] });
    expect(table.play('go golem-works').goods()).toEqual({ livestock: 3, stone: 6 });
  });

  it('HB-12 a conversion that cannot be paid is not made, and the building may be entered all the same', () => {
    const table = scenario({ display: ['golem-works', 'pub'], goods: [{ livestock: 2 }] }).play(
      'go golem-works',
    );
    expect(table.goods()).toEqual({ livestock: 2 });
    expect(table.said).toContain('nothing');
    expect(table.refusal('go golem-works')).toBe('occupied');
  });

  it('HB-12 parts follow in their order: first the market, then the gain', () => {
    const table = scenario({ display: ['auction-house', 'pub'] }).play('go auction-house');
    expect(table.goods()).toEqual({ wood: 2 });
  });

  it('HB-12 the player chooses a good freely, even one that will be lost', () => {
    const table = scenario({ goods: [{ fish: 6 }] }).play('go pub', 'gain fish', 'gain wood');
    expect(table.goods()).toEqual({ fish: 6, wood: 1 });
  });

  it('HB-13 buying is optional, and so is buying first', () => {
    const table = scenario({ display: ['merchants-guild', 'bait-shop'], goods: [{ stone: 4, wood: 5 }] });
    table.play('go merchants-guild');
    expect(table.moves()).toEqual(['gain fish', 'ship stone', 'ship wood']);
    expect(table.play('gain fish').moves()).toEqual(['ship stone', 'ship wood', 'done']);
    expect(table.play('done').state.active).toBe(1);
    expect(table.owned()).toEqual([]);
  });

  it('HB-13 where no purchase is possible, the gain is made alone', () => {
    const table = scenario({ display: ['merchants-guild', 'bait-shop'] }).play('go merchants-guild');
    expect(table.goods()).toEqual({ fish: 1 });
    expect(table.state.active).toBe(1);
  });

  it('HB-13 a purchase that only the gain makes possible is offered after it', () => {
    const table = scenario({ display: ['merchants-guild', costing(6)], goods: [{ fish: 1, stone: 4 }] });
    table.play('go merchants-guild');
    expect(table.goods()).toEqual({ fish: 2, stone: 4 });
    expect(table.moves()).toEqual(['ship fish', 'ship stone', 'done']);
  });

  it('HB-14 the building one stands on can be bought; no pawn moves and nobody pays', () => {
    const table = scenario({
      display: ['merchants-guild', 'bait-shop'],
      goods: [{ livestock: 3, stone: 4, wood: 5 }],
      pawns: [undefined, 'bait-shop'],
    });
    table.play('go merchants-guild', 'ship wood', 'ship stone', 'ship livestock', 'buy merchants-guild');
    expect(table.owned()).toEqual(['merchants-guild']);
    expect(table.state.pawns).toEqual(scenario({ pawns: ['merchants-guild', 'bait-shop'] }).state.pawns);
    expect(table.goods()).toEqual({ fish: 1 });
  });

  it('HB-14 a building that another pawn occupies can be bought', () => {
    const table = scenario({
      display: ['bait-shop', 'pub'],
      goods: [{ wood: 5, stone: 4 }, { fish: 1 }],
      pawns: [undefined, 'bait-shop'],
    });
    table.play('go start 0', 'ship wood', 'ship stone', 'buy bait-shop');
    expect(table.owned()).toEqual(['bait-shop']);
    expect(table.goods(1)).toEqual({ fish: 1 });
    expect(table.refusal('go bait-shop')).toBe('alreadyThere');
  });

  it('a start building gives goods or a purchase, never both', () => {
    const position = { display: ['bait-shop', 'pub'] as const, goods: [{ wood: 5, fish: 2 }] };
    const table = scenario(position).play('go start 0');
    expect(table.moves()).toEqual([
      'gain fish',
      'gain livestock',
      'gain stone',
      'gain wood',
      'ship fish',
      'ship wood',
    ]);
    expect(table.refusal('done')).toBe('notAsked');
    const gained = scenario(position).play('go start 0', 'gain fish', 'gain stone');
    expect(gained.state.active).toBe(1);
    const bought = scenario(position).play('go start 0', 'ship wood', 'ship fish', 'buy bait-shop');
    expect(bought.goods()).toEqual({});
    expect(bought.state.active).toBe(1);
  });
});

describe('who decides', () => {
  it('only the active player moves', () => {
    const table = scenario({ players: 3 });
    expect(harbour.waitingFor(table.state)).toEqual([0]);
    expect(table.refusal('go pub', 1)).toBe('notYourDecision');
    expect(harbour.moves(table.state, 1)).toEqual([]);
    expect(harbour.mayAct(table.state, 1)).toBe(false);
  });

  it('a move that answers another question is refused with the question', () => {
    const table = scenario().play('go pub');
    expect(harbour.problem(table.state, 0, { type: 'done' })).toEqual({
      problem: 'notAsked',
      args: { question: 'pick' },
    });
  });
});
