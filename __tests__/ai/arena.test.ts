import { BOTS, botCourse } from '@/scripts/arena/bots';
import { playMatch, seedOfGame } from '@/scripts/arena/match';
import { quantile, shareOf } from '@/scripts/arena/statistics';
import { seedOf } from '../support/random-play';
import { packetRow, requestAt, stateAfter } from './decisions';

const SHORT = 0.02;

describe('arena', () => {
  it.each(BOTS)('%s makes a legal move, the same one again', (bot) => {
    const state = stateAfter(packetRow, 3, 12);
    const decision = requestAt(packetRow, state, 'hard');
    const course = botCourse(bot, decision, SHORT);
    expect(packetRow.problem(state, decision.seat, course[0])).toBeUndefined();
    expect(botCourse(bot, decision, SHORT)).toEqual(course);
  });

  it('plays a game to its end and tells of every answer', () => {
    let answers = 0;
    const table = {
      seed: seedOf('arena'),
      options: {},
      bots: ['easy', 'greedy', 'random'] as const,
      scale: SHORT,
    };
    const { outcome, moves } = playMatch(packetRow, table, () => (answers += 1));
    expect(outcome.scores).toHaveLength(3);
    expect(answers).toBe(moves);
  });

  it('gives each game a seed of its own', () => {
    const seeds = [0, 1, 2].map((number) => seedOfGame(seedOf('7'), number));
    expect(seeds).toEqual(['7', '7.1', '7.2'].map(seedOf));
  });

  it.each([
    [0, 100, 0, 0.037],
    [50, 100, 0.404, 0.596],
    [100, 100, 0.963, 1],
    [42.5, 400, 0.08, 0.1403],
  ])('%s wins of %s games are a share between %s and %s (Wilson, 95 %%)', (wins, games, low, high) => {
    const share = shareOf(wins, games);
    expect(share.share).toBe(wins / games);
    expect(share.low).toBeCloseTo(low, 2);
    expect(share.high).toBeCloseTo(high, 2);
  });

  it('finds medians and extremes', () => {
    const values = [5, 1, 4, 2, 3];
    expect([0, 0.5, 0.95, 1].map((part) => quantile(values, part))).toEqual([1, 3, 5, 5]);
  });
});
