import type { AnyGame, Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { advance, begin } from '@/engine/play';
import { Dice, parseSeed, type Seed } from '@/engine/random';
import { recordOf, replay } from '@/engine/record';
import { gameOf, type GameId } from '@/games';
import { listDeliveries } from '@/games/packet-row/rules/deliveries/list';
import { planDelivery } from '@/games/packet-row/rules/deliveries/plan';
import { largeHand } from './large-hand';
import { measureSpeed, timeOf } from './measure';
import { floor, inPlace, pure } from './playouts';

/** One measurement, run in a process of its own so that no other code shapes how the machine compiles it. */
export interface Task {
  readonly worker: WorkerName;
  readonly game: GameId;
  readonly players: number;
  readonly seconds: number;
  /** Games that a duel takes. */
  readonly duels?: number;
}

export type Figures = Readonly<Record<string, number>>;

const SEED = parseSeed('bench') as Seed;
/** Milliseconds of this process's own computing: what other programs on the machine do counts for nobody. */
const now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** Time by the clock on the wall, for what a person waits for. */
const wallClock = () => performance.now();
const dice = () => new Dice(SEED, 'bench');
const speed = (playout: () => number, seconds: number): Figures => ({
  ...measureSpeed(playout, seconds, now),
});

const LARGE_HANDS = 40;

function deliveries(): Figures {
  const random = dice();
  const hands = Array.from({ length: LARGE_HANDS }, () => largeHand(random));
  const plans = hands.map(({ hand, ships, contracts }) =>
    timeOf(() => planDelivery(hand, ships, contracts), 5, wallClock),
  );
  const lists = hands.map(({ hand, ships }) => timeOf(() => listDeliveries(hand, ships), 5, wallClock));
  const listed = hands.map(({ hand, ships }) => listDeliveries(hand, ships).length);
  return { planMs: Math.max(...plans), listMs: Math.max(...lists), mostListed: Math.max(...listed) };
}

const MOVES_TO_RESUME = 500;

/** Records of random games with 500 moves in all: where a game is never that long (Packet Row), several of them. */
function recordsToResume(game: AnyGame): unknown[] {
  const random = dice();
  const records: unknown[] = [];
  for (let left = MOVES_TO_RESUME; left > 0;) {
    const seed = parseSeed(`resume-${records.length}`) as Seed;
    const begun = begin(game, { seed, options: {}, seats: game.seats.max });
    if (isProblem(begun)) throw new Error(begun.problem);
    let play = begun;
    while (play.moves.length < left && game.waitingFor(play.state).length > 0) {
      const seat = game.waitingFor(play.state)[0] as Seat;
      const moves = game.moves(play.state, seat);
      const next = advance(game, play, seat, moves[random.below(moves.length)]);
      if (isProblem(next)) throw new Error(next.problem);
      play = next.play;
    }
    left -= play.moves.length;
    records.push(JSON.parse(JSON.stringify(recordOf(game, play))));
  }
  return records;
}

function resume(game: AnyGame): Figures {
  const records = recordsToResume(game);
  const replayAll = () => {
    if (records.some((record) => isProblem(replay(game, record))))
      throw new Error('a record cannot be replayed');
  };
  return { ms: timeOf(replayAll, 11, wallClock), records: records.length };
}

function cloneCost(game: AnyGame, seats: number, seconds: number): Figures {
  const random = dice();
  const options = game.parseOptions({}, seats);
  const states = Array.from({ length: 64 }, () => {
    const state = game.setup(options, seats, random);
    for (let left = random.below(100); left > 0 && game.waitingFor(state).length > 0; left -= 1) {
      const seat = game.waitingFor(state)[0] as Seat;
      const moves = game.moves(state, seat);
      game.apply(state, seat, moves[random.below(moves.length)], { random });
    }
    return state;
  });
  const { movesPerSecond } = measureSpeed(
    () => {
      for (const state of states) game.clone(state);
      return states.length;
    },
    seconds,
    now,
  );
  return { microseconds: 1_000_000 / movesPerSecond };
}

export const DUELS = 22;
/** Time for one decision of a duel, for each second that a measurement takes. */
const DUEL_MS_PER_SECOND = 10;

const WORKERS = {
  inPlace: ({ game, players, seconds }: Task) => speed(inPlace(gameOf(game), players, dice()), seconds),
  pure: ({ game, players, seconds }: Task) => speed(pure(gameOf(game), players, dice()), seconds),
  floor: ({ game, players, seconds }: Task) => speed(floor(gameOf(game), players, dice()), seconds),
  boardgameIo: async ({ game, players, seconds }: Task) => {
    const { hostedByBoardgameIo } = await import('./boardgame-io');
    return speed(hostedByBoardgameIo(gameOf(game), players, dice()), seconds);
  },
  duel: async ({ game, seconds, duels: games = DUELS }: Task) => {
    const { duel } = await import('./duel');
    const milliseconds = DUEL_MS_PER_SECOND * seconds;
    return { ...(await duel(gameOf(game), { games, milliseconds, random: dice() })) };
  },
  clone: ({ game, players, seconds }: Task) => cloneCost(gameOf(game), players, seconds),
  deliveries: () => deliveries(),
  resume: ({ game }: Task) => resume(gameOf(game)),
} as const satisfies Record<string, (task: Task) => Figures | Promise<Figures>>;

export type WorkerName = keyof typeof WORKERS;

export async function work(task: Task): Promise<Figures> {
  return WORKERS[task.worker](task);
}
