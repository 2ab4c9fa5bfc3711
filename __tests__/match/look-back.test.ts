import { startCurve, ThinkingCancelled, type CurvePoint } from '@/ai';
import type { AnyGame } from '@/engine/game';
import { Dice, type Random } from '@/engine/random';
import { GAME_IDS, gameOf, type GameId } from '@/games';
import { curveIn, momentsIn } from '@/match/look-back';
import { Replay } from '@/match/replay';
import type { PlayedGame } from '@/match/whole';
import { FakeClock, slowed } from '../ai/fake-clock';
import { playedGame } from '../support/played-game';
import { seedOf } from '../support/random-play';
import { peopleAt } from '../support/saved-matches';

jest.setTimeout(240_000);

/** The game with only one legal move, a plausible one: played so, it is soon over. */
function sensible(id: GameId, random: Random): AnyGame {
  const game = gameOf(id);
  return {
    ...game,
    waitingFor: (state) => game.waitingFor(state).slice(0, 1),
    mayAct: (state, seat) => game.waitingFor(state)[0] === seat,
    moves: (state, seat) => [
      game.instincts?.playoutMove?.(state, seat, random) ?? game.moves(state, seat)[0],
    ],
  };
}

/** A game by players who move plausibly: the whole of it, unless it breaks off before. */
function gameOfChance(id: GameId, seats: number, most = Infinity, options: unknown = {}): PlayedGame {
  const random = new Dice(seedOf(`curve-${id}`), 'players');
  return playedGame({ table: peopleAt(id, seats, options), random, most, game: sensible(id, random) });
}

const sumOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);

/** What a finished game is judged by, at work on a clock that the test moves. */
function judging(game: AnyGame, clock: FakeClock, moments: number) {
  const replay = new Replay(gameOfChance('harbour', 2, moments));
  return startCurve({
    game,
    moments,
    viewAt: (moment) => replay.seenAt(moment, 'table').view,
    clock,
  });
}

describe.each(GAME_IDS)('the curve of %s', (id) => {
  const finished = gameOfChance(id, 3);
  const { outcome } = gameOf(id);
  let curve: readonly CurvePoint[] = [];
  beforeAll(async () => {
    ({ points: curve } = await curveIn(finished, 'everybody').result);
  });

  it('has a point for the beginning and one for each move', () => {
    expect(curve).toHaveLength(finished.log.length + 1);
  });

  it('shares out one win, whatever the moment', () => {
    for (const { shares } of curve) {
      expect(shares).toHaveLength(3);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      expect(sumOf(shares)).toBeCloseTo(1, 9);
    }
  });

  it('ends as the game did, in shares and in points', () => {
    const { winners = [], scores = [] } = outcome(finished.play.state) ?? {};
    const last = curve.at(-1);
    const won = [0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    expect(last?.shares.map((share) => share.toFixed(9))).toEqual(won.map((share) => share.toFixed(9)));
    expect(last?.points).toEqual([0, 1, 2].map((seat) => scores.find((one) => one.seat === seat)?.total));
  });

  it('knows better towards the end who wins', () => {
    const { winners = [] } = outcome(finished.play.state) ?? {};
    const winnersAt = ({ shares }: CurvePoint) => sumOf(winners.map((seat) => shares[seat] ?? 0));
    const late = curve.slice(Math.floor(curve.length * 0.9)).map(winnersAt);
    expect(sumOf(late) / late.length).toBeGreaterThan((curve[0] && winnersAt(curve[0])) ?? 1);
  });

  it('is the same again for the same game', async () => {
    const copy: PlayedGame = { ...finished, play: { ...finished.play } };
    const again = await curveIn(copy, 'everybody').result;
    expect(again.points).toEqual(curve);
  });

  it('is the same whoever looks, once the game is over', async () => {
    expect((await curveIn(finished, 1).result).points).toEqual(curve);
  });
});

describe('a curve while the game goes on', () => {
  it('is never drawn with all hands open', () => {
    const running = gameOfChance('packet-row', 2, 12);
    expect(() => curveIn(running, 'everybody')).toThrow('only after the end');
  });

  it('begins with this round at a table that keeps no ledger', async () => {
    const running = gameOfChance('packet-row', 2, 40, { ledger: false });
    const { first } = new Replay(running);
    const curve = await curveIn(running, 'table').result;
    expect(first).toBeGreaterThan(0);
    expect(curve).toMatchObject({ first, points: { length: 41 - first } });
  });

  it('marks only decisions of whoever looks, of those that may be looked back at', async () => {
    const running = gameOfChance('packet-row', 3, 40, { ledger: false });
    const { first } = new Replay(running);
    const moments = await momentsIn(running, 1).result;
    expect(moments.every(({ seat, moveNumber }) => seat === 1 && moveNumber >= first)).toBe(true);
    expect(await momentsIn(running, 'table').result).toEqual([]);
  });
});

describe('the work on a curve', () => {
  it('is cut into slices far shorter than 50 ms, however slow the device', async () => {
    const clock = new FakeClock();
    const { result } = judging(slowed(gameOf('harbour'), clock, 6), clock, 20);
    clock.runAll();
    expect(await result).toHaveLength(20);
    expect(clock.slices.length).toBeGreaterThan(20);
    expect(Math.max(...clock.slices)).toBeLessThan(15);
  });

  it('goes on until it is done, since the same game has the same curve on a slow device', async () => {
    const [quick, slow] = [new FakeClock(), new FakeClock()];
    const one = judging(gameOf('harbour'), quick, 10);
    const other = judging(slowed(gameOf('harbour'), slow, 200), slow, 10);
    quick.runAll();
    slow.runAll();
    expect(await other.result).toEqual(await one.result);
  });

  it('ends at once when nobody looks any more', async () => {
    const clock = new FakeClock();
    const { result, cancel } = judging(slowed(gameOf('harbour'), clock, 1), clock, 20);
    for (let slices = 0; slices < 5; slices += 1) clock.tick();
    cancel();
    expect(clock.isIdle).toBe(true);
    await expect(result).rejects.toThrow(ThinkingCancelled);
  });
});
