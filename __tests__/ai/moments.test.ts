import { chooseMove, startMoments, ThinkingCancelled, type Moment } from '@/ai';
import type { AnyGame, Seat } from '@/engine/game';
import { advance, begin } from '@/engine/play';
import { GAME_IDS, gameOf } from '@/games';
import { expectNoProblem, seedOf } from '../support/random-play';
import { packetRow } from './decisions';
import { FakeClock, slowed } from './fake-clock';

type Choice = (play: { state: unknown; moves: readonly unknown[] }, seat: Seat) => unknown;

const SEED = seedOf('moments');

function sensible(game: AnyGame, iterations: number): Choice {
  return ({ state, moves }, seat) =>
    chooseMove({
      game,
      view: game.view(state, seat),
      seat,
      level: 'hard',
      seed: SEED,
      moveNumber: moves.length,
      iterations,
    });
}

function played(game: AnyGame, choose: Choice, seats = 2, seed = SEED) {
  let play = expectNoProblem(begin(game, { seed, options: {}, seats }));
  for (let seat = game.waitingFor(play.state)[0]; seat !== undefined;) {
    play = expectNoProblem(advance(game, play, seat, choose(play, seat))).play;
    seat = game.waitingFor(play.state)[0];
  }
  return play;
}

function momentsOf(game: AnyGame, play: ReturnType<typeof played>, seats: readonly Seat[]) {
  const clock = new FakeClock();
  const { result } = startMoments({ game, play, seats, clock });
  clock.runAll();
  return result;
}

/** Plays well, but for once declines or passes where somebody who thinks would not. */
function careless(from: number): { choose: Choice; slips: number[] } {
  const slips: number[] = [];
  const well = sensible(packetRow, 100);
  const choose: Choice = (play, seat) => {
    const good = well(play, seat) as { type: string };
    const idle = packetRow
      .moves(play.state, seat)
      .find((move) => ['decline', 'pass'].includes((move as { type: string }).type));
    if (seat !== 0 || idle === undefined || good.type !== 'take' || play.moves.length < from) return good;
    slips.push(play.moves.length);
    return idle;
  };
  return { choose, slips };
}

describe('the moments that mattered most', () => {
  it('are at most three decisions of the seats that were asked about, first to last', async () => {
    const play = played(packetRow, sensible(packetRow, 60), 3);
    const moments = await momentsOf(packetRow, play, [1]);
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.length).toBeLessThanOrEqual(3);
    expect(moments.every(({ seat, moveNumber }) => seat === 1 && play.moves[moveNumber]?.seat === 1)).toBe(
      true,
    );
    const numbers = moments.map(({ moveNumber }) => moveNumber);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it('name what was missed, with what it would have brought', async () => {
    const { choose, slips } = careless(30);
    const moments = await momentsOf(packetRow, played(packetRow, choose), [0]);
    const missed = moments.filter(({ found }) => !found);
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.every(({ moveNumber }) => slips.includes(moveNumber))).toBe(true);
    for (const { made, other } of missed) {
      expect(['decline', 'pass']).toContain(made.key);
      expect(other).not.toEqual(made);
    }
  });

  it('PR-50 know of a delivery that was left undone at the end', async () => {
    const well = sensible(packetRow, 100);
    let undone = -1;
    const neverDelivers: Choice = (play, seat) => {
      const move = well(play, seat) as { type: string };
      if (seat !== 0 || move.type !== 'deliver') return move;
      undone = play.moves.length;
      return packetRow.moves(play.state, seat).find((other) => (other as typeof move).type !== 'deliver');
    };
    const lastOf = ({ moves }: ReturnType<typeof played>) => moves.findLastIndex(({ seat }) => seat === 0);
    // Which games leave something to deliver at their end is up to the prices.
    let play = played(packetRow, neverDelivers);
    for (let number = 0; undone !== lastOf(play) && number < 20; number += 1) {
      play = played(packetRow, neverDelivers, 2, seedOf(`undone-${number}`));
    }
    const moments = await momentsOf(packetRow, play, [0]);
    expect(moments.find(({ moveNumber }) => moveNumber === undone)).toMatchObject({
      made: { key: 'finish' },
      other: { key: 'deliver' },
      found: false,
    });
  });

  it('are the same again', async () => {
    const play = played(packetRow, sensible(packetRow, 60));
    expect(await momentsOf(packetRow, play, [0])).toEqual(await momentsOf(packetRow, play, [0]));
  });

  it('are none where nobody is asked about', async () => {
    expect(await momentsOf(packetRow, played(packetRow, sensible(packetRow, 20)), [])).toEqual([]);
  });

  it.each(GAME_IDS)('are found in %s, within their time', async (id) => {
    const game = gameOf(id);
    const clock = new FakeClock();
    const play = played(game, ({ state, moves }, seat) => {
      const legal = game.moves(state, seat);
      return legal[moves.length % legal.length];
    });
    const slow = slowed(game, clock, 40);
    const { result } = startMoments({ game: slow, play, seats: [0, 1], clock });
    clock.runAll();
    const moments: readonly Moment[] = await result;
    expect(moments.length).toBeGreaterThan(0);
    expect(clock.time).toBeLessThanOrEqual(15_100);
  });

  it('are looked for no longer once that is cancelled', async () => {
    const clock = new FakeClock();
    const play = played(packetRow, sensible(packetRow, 10));
    const review = startMoments({ game: slowed(packetRow, clock, 1), play, seats: [0], clock });
    for (let slices = 0; slices < 20; slices += 1) clock.tick();
    review.cancel();
    expect(clock.isIdle).toBe(true);
    await expect(review.result).rejects.toThrow(ThinkingCancelled);
  });
});
