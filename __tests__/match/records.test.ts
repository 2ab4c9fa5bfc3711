import AsyncStorage from '@react-native-async-storage/async-storage';
import type { AnyGame } from '@/engine/game';
import { turned } from '@/engine/future';
import { begin } from '@/engine/play';
import { GAME_IDS, gameOf } from '@/games';
import { packetRow } from '@/games/packet-row';
import { Match, type MatchEnvironment, type MatchSnapshot } from '@/match/match';
import type { AnyPlay } from '@/match/whole';
import { achievementIds, startEarned } from '@/match/records/achievements';
import { recordLeftOver } from '@/match/records/left-over';
import { keepResult, resultOf } from '@/match/records/result';
import { FakeClock } from '../ai/fake-clock';
import { botsIn, firstEarned, peopleIn, tallyOf } from '@/match/records/tally';
import type { Opening } from '@/match/opening';
import { savedMatches } from '@/match/store';
import type { MatchSeat, MatchTable } from '@/match/table';
import { clearRecords, readRecords, type GameResult } from '@/storage/records';
import { memoryStore } from '../support/memory-store';
import { expectNoProblem, playAtRandom, seedOf } from '../support/random-play';
import { appOn, peopleAt, playMoves, startedOn } from '../support/saved-matches';
import { wholeMatch } from '../support/whole-match';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

const played = (...points: readonly (readonly [number, boolean])[]) =>
  points.map(([score, won], ended) => ({ points: score, won, ended }));

describe('a tally', () => {
  it('of no games has no average', () => {
    expect(tallyOf([])).toEqual({
      games: 0,
      wins: 0,
      average: undefined,
      best: undefined,
      streak: 0,
      longestStreak: 0,
    });
  });

  it('counts games, wins, points and streaks', () => {
    expect(tallyOf(played([30, true], [34, true], [20, false], [40, true]))).toEqual({
      games: 4,
      wins: 3,
      average: 31,
      best: 40,
      streak: 1,
      longestStreak: 2,
    });
  });
});

const person = (name: string, points: number, earned: string[] = []) =>
  ({ kind: 'human', name, points, earned }) as const;
const bot = (level: string, points: number) => ({ kind: 'bot', level, points }) as const;

function game(ended: number, seats: GameResult['seats'], winners: number[]): GameResult {
  return { id: String(ended), game: 'packet-row', ended, rounds: 10, seats, winners };
}

const RESULTS = [
  game(1, [person('Anna', 30, ['firstWin']), bot('easy', 20)], [0]),
  game(2, [bot('hard', 40), person('Anna', 25)], [0]),
  game(3, [person('Ben', 33, ['firstWin', 'trader']), person('Anna', 33), bot('easy', 12)], [0, 1]),
];

describe('of several games', () => {
  it('each person has their own record, whoever played most first', () => {
    const [anna, ben] = peopleIn(RESULTS);
    expect(anna).toMatchObject({ name: 'Anna', all: { games: 3, wins: 2, best: 33, streak: 1 } });
    expect(ben).toMatchObject({ name: 'Ben', all: { games: 1, wins: 1 } });
  });

  it('tells against whom, a game with bots and people counting for both', () => {
    const [anna] = peopleIn(RESULTS);
    expect(anna?.against.map(({ opponent, tally }) => [opponent, tally.games, tally.wins])).toEqual([
      ['easy', 2, 2],
      ['hard', 1, 0],
      ['people', 1, 1],
    ]);
  });

  it('tells how bots did, by level', () => {
    expect(
      botsIn(RESULTS).map(({ level, tally }) => [level, tally.games, tally.wins, tally.average]),
    ).toEqual([
      ['easy', 2, 0, 16],
      ['hard', 1, 1, 40],
    ]);
  });

  it('adds up over all games, and tells each of them apart', () => {
    const [anna] = peopleIn([
      ...RESULTS,
      { ...game(4, [person('Anna', 50), bot('easy', 60)], [1]), game: 'harbour' },
    ]);
    expect(anna?.all).toMatchObject({ games: 4, wins: 2, streak: 0, longestStreak: 1 });
    expect(anna?.games.map((one) => [one.game, one.tally.games, one.tally.best])).toEqual([
      ['packet-row', 3, 33],
      ['harbour', 1, 50],
    ]);
  });

  it('tells who earned something first', () => {
    expect([...firstEarned(RESULTS)]).toEqual([
      ['firstWin', { name: 'Anna', ended: 1 }],
      ['trader', { name: 'Ben', ended: 3 }],
    ]);
  });
});

