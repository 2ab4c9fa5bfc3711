import { STARTING_MONEY as START } from '@/games/packet-row/cards/limits';
import { costOf, rewardOf } from './card-names';
import { choose, decline, deliver, take, takeNext } from './named-moves';
import { scenario } from './scenario';

const [ANNA, BEN, CEDRIC, DAVID] = [0, 1, 2, 3] as const;

describe('PR-E1 a round of four players', () => {
  const table = scenario({
    players: 4,
    harbourMaster: ANNA,
    market: ['library', 'tobacco-1', 'trader'],
    future: { market: ['tobacco-3', 'grain-2'], docks: ['gold-1', 'captain'] },
    docks: ['ship-spain', 'ship-france', 'gold-2'],
    next: { market: ['fur-1', 'cotton-2', 'museum'], docks: ['lighthouse', 'ship-sweden', 'gold-2'] },
    hands: [[], [], [], ['assistant']],
  });
  const untouched = { guildhall: table.area('guildhall'), bank: table.area('bank') };

  it('Anna is harbour master and chooses the market', () => {
    expect(table.asked).toBe(ANNA);
    table.play(ANNA, choose('market'));
    expect(table.asked).toBe(BEN);
  });

  it('Ben takes the Library for its price', () => {
    table.play(BEN, take('library'));
    expect(table.money).toEqual([START, START - costOf('library'), START, START]);
    expect(table.hand(BEN)).toEqual(['library']);
  });

  it('Cedric declines', () => {
    expect(table.asked).toBe(CEDRIC);
    table.play(CEDRIC, decline);
  });

  it('David takes one tobacco, though with an assistant three could be had for more', () => {
    expect(table.asked).toBe(DAVID);
    expect(table.problem(DAVID, takeNext('tobacco-3'))).toBeUndefined();
    expect(table.problem(DAVID, take('tobacco-3'))).toBe('needsAssistant');
    table.play(DAVID, take('tobacco-1'));
    expect(table.money).toEqual([START, START - costOf('library'), START, START - costOf('tobacco-1')]);
    expect(table.hand(DAVID)).toEqual(['assistant', 'tobacco-1']);
  });

  it('Anna declines and must choose another area', () => {
    expect(table.phase).toBe('master');
    table.play(ANNA, decline);
    expect(table.phase).toBe('choose');
    table.play(ANNA, choose('docks'));
  });

  it('only Cedric is asked at the docks, and declines again', () => {
    expect(table.asked).toBe(CEDRIC);
    table.play(CEDRIC, decline);
    expect(table.asked).toBe(ANNA);
  });

  it('Anna takes a merchant ship and the round ends, Cedric without a card', () => {
    table.play(ANNA, take('ship-spain'));
    expect(table.ships(ANNA)).toEqual(['ship-spain']);
    expect(table.hand(CEDRIC)).toEqual([]);
    expect(table.state.round).toBe(2);
  });

  it('market and docks are refilled: the future cards plus one from the deck', () => {
    expect(table.area('market')).toMatchObject({
      current: ['tobacco-3', 'grain-2', 'fur-1'],
      future: ['cotton-2', 'museum'],
      discards: ['trader'],
    });
    expect(table.area('docks')).toMatchObject({
      current: ['gold-1', 'captain', 'lighthouse'],
      future: ['ship-sweden', 'gold-2'],
      discards: ['ship-france', 'gold-2'],
    });
  });

  it('guildhall and bank are left as they are, and Ben is harbour master', () => {
    expect(table.area('guildhall')).toEqual(untouched.guildhall);
    expect(table.area('bank')).toEqual(untouched.bank);
    expect(table.state.harbourMaster).toBe(BEN);
    expect(table.asked).toBe(BEN);
    expect(table.pieces).toEqual([true, true, true, true]);
  });
});

describe('PR-E2 one contract', () => {
  it('with two goods cards and the matching ship: all four cards go, its reward comes', () => {
    const table = scenario({ hands: [['contract-fur-spain', 'fur-1', 'fur-3']], ships: [['ship-spain']] });
    const delivery = deliver('contract-fur-spain', 'ship-spain', 'fur-1 fur-3');
    expect(table.offers(0, delivery)).toBe(true);
    table.play(0, delivery);
    expect(table.money[0]).toBe(START + rewardOf('contract-fur-spain'));
    expect(table.hand(0)).toEqual([]);
    expect(table.ships(0)).toEqual([]);
    expect(table.area('guildhall').discards).toEqual(['contract-fur-spain']);
    expect(table.area('market').discards).toEqual(['fur-1', 'fur-3']);
    expect(table.area('docks').discards).toEqual(['ship-spain']);
  });
});

describe('PR-E3 three contracts at once', () => {
  it('one tobacco card is split, surplus cotton is lost, three rewards come', () => {
    const contracts = ['contract-tobacco-france', 'contract-tobacco-spain', 'contract-cotton-spain'];
    const goods = ['tobacco-3', 'tobacco-3', 'cotton-3'];
    const ships = ['ship-france', 'ship-spain'];
    const table = scenario({ hands: [[...contracts, ...goods]], ships: [ships] });
    const delivery = deliver(contracts.join(' '), ships.join(' '), goods.join(' '));
    expect(table.offers(0, delivery)).toBe(true);
    table.play(0, delivery);
    expect(table.money[0]).toBe(START + rewardOf(...contracts));
    expect(table.hand(0)).toEqual([]);
    expect(table.ships(0)).toEqual([]);
    expect(table.area('market').discards).toEqual(goods);
  });
});

describe('PR-E4 a trader', () => {
  const position = {
    hands: [['contract-fur-sweden', 'fur-1', 'cotton-2', 'trader']],
    ships: [['ship-sweden']],
  };

  it('makes three fur of one fur and two cotton, with a ship', () => {
    const table = scenario(position);
    const delivery = deliver('contract-fur-sweden', 'ship-sweden', 'fur-1 cotton-2:trader:fur');
    expect(table.offers(0, delivery)).toBe(true);
    table.play(0, delivery);
    expect(table.money[0]).toBe(START + rewardOf('contract-fur-sweden'));
    expect(table.hand(0)).toEqual([]);
    expect([...table.area('market').discards].sort()).toEqual(['cotton-2', 'fur-1', 'trader']);
  });

  it.each([
    ['the trader', 'ship-sweden', 'fur-1 cotton-2', 'needsMore'],
    ['the ship', '', 'fur-1 cotton-2:trader:fur', 'noShipFor'],
  ])('does not work without %s', (_, ships, cargo, problem) => {
    expect(scenario(position).problem(0, deliver('contract-fur-sweden', ships, cargo))).toBe(problem);
  });
});

describe('PR-E5 a captain', () => {
  it('takes goods for France on a ship that is bound for Spain', () => {
    const table = scenario({
      hands: [['contract-cotton-france', 'cotton-2', 'captain']],
      ships: [['ship-spain']],
    });
    const delivery = deliver('contract-cotton-france', 'ship-spain:captain:france', 'cotton-2');
    expect(table.problem(0, deliver('contract-cotton-france', 'ship-spain', 'cotton-2'))).toBe('noShipFor');
    expect(table.offers(0, delivery)).toBe(true);
    table.play(0, delivery);
    expect(table.money[0]).toBe(START + rewardOf('contract-cotton-france'));
    expect(table.hand(0)).toEqual([]);
    expect([...table.area('docks').discards].sort()).toEqual(['captain', 'ship-spain']);
  });
});
