import { AREAS } from '@/games/packet-row/cards';
import { costOf } from './card-names';
import { choose, decline, pass, take, takeNext } from './named-moves';
import { scenario } from './scenario';

describe('PR-10 choosing an area', () => {
  it.each(AREAS)('the harbour master may choose the %s, and only the harbour master', (area) => {
    const table = scenario({ harbourMaster: 2 });
    expect(table.asked).toBe(2);
    expect(table.offers(2, choose(area))).toBe(true);
    for (const other of [0, 1, 3]) expect(table.problem(other, choose(area))).toBe('notAsked');
  });

  it('refuses an area that was chosen this round', () => {
    const table = scenario().answers(choose('market'), decline, decline, decline, decline);
    expect(table.problem(0, choose('market'))).toBe('alreadyChosen');
    expect(table.moves(0)).toHaveLength(3);
  });

  it('refuses an area whose current and future supply are both empty', () => {
    const table = scenario({ docks: [], future: { docks: [] } });
    expect(table.problem(0, choose('docks'))).toBe('areaEmpty');
    expect(table.offers(0, choose('docks'))).toBe(false);
  });

  it.each([
    ['current', { docks: [], future: { docks: ['captain'] } }],
    ['future', { docks: ['captain'], future: { docks: [] } }],
  ])('allows an area whose %s supply alone is empty', (_, position) => {
    expect(scenario(position).offers(0, choose('docks'))).toBe(true);
  });

  it('is over once an area is chosen', () => {
    const table = scenario().answers(choose('market'));
    expect(table.problem(1, choose('bank'))).toBe('nothingToChoose');
    expect(table.problem(0, choose('bank'))).toBe('notAsked');
  });

  it.each([
    ['take', take('fur-1'), 'chooseFirst'],
    ['decline', decline, 'nothingToDecline'],
    ['pass', pass, 'passOnlyAtLastCall'],
  ])('comes before everything else: no %s', (_, move, problem) => {
    expect(scenario({ market: ['fur-1'] }).problem(0, move)).toBe(problem);
  });
});

describe('PR-11 asking the others', () => {
  it.each([
    [0, [1, 2, 3]],
    [1, [2, 3, 0]],
    [3, [0, 1, 2]],
  ])('goes clockwise from the left of harbour master %d', (harbourMaster, order) => {
    const table = scenario({ harbourMaster }).answers(choose('bank'));
    for (const seat of order) {
      expect(table.asked).toBe(seat);
      for (const other of [0, 1, 2, 3].filter((at) => at !== seat)) {
        expect(table.problem(other, decline)).toBe('notAsked');
      }
      table.answers(decline);
    }
    expect(table.asked).toBe(harbourMaster);
    expect(table.phase).toBe('master');
  });

  it('asks only those who still have the piece when a second area is chosen', () => {
    const table = scenario({ market: ['fur-1', 'trader', 'library'] });
    table.answers(choose('market'), decline, take('fur-1'), decline, decline, choose('docks'));
    expect(table.asked).toBe(1);
    table.answers(decline);
    expect(table.asked).toBe(3);
    table.answers(decline);
    expect(table.asked).toBe(0);
  });

  it('offers one card of the current supply of that area and nothing else', () => {
    const table = scenario({ market: ['fur-1', 'library'], docks: ['ship-spain'] }).answers(choose('market'));
    expect(table.problem(1, take('fur-1'))).toBeUndefined();
    expect(table.problem(1, take('library'))).toBeUndefined();
    expect(table.problem(1, take('ship-spain'))).toBe('notOnOffer');
    expect(table.problem(1, take('start-contract-fur-spain'))).toBe('notOnOffer');
    expect(table.problem(1, pass)).toBe('passOnlyAtLastCall');
    expect(table.moves(1)).toHaveLength(3);
  });

  it('asks those who can neither pay nor send an assistant, so that the table learns nothing', () => {
    const table = scenario({ players: 3, market: ['library'], money: [25, 0, 25] }).answers(choose('market'));
    expect(table.asked).toBe(1);
    expect(table.moves(1)).toEqual([{ type: 'decline' }]);
  });

  it('asks about future cards alone, also those without an assistant', () => {
    const table = scenario({ players: 3, market: [], future: { market: ['fur-1'] } }).answers(
      choose('market'),
    );
    expect(table.asked).toBe(1);
    expect(table.moves(1)).toEqual([{ type: 'decline' }]);
    table.answers(decline);
    expect(table.asked).toBe(2);
  });

  it('stops in the middle when both supplies are empty: those left are not asked, nor is the harbour master', () => {
    const table = scenario({
      market: ['fur-1'],
      future: { market: ['trader'] },
      hands: [[], [], ['assistant']],
    });
    table.answers(choose('market'), take('fur-1'));
    expect(table.asked).toBe(2);
    table.answers(takeNext('trader'));
    expect(table.pieces).toEqual([true, false, false, true]);
    expect(table.asked).toBe(0);
    expect(table.phase).toBe('choose');
    expect(table.problem(0, choose('market'))).toBe('alreadyChosen');
    table.answers(choose('bank'));
    expect(table.asked).toBe(3);
  });
});

