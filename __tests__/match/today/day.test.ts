import fc from 'fast-check';
import { digest } from '@/engine/canonical';
import { begin } from '@/engine/play';
import { GAME_IDS, gameOf } from '@/games';
import { codeOf, dealOf } from '@/match/deals/code';
import { dateOf, dayBeside, dayOf, dealOfDay, OWN_SEAT, parseDay } from '@/match/today/day';
import { dayResult, standingOf } from '@/match/today/tries';
import type { DayTry } from '@/storage/today';
import { forAll } from '../../support/for-all';
import { expectNoProblem } from '../../support/random-play';

const days = fc
  .date({ min: new Date(2020, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
  .map((moment) => dayOf(moment));

describe('the day', () => {
  it('is that of the calendar on the wall, from midnight to midnight', () => {
    expect(dayOf(new Date(2026, 10, 18, 0, 0, 0))).toBe('2026-11-18');
    expect(dayOf(new Date(2026, 10, 18, 23, 59, 59))).toBe('2026-11-18');
    expect(dayOf(new Date(2026, 10, 19, 0, 0, 0))).toBe('2026-11-19');
  });

  it('has one before it and one after it, also where clocks change', () => {
    forAll(
      fc.property(days, (day) => {
        expect(dayOf(dateOf(day))).toBe(day);
        expect(dayBeside(dayBeside(day, 1), -1)).toBe(day);
        expect(dayBeside(day, 1) > day).toBe(true);
      }),
      { numRuns: 1_000 },
    );
    expect(dayBeside('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayBeside('2026-12-31', 1)).toBe('2027-01-01');
  });

  it.each(['2026-02-30', '2026-13-01', '26-1-1', 'today', '', '2026-11-18x'])('is none in «%s»', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});

describe('the deal of a day', () => {
  /** Known for good: whoever changes them deals other cards to those who have not updated yet. */
  it.each([
    ['packet-row', '2026-11-18', 'GXZP108AM'],
    ['harbour', '2026-11-18', 'B03R5QBHZ'],
    ['rotterdam', '2026-11-18', '3QKARDCEM'],
  ] as const)('of %s on %s has the seed %s', (game, day, seed) => {
    expect(dealOfDay(game, day).seed).toBe(`xoroshiro128plus:${seed}`);
  });

  it.each(GAME_IDS)('of %s is the same whenever and wherever it is asked for, and has a code', (game) => {
    const deal = dealOfDay(game, '2026-11-18');
    expect(dealOf(codeOf(deal) ?? '')).toEqual(deal);
    const start = () =>
      digest(expectNoProblem(begin(gameOf(game), { ...deal, seats: deal.seats.length })).state);
    expect(start()).toBe(start());
    expect(deal.seats[OWN_SEAT]).toBe('human');
    expect(deal.seats.slice(1)).toEqual(['medium', 'medium']);
  });

  it('is another on every day and in every game', () => {
    const seeds = new Set<string>();
    let day = '2026-01-01';
    for (let at = 0; at < 366; at += 1, day = dayBeside(day, 1))
      for (const game of GAME_IDS) seeds.add(dealOfDay(game, day).seed);
    expect(seeds.size).toBe(3 * 366);
  });
});

describe('what came of a try', () => {
  const outcome = (totals: readonly number[], winners: readonly number[]) => ({
    winners,
    scores: totals.map((total, seat) => ({ seat, total, parts: {} })),
  });

  it.each([
    ['the only winner is first', [30, 20, 10], [0], 1],
    ['who shares the win is first', [30, 30, 10], [0, 1], 1],
    ['who lost a tie by the rules is behind its winner', [30, 30, 10], [1], 2],
    ['behind everybody is last', [10, 20, 30], [2], 3],
    ['as many points as another who lost is the same place', [10, 10, 30], [2], 2],
  ])('%s', (_what, totals, winners, place) => {
    expect(dayResult(outcome(totals, winners), 0)).toEqual({ points: totals[0], place, of: 3 });
  });

  const tried = (result?: DayTry['result']): DayTry => ({
    day: '2026-11-18',
    id: 'a',
    begun: 0,
    result,
    measure: undefined,
  });

  it.each([
    ['none before it is begun', [], [], 'none'],
    ['running while its game is there', [tried()], ['a'], 'running'],
    ['left where its game is gone', [tried()], [], 'left'],
    ['finished, also where its game is gone', [tried({ points: 1, place: 1, of: 3 })], [], 'finished'],
  ] as const)('is %s', (_what, tries, saved, standing) => {
    expect(standingOf('harbour', '2026-11-18', tries, new Set(saved)).standing).toBe(standing);
    expect(standingOf('harbour', '2026-11-17', tries, new Set(saved)).standing).toBe('none');
  });
});
