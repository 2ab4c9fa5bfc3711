import { packetRow } from '@/games/packet-row';
import { done } from './named-moves';
import { atTheEnd } from './scenario';

interface End {
  readonly money: readonly number[];
  readonly hands?: readonly (readonly string[])[];
}

function result({ money, hands = [] }: End) {
  const table = atTheEnd({ players: money.length, money, hands });
  expect(packetRow.outcome(table.state)).toBeUndefined();
  money.forEach(() => table.answers(done));
  const outcome = packetRow.outcome(table.state);
  if (outcome === undefined) throw new Error('no outcome');
  const part = (name: string) => outcome.scores.map((score) => score.parts[name]);
  return {
    winners: outcome.winners,
    totals: outcome.scores.map((score) => score.total),
    buildings: part('buildings'),
    money: part('money'),
    bankers: part('bankers'),
  };
}

const oneBankerEach = (players: number) => Array.from({ length: players }, () => ['banker']);

describe('PR-51 victory points', () => {
  it.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [19, 1],
    [64, 6],
    [120, 12],
  ])('$%d are worth %d: one for each full $10', (cash, points) => {
    expect(result({ money: [cash, 0] }).money[0]).toBe(points);
  });

  it('count money cards as cash', () => {
    const scored = result({ money: [25, 26], hands: [['money-5'], ['money-3']] });
    expect(scored.money).toEqual([3, 2]);
  });

  it('count the points on victory-point cards and on nothing else', () => {
    const hands = [
      ['library', 'town-hall', 'ferry-slip'],
      ['trader', 'fur-3', 'contract-fur-spain', 'gold-2'],
    ];
    const scored = result({ money: [0, 0], hands });
    expect(scored.buildings).toEqual([3 + 6 + 2, 0]);
    expect(scored.totals).toEqual([11, 0]);
  });

  it('add up from the three parts', () => {
    const scored = result({ money: [64, 12], hands: [['library', 'banker', 'banker'], ['banker']] });
    expect(scored).toMatchObject({ buildings: [3, 0], money: [6, 1], bankers: [4, 0], totals: [13, 1] });
  });
});

describe('PR-52 bankers with two and three players', () => {
  it.each([
    ['two: the richer scores', [30, 20], [2, 0]],
    ['two: a tie pays both', [30, 30], [2, 2]],
    ['three: the richest scores', [10, 30, 20], [0, 2, 0]],
    ['three: two tie for most', [30, 30, 20], [2, 2, 0]],
    ['three: all tie', [30, 30, 30], [2, 2, 2]],
    ['three: second gets nothing, also when two tie for it', [30, 20, 20], [2, 0, 0]],
  ])('%s', (_, money, bankers) => {
    expect(result({ money, hands: oneBankerEach(money.length) }).bankers).toEqual(bankers);
  });

  it('score 2 for each banker in hand', () => {
    const hands = [
      ['banker', 'banker', 'banker'],
      ['banker', 'banker'],
    ];
    expect(result({ money: [40, 10], hands }).bankers).toEqual([6, 0]);
  });
});

describe('PR-53 bankers with four and five players', () => {
  it.each([
    ['four: most 3, second 1', [40, 30, 20, 10], [3, 1, 0, 0]],
    ['five: most 3, second 1', [10, 20, 30, 40, 50], [0, 0, 0, 1, 3]],
    ['two tie for most: nobody is second', [40, 40, 30, 20], [3, 3, 0, 0]],
    ['three tie for most', [40, 40, 40, 30], [3, 3, 3, 0]],
    ['all four tie', [40, 40, 40, 40], [3, 3, 3, 3]],
    ['all five tie', [7, 7, 7, 7, 7], [3, 3, 3, 3, 3]],
    ['two tie for second', [40, 30, 30, 20], [3, 1, 1, 0]],
    ['three tie for second', [50, 30, 30, 30, 20], [3, 1, 1, 1, 0]],
    ['four tie for second', [50, 30, 30, 30, 30], [3, 1, 1, 1, 1]],
  ])('%s', (_, money, bankers) => {
    expect(result({ money, hands: oneBankerEach(money.length) }).bankers).toEqual(bankers);
  });

  it('ranks count all players, with or without bankers', () => {
    expect(
      result({ money: [40, 30, 20, 10], hands: [[], ['banker'], ['banker', 'banker']] }).bankers,
    ).toEqual([0, 1, 0, 0]);
  });

  it('ranks count the money after all money cards are cashed', () => {
    const hands = [['banker'], ['banker', 'money-8']];
    expect(result({ money: [30, 25, 0, 0], hands }).bankers).toEqual([1, 3, 0, 0]);
  });

  it('score for each banker in hand', () => {
    const hands = [
      ['banker', 'banker'],
      ['banker', 'banker', 'banker'],
    ];
    expect(result({ money: [40, 30, 20, 10], hands }).bankers).toEqual([6, 3, 0, 0]);
  });
});

describe('standings', () => {
  it('PR-51 to PR-53, PR-60 tell every player’s points from the open table, bankers by the money of now', () => {
    const { state } = atTheEnd({
      players: 4,
      hands: [
        ['banker', 'library', 'start-contract-fur-spain'],
        ['banker', 'university', 'money-8'],
        ['cathedral'],
        ['fur-3'],
      ],
      money: [61, 44, 10, 9],
    });
    const parts = [
      { buildings: 3, money: 6, bankers: 3 },
      { buildings: 4, money: 4, bankers: 1 },
      { buildings: 6, money: 1, bankers: 0 },
      { buildings: 0, money: 0, bankers: 0 },
    ];
    for (const viewer of ['table', 0, 3] as const) {
      const scores = packetRow.standings(packetRow.view(state, viewer));
      expect(scores.map((score) => score.parts)).toEqual(parts);
      expect(scores.map((score) => score.total)).toEqual([12, 9, 7, 0]);
    }
  });
});

describe('PR-54 the winner', () => {
  it.each<[string, End, readonly number[]]>([
    ['has most points', { money: [25, 31, 0] }, [1]],
    ['has most points, not most money', { money: [10, 29], hands: [['library']] }, [0]],
    ['among tied players has more money', { money: [20, 25, 21] }, [1]],
    [
      'among tied players only: a richer player with fewer points is out',
      { money: [15, 12, 29], hands: [['library'], ['playhouse']] },
      [0],
    ],
    ['is shared when points and money tie', { money: [25, 25] }, [0, 1]],
    ['is shared by the tied ones alone', { money: [25, 4, 25, 24] }, [0, 2]],
    ['is shared by all five', { money: [9, 9, 9, 9, 9] }, [0, 1, 2, 3, 4]],
  ])('%s', (_, end, winners) => {
    expect(result(end).winners).toEqual(winners);
  });
});
