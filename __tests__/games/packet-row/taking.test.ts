import { STARTING_MONEY } from '@/games/packet-row/cards/limits';
import { costOf, rewardOf } from './card-names';
import { cash, choose, decline, deliver, take } from './named-moves';
import { scenario } from './scenario';

describe('PR-16 paying for cards', () => {
  it.each([
    ['one unit of goods', 'market', 'tobacco-1'],
    ['two units of goods', 'market', 'grain-2'],
    ['three units of goods', 'market', 'cotton-3'],
    ['single gold', 'docks', 'gold-1'],
    ['double gold', 'docks', 'gold-2'],
    ['a victory-point card of the guildhall', 'guildhall', 'university'],
    ['a victory-point card of the docks', 'docks', 'ferry-slip'],
    ['a victory-point card of the market', 'market', 'library'],
    ['a victory-point card of the bank', 'bank', 'customs-house'],
  ] as const)('%s at the %s (%s) costs what it says', (_, area, card) => {
    const table = scenario({ [area]: [card] }).answers(choose(area), take(card));
    expect(costOf(card)).toBeGreaterThan(0);
    expect(table.money[1]).toBe(STARTING_MONEY - costOf(card));
  });

  it.each([
    ['a contract', 'guildhall', 'contract-fur-spain'],
    ['an assistant', 'guildhall', 'assistant'],
    ['a ship', 'docks', 'ship-sweden'],
    ['a captain', 'docks', 'captain'],
    ['a trader', 'market', 'trader'],
    ['money', 'bank', 'money-8'],
    ['a banker', 'bank', 'banker'],
  ] as const)('%s at the %s (%s) costs nothing', (_, area, card) => {
    const table = scenario({ [area]: [card] }).answers(choose(area), take(card));
    expect(table.money[1]).toBe(STARTING_MONEY);
  });

  it.each([
    ['exactly enough', costOf('library'), undefined],
    ['a dollar too little', costOf('library') - 1, 'tooDear'],
    ['nothing', 0, 'tooDear'],
  ])('with %s ($%d) for the Library', (_, money, problem) => {
    const table = scenario({ market: ['library'], money: [25, money] }).answers(choose('market'));
    expect(table.problem(1, take('library'))).toBe(problem);
    expect(table.offers(1, take('library'))).toBe(problem === undefined);
  });

  it('says how much is missing', () => {
    const table = scenario({ market: ['library'], money: [25, 9] }).answers(choose('market'));
    expect(table.problemInFull(1, take('library'))?.args).toMatchObject({ short: costOf('library') - 9 });
  });

  it('free cards can be taken with no money at all', () => {
    const table = scenario({ market: ['trader'], money: [25, 0] }).answers(choose('market'), take('trader'));
    expect(table.hand(1)).toEqual(['trader']);
  });

  it('PR-30 cashing first makes the card affordable', () => {
    const table = scenario({
      market: ['library'],
      money: [25, costOf('library') - 3],
      hands: [[], ['money-3']],
    });
    table.answers(choose('market'));
    expect(table.problem(1, take('library'))).toBe('tooDear');
    table.play(1, cash('money-3'));
    expect(table.asked).toBe(1);
    table.play(1, take('library'));
    expect(table.money[1]).toBe(0);
  });

  it('PR-40 delivering first makes the card affordable', () => {
    const reward = rewardOf('contract-cotton-spain');
    const table = scenario({
      market: ['hospital'],
      money: [25, costOf('hospital') - reward],
      hands: [[], ['contract-cotton-spain', 'cotton-2']],
      ships: [[], ['ship-spain']],
    }).answers(choose('market'));
    expect(table.problem(1, take('hospital'))).toBe('tooDear');
    table.play(1, deliver('contract-cotton-spain', 'ship-spain', 'cotton-2'));
    table.play(1, take('hospital'));
    expect(table.money[1]).toBe(0);
    expect(table.hand(1)).toEqual(['hospital']);
  });
});

describe('PR-17 where a taken card goes', () => {
  it('goes to the hand', () => {
    const table = scenario({ market: ['fur-1'] }).answers(choose('market'), take('fur-1'));
    expect(table.hand(1)).toEqual(['fur-1']);
    expect(table.ships(1)).toEqual([]);
    expect(table.area('market').current).toEqual([]);
  });

  it('a merchant ship lies open before its owner', () => {
    const table = scenario({ docks: ['ship-france'] }).answers(choose('docks'), take('ship-france'));
    expect(table.ships(1)).toEqual(['ship-france']);
    expect(table.hand(1)).toEqual([]);
  });
});

describe('equal cards', () => {
  it('are offered once, and each of them can be taken', () => {
    const table = scenario({ market: ['fur-1-1', 'fur-1-2', 'trader'] }).answers(choose('market'));
    expect(table.moves(1).filter((move) => move.type === 'take')).toHaveLength(2);
    expect(table.problem(1, take('fur-1-1'))).toBeUndefined();
    expect(table.problem(1, take('fur-1-2'))).toBeUndefined();
  });

  it('PR-15 a taken card is gone for the next player', () => {
    const table = scenario({ market: ['fur-1', 'trader'] }).answers(choose('market'), take('fur-1'));
    expect(table.problem(2, take('fur-1'))).toBe('notOnOffer');
    table.answers(decline);
    expect(table.problem(3, take('trader'))).toBeUndefined();
  });
});