describe('a match', () => {
  const game: AnyGame = packetRow;
  const setting = { seed: seedOf('records'), options: {}, seats: 3 };
  const over = playAtRandom({ game, ...setting, longest: 5_000 });
  const seats: readonly MatchSeat[] = [
    { kind: 'human', name: 'Anna', house: 'ball' },
    { kind: 'bot', name: 'Greta', house: 'star', level: 'hard' },
    { kind: 'human', name: 'Ben', house: 'saltire' },
  ];

  const silent: MatchEnvironment = {
    store: () => Promise.resolve(),
    think: () => ({ moves: new Promise(() => undefined), cancel: () => undefined }),
    botPause: () => 0,
    cover: () => 'table',
  };

  function snapshot(play: AnyPlay, change: Partial<MatchTable> = {}): MatchSnapshot {
    const table: MatchTable = {
      game: 'packet-row',
      seats,
      options: {},
      houseRules: { takeBack: true, openHands: false },
      ...change,
    };
    return wholeMatch(new Match(game, { id: 'm', table, play, log: [] }, silent));
  }

  it('that goes on has no result', async () => {
    expect(await resultOf(snapshot(expectNoProblem(begin(game, setting))), 0)).toBeUndefined();
  });

  it('goes on record when it is over, once', async () => {
    const outcome = game.outcome(over.state);
    await keepResult(snapshot(over));
    await keepResult(snapshot(over));
    const { results } = await readRecords();
    expect(results).toHaveLength(1);
    expect(results[0]?.seats.map(({ points }) => points)).toEqual(outcome?.scores.map(({ total }) => total));
    expect(results[0]?.winners).toEqual(outcome?.winners);
  });

  it('that was played on from the middle of another does not go on record', async () => {
    await AsyncStorage.clear();
    const seed = turned(setting.seed, 20, 'once-more');
    if (seed === undefined) throw new Error('does not turn');
    await keepResult(snapshot({ ...over, seed }));
    expect((await readRecords()).results).toEqual([]);
  });

  it('in which one person could take back freely does not go on record', async () => {
    await AsyncStorage.clear();
    const alone = seats.map((seat, at) =>
      at === 0 ? seat : ({ ...seat, kind: 'bot', level: 'easy' } as const),
    );
    await keepResult(
      snapshot(over, { seats: alone, houseRules: { takeBack: true, freely: true, openHands: false } }),
    );
    expect((await readRecords()).results).toEqual([]);
  });

  it('says nothing of hands', async () => {
    for (const seat of (await resultOf(snapshot(over), 0))?.seats ?? []) {
      expect(Object.keys(seat)).toEqual(
        seat.kind === 'human' ? ['kind', 'name', 'points', 'earned'] : ['kind', 'level', 'points'],
      );
    }
  });

  it('is looked through for achievements a little at a time, so that no frame waits for a long game', async () => {
    const clock = new FakeClock();
    const outcome = game.outcome(over.state);
    if (outcome === undefined) throw new Error('goes on');
    const slow: AnyGame = {
      ...game,
      apply: (...step) => {
        clock.time += 2;
        game.apply(...step);
      },
    };
    const { result } = startEarned(slow, { play: over, outcome, seats }, clock);
    clock.runAll();
    expect(Math.max(...clock.slices)).toBeLessThan(8);
    expect(clock.slices.length).toBeGreaterThanOrEqual(over.moves.length / 2);
    expect((await result)(outcome.winners[0] ?? 0)).toContain('firstWin');
  });

  it.each(GAME_IDS)('of %s has a dozen achievements to earn', (id) => {
    expect(achievementIds(id)).toHaveLength(12);
  });

  afterAll(() => AsyncStorage.clear());
});

describe('a game whose page died right after the last move', () => {
  beforeEach(() => AsyncStorage.clear());

  const people = peopleAt('packet-row', 2);
  const onRecord = async () => (await readRecords()).results.map(({ id }) => id);

  async function playedToTheEnd(moves = 5_000, opening?: Opening): Promise<string> {
    const match = await startedOn(savedMatches, people, opening);
    await playMoves(match, moves);
    match.close();
    return match.getSnapshot().id;
  }

  it('is on record after the next start, once', async () => {
    const id = await playedToTheEnd();
    expect(await onRecord()).toEqual([]);
    await recordLeftOver();
    await recordLeftOver();
    expect(await onRecord()).toEqual([id]);
  });

  it('is not on record again after the records were reset, and leaves them to be brought back', async () => {
    const id = await playedToTheEnd();
    await recordLeftOver();
    await clearRecords();
    await recordLeftOver();
    expect((await readRecords()).cleared.map((result) => result.id)).toEqual([id]);
    expect(await onRecord()).toEqual([]);
  });

  it('is not on record where it goes on, was copied, or was played on from the middle of another', async () => {
    await playedToTheEnd(3);
    const id = await playedToTheEnd();
    await savedMatches.duplicate(id, 'copy');
    const seed = turned(seedOf('records'), 20, 'once-more') ?? '';
    await playedToTheEnd(5_000, { seed, moves: [] });
    await recordLeftOver();
    expect(await onRecord()).toEqual([id]);
  });
});

it('a match of Harbour goes on record when it ends, with the points of its account', async () => {
  const match = await startedOn(appOn(memoryStore()), peopleAt('harbour', 3));
  await playMoves(match, 5_000);
  const { play } = wholeMatch(match);
  const { scores, winners } = gameOf('harbour').outcome(play.state) ?? { scores: [], winners: [] };
  const result = await resultOf(match.getSnapshot(), 0);
  expect(result).toMatchObject({
    game: 'harbour',
    rounds: gameOf('harbour').round(play.state),
    winners,
    seats: scores.map(({ total }) => ({ points: total })),
  });
  const won = (result?.seats ?? []).flatMap((seat, at) =>
    seat.kind === 'human' && seat.earned.includes('firstWin') ? [at] : [],
  );
  expect(won).toEqual(winners);
});