describe('PR-12 the harbour master answers last', () => {
  const afterTwoTook = () =>
    scenario({ market: ['fur-1', 'fur-2', 'library'] }).answers(
      choose('market'),
      take('fur-1'),
      decline,
      take('fur-2'),
    );

  it('may take a card there', () => {
    const table = afterTwoTook();
    expect(table.phase).toBe('master');
    expect(table.offers(0, take('library'))).toBe(true);
  });

  it('may not take elsewhere while another player has the piece', () => {
    const table = scenario({ market: ['fur-1'], docks: ['captain'] });
    table.answers(choose('market'), decline, decline, decline);
    expect(table.problem(0, take('captain'))).toBe('notOnOffer');
    expect(table.problem(0, pass)).toBe('passOnlyAtLastCall');
  });

  it('is asked also where only future cards are left', () => {
    const table = scenario({ market: ['fur-1'] }).answers(choose('market'), take('fur-1'), decline, decline);
    expect(table.phase).toBe('master');
    expect(table.moves(0)).toEqual([{ type: 'decline' }]);
  });

  it('with every other piece placed the last call comes instead', () => {
    const table = scenario({ market: ['fur-1', 'fur-2', 'library'] });
    table.answers(choose('market'), take('fur-1'), take('fur-2'), take('library'));
    expect(table.phase).toBe('lastCall');
  });

  it('counts as declined when both supplies are empty', () => {
    const table = scenario({ players: 3, market: ['fur-1'], future: { market: [] } });
    table.answers(choose('market'), take('fur-1'));
    expect(table.asked).toBe(0);
    expect(table.phase).toBe('choose');
  });
});

describe('PR-13 declining and choosing again', () => {
  it('makes the harbour master choose another area, as often as there is one', () => {
    const table = scenario();
    for (const area of AREAS) {
      expect(table.phase).toBe('choose');
      table.answers(choose(area), decline, decline, decline, decline);
    }
    expect(table.state.round).toBe(2);
    expect(table.asked).toBe(1);
  });

  it('gives no way out but choosing', () => {
    const table = scenario().answers(choose('bank'), decline, decline, decline, decline);
    expect(table.moves(0).map((move) => move.type)).toEqual(['choose', 'choose', 'choose']);
    expect(table.problem(0, decline)).toBe('nothingToDecline');
    expect(table.problem(0, pass)).toBe('passOnlyAtLastCall');
  });

  it('ends the round when the areas left are empty', () => {
    const table = scenario({ players: 3, docks: [], guildhall: [], future: { docks: [], guildhall: [] } });
    table.answers(choose('bank'), decline, decline, decline);
    expect(table.moves(0)).toEqual([{ type: 'choose', area: 'market' }]);
    table.answers(choose('market'), decline, decline, decline);
    expect(table.phase).toBe('closing');
  });

  it('ends the round when the last area is emptied in the middle of asking', () => {
    const table = scenario({ players: 3, bank: ['banker'], future: { bank: [] } });
    for (const area of ['guildhall', 'docks', 'market'] as const) {
      table.answers(choose(area), decline, decline, decline);
    }
    table.answers(choose('bank'), take('banker'));
    expect(table.state.round).toBe(2);
    expect(table.asked).toBe(1);
  });
});

describe('PR-15 one card a round', () => {
  it('takes the piece, so that the player is not asked again this round', () => {
    const table = scenario({ players: 3, market: ['fur-1', 'fur-2'] });
    table.answers(choose('market'), take('fur-1'));
    expect(table.pieces).toEqual([true, false, true]);
    expect(table.problem(1, take('fur-2'))).toBe('notAsked');
    table.answers(decline, decline, choose('docks'));
    expect(table.asked).toBe(2);
  });

  it('remembers where the piece stands: whose, which card, which space, what was paid', () => {
    const table = scenario({ market: ['fur-1', 'library', 'trader'] }).answers(
      choose('market'),
      take('library'),
    );
    const market = table.state.areas[AREAS.indexOf('market')];
    expect(market?.taken).toMatchObject([{ seat: 1, paid: costOf('library'), future: false, index: 1 }]);
  });
});

describe('PR-19 the end of a round', () => {
  it.each([
    ['the harbour master has taken a card', [choose('market'), decline, decline, take('fur-1')]],
    [
      'the harbour master has passed at the last call',
      [choose('market'), take('fur-1'), take('library'), pass],
    ],
    [
      'the harbour master has taken a card at the last call',
      [choose('market'), take('fur-1'), take('library'), take('captain')],
    ],
    [
      'the harbour master has declined with no area left to choose',
      AREAS.flatMap((area) => [choose(area), decline, decline, decline]),
    ],
  ])('comes as soon as %s, and not before', (_, moves) => {
    const table = scenario({ players: 3, market: ['fur-1', 'library'], docks: ['captain', 'gold-1'] });
    table.answers(...moves.slice(0, -1));
    expect(table.state.round).toBe(1);
    table.answers(...moves.slice(-1));
    expect(table.state.round).toBe(2);
    expect(table.pieces).toEqual([true, true, true]);
  });
});
