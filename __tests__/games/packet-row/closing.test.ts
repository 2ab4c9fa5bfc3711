import { packetRow } from '@/games/packet-row';
import { STARTING_MONEY } from '@/games/packet-row/cards/limits';
import { rewardOf } from './card-names';
import { cash, choose, decline, deliver, done, pass, take } from './named-moves';
import { atTheEnd, scenario } from './scenario';

const readyToDeliver = {
  hands: [[], ['contract-cotton-spain', 'cotton-2', 'money-4'], ['start-contract-fur-spain', 'fur-3']],
  ships: [[], ['ship-spain'], ['ship-spain']],
};
const cottonToSpain = deliver('contract-cotton-spain', 'ship-spain', 'cotton-2');
const furToSpain = deliver('start-contract-fur-spain', 'ship-spain', 'fur-3');

describe('PR-50 closing', () => {
  it.each([
    [2, 0, [0, 1]],
    [3, 2, [2, 0, 1]],
    [4, 1, [1, 2, 3, 0]],
    [5, 4, [4, 0, 1, 2, 3]],
  ])('%d players say done in turn order from the last harbour master %d', (players, harbourMaster, order) => {
    const table = atTheEnd({ players, harbourMaster });
    for (const seat of order) {
      expect(table.asked).toBe(seat);
      const others = order.filter((other) => other !== seat);
      for (const other of others) expect(table.problem(other, done)).toMatch(/notAsked|alreadyDone/);
      table.play(seat, done);
    }
    expect(table.phase).toBe('over');
    expect(packetRow.waitingFor(table.state)).toEqual([]);
    expect(packetRow.outcome(table.state)).toBeDefined();
  });

  it('lets everybody who is not done deliver and cash, whoever is asked', () => {
    const table = atTheEnd({ players: 3, ...readyToDeliver });
    expect(table.asked).toBe(0);
    table.play(2, furToSpain).play(1, cash('money-4'));
    expect(table.asked).toBe(0);
    table.play(0, done);
    expect(table.asked).toBe(1);
    table.play(1, cottonToSpain).play(1, done).play(2, done);
    expect(table.money).toEqual([
      STARTING_MONEY,
      STARTING_MONEY + 4 + rewardOf('contract-cotton-spain'),
      STARTING_MONEY + rewardOf('start-contract-fur-spain'),
    ]);
  });

  it('lets nobody act after saying done', () => {
    const table = atTheEnd({ players: 3, harbourMaster: 1, ...readyToDeliver }).play(1, done);
    expect(table.problem(1, cottonToSpain)).toBe('alreadyDone');
    expect(table.problem(1, cash('money-4'))).toBe('alreadyDone');
    expect(table.problem(1, done)).toBe('alreadyDone');
    expect(packetRow.mayAct(table.state, 1)).toBe(false);
    expect(table.moves(1)).toEqual([]);
    expect(table.problem(2, furToSpain)).toBeUndefined();
  });

  it.each([
    ['taking', take('banker'), 'noMoreCards'],
    ['choosing', choose('bank'), 'nothingToChoose'],
    ['declining', decline, 'nothingToDecline'],
    ['passing', pass, 'passOnlyAtLastCall'],
  ])('allows no more %s', (_, move, problem) => {
    expect(atTheEnd({ bank: ['banker'] }).problem(0, move)).toBe(problem);
  });

  it('comes only after the end: nobody is done before', () => {
    const table = scenario();
    expect(table.problem(0, done)).toBe('notOverYet');
    expect(table.problem(1, done)).toBe('notAsked');
    table.answers(choose('bank'));
    expect(table.problem(1, done)).toBe('notOverYet');
  });

  it('then cashes all money cards, of everybody, also of those who were done long ago', () => {
    const hands = [['money-3', 'banker', 'money-8'], ['money-4'], ['library']];
    const table = atTheEnd({ players: 3, hands }).answers(done, done);
    expect(table.money).toEqual([25, 25, 25]);
    table.answers(done);
    expect(table.money).toEqual([36, 29, 25]);
    expect(table.hand(0)).toEqual(['banker']);
    expect(table.hand(1)).toEqual([]);
    expect([...table.area('bank').discards].sort()).toEqual(['money-3', 'money-4', 'money-8']);
  });

  it('ends everything: no move is legal afterwards, by anybody', () => {
    const table = atTheEnd({ players: 2, ...readyToDeliver, hands: [], ships: [] }).answers(done, done);
    for (const seat of [0, 1]) {
      for (const move of [done, pass, decline, choose('bank'), take('banker'), cash('money-3')]) {
        expect(table.problem(seat, move)).toBe('gameOver');
      }
      expect(table.moves(seat)).toEqual([]);
      expect(packetRow.mayAct(table.state, seat)).toBe(false);
    }
  });
});
