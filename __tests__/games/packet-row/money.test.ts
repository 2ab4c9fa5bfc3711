import { cash, choose, decline, done, take, type NamedMove } from './named-moves';
import { atTheEnd, scenario } from './scenario';
import type { PacketRowTable } from './table';

const AMOUNTS = [3, 4, 5, 6, 7, 8];
const oneOfEach = AMOUNTS.map((amount) => `money-${amount}`);

describe('PR-30 money cards', () => {
  it.each(AMOUNTS)('of $%d are discarded for their amount', (amount) => {
    const table = scenario({ hands: [oneOfEach] }).play(0, cash(`money-${amount}`));
    expect(table.money).toEqual([25 + amount, 25, 25, 25]);
    expect(table.hand(0)).toEqual(oneOfEach.filter((name) => name !== `money-${amount}`));
    expect(table.area('bank').discards).toEqual([`money-${amount}`]);
  });

  it.each<[string, (table: PacketRowTable) => unknown]>([
    ['while the harbour master chooses', () => undefined],
    ['while another player is asked', (table) => table.answers(choose('bank'))],
    ['while the harbour master is asked', (table) => table.answers(choose('bank'), decline, decline)],
    ['at the last call', (table) => table.answers(choose('bank'), take('banker'), take('money-8'))],
  ])('may be cashed by everybody %s, without changing whose turn it is', (_, advance) => {
    const hands = [['money-3'], ['money-3'], ['money-3']];
    const table = scenario({ players: 3, hands, bank: ['banker', 'money-8'] });
    advance(table);
    const { phase, asked } = table;
    for (const seat of [0, 1, 2]) {
      expect(table.offers(seat, cash('money-3'))).toBe(true);
      table.play(seat, cash('money-3'));
      expect(table).toMatchObject({ phase, asked });
    }
    expect(table.money).toEqual([28, 28, 28]);
  });

  it('of the same amount are listed once, and each may be cashed', () => {
    const table = scenario({ hands: [['money-3-1', 'money-3-2', 'money-5']] });
    expect(table.moves(0).filter((move) => move.type === 'cash')).toHaveLength(2);
    expect(table.problem(0, cash('money-3-2'))).toBeUndefined();
  });

  it.each<[string, NamedMove, string]>([
    ['a card of another hand', cash('money-8'), 'notInHand'],
    ['a card that is not money', cash('trader'), 'notMoney'],
    ['a card that was cashed already', cash('money-7'), 'notInHand'],
  ])('refuses %s', (_, move, problem) => {
    const table = scenario({ hands: [['money-7', 'trader'], ['money-8']] }).play(0, cash('money-7'));
    expect(table.problem(0, move)).toBe(problem);
  });

  it('may be cashed after the end, but not after saying done (PR-50)', () => {
    const table = atTheEnd({ players: 3, hands: [['money-3'], ['money-3'], ['money-3']] });
    table.play(2, cash('money-3')).play(0, done);
    expect(table.problem(0, cash('money-3'))).toBe('alreadyDone');
    expect(table.moves(0)).toEqual([]);
    expect(table.problem(1, cash('money-3'))).toBeUndefined();
  });
});
