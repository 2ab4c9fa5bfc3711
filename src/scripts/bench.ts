import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAMES, type GameId } from '@/games';
import { readArguments, readGame, readWholeNumber, runScript } from './arguments';
import { benchHermes } from './bench/hermes';
import { median } from './bench/measure';
import { Report, type Bar } from './bench/report';
import { DUELS, work, type Figures, type Task, type WorkerName } from './bench/workers';

const ROUNDS = 3;

/**
 * What each game's rules have to reach: ratios to boardgame.io's moves a second in the same run, and how many times
 * the floor of dice and card moves a playout may cost.
 */
interface Bars {
  readonly inPlace: number;
  readonly pure?: number;
  readonly floor?: number;
}
const BARS: Readonly<Record<GameId, Bars>> = {
  'packet-row': { inPlace: 300, pure: 80, floor: 25 },
  harbour: { inPlace: 200 },
  rotterdam: { inPlace: 200 },
};
const MOST_DELIVERY_MS = 20;
const LEAST_WON = 95;

async function measure(task: Task): Promise<Figures> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [fileURLToPath(import.meta.url), '--task', JSON.stringify(task)],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  return JSON.parse(stdout) as Figures;
}

/** Every way of playing in turn, round after round, so that a noisy moment harms all alike; then the medians. */
async function compare(game: GameId, players: number, seconds: number) {
  const ways: readonly WorkerName[] = ['boardgameIo', 'inPlace', 'pure', 'floor'];
  const seen = new Map<WorkerName, Figures[]>(ways.map((way) => [way, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const worker of ways) {
      const figures = await measure({ worker, game, players, seconds });
      seen.get(worker)?.push(figures);
    }
  }
  const moves = (way: WorkerName) => median(seen.get(way)?.map((f) => f.movesPerSecond ?? 0) ?? []);
  const playouts = (way: WorkerName) => median(seen.get(way)?.map((f) => f.playoutsPerSecond ?? 0) ?? []);
  return { moves, playouts };
}

async function benchPlayers(report: Report, game: GameId, players: number, seconds: number): Promise<void> {
  const { moves, playouts } = await compare(game, players, seconds);
  const hosted = moves('boardgameIo');
  report.say(`${game}, ${players} players, random play`);
  report.figure('hosted in boardgame.io', hosted, 'moves/s');
  report.figure('changed in place', moves('inPlace'), 'moves/s');
  report.figure('changed in place', playouts('inPlace'), 'playouts/s');
  report.figure('through the pure face', moves('pure'), 'moves/s');
  const bars = BARS[game];
  const ratio = (name: string, value: number, limit: Pick<Bar, 'atLeast' | 'atMost'>) => {
    report.bar({ name, value, unit: 'times', ...limit });
  };
  ratio('changed in place : boardgame.io', moves('inPlace') / hosted, { atLeast: bars.inPlace });
  ratio('pure face : boardgame.io', moves('pure') / hosted, { atLeast: bars.pure });
  ratio('random playout : floor of dice and card moves', playouts('floor') / playouts('inPlace'), {
    atMost: bars.floor,
  });
  const clone = await measure({ worker: 'clone', game, players, seconds });
  report.figure('a copy of the state', clone.microseconds ?? 0, 'µs');
}

async function benchGame(report: Report, game: GameId, seconds: number, duels: number): Promise<void> {
  const { min, max } = GAMES[game].seats;
  for (const players of [min, Math.min(4, max)]) await benchPlayers(report, game, players, seconds);
  const resume = await measure({ worker: 'resume', game, players: max, seconds });
  report.figure(`${game}: resume of 500 moves in ${resume.records} record(s)`, resume.ms ?? 0, 'ms');
  if (game === 'packet-row') {
    const deliveries = await measure({ worker: 'deliveries', game, players: max, seconds });
    report.say(
      'packet-row, deliveries of 12 contracts, 14 goods, 6 gold, 4 traders, 4 captains, 8 ships; slowest hand',
    );
    report.figure('deliveries listed', deliveries.mostListed ?? 0, '');
    const bar = (name: string, value = 0) => {
      report.bar({ name, value, unit: 'ms', atMost: MOST_DELIVERY_MS });
    };
    bar('plan of all twelve contracts', deliveries.planMs);
    bar('list of every sensible delivery', deliveries.listMs);
  }
  await benchHermes(report, game);
  if (game === 'packet-row') await benchDuel(report, game, seconds, duels);
}

/** Hard against the other library's own search, at the same time for each decision. */
async function benchDuel(report: Report, game: GameId, seconds: number, duels: number): Promise<void> {
  const {
    games = 0,
    wins = 0,
    hardMs = 0,
    botMs = 1,
    botIterations = 0,
  } = await measure({
    worker: 'duel',
    game,
    players: 2,
    seconds,
    duels,
  });
  report.say(`${game}, 2 players, hard against boardgame.io's MCTS bot, which sees every card`);
  report.figure('games, seats in turn', games, '');
  report.figure('thought by hard : by the bot', hardMs / botMs, 'times');
  report.figure('iterations of the bot', (botIterations * 1000) / botMs, 'a second');
  report.bar({ name: 'games won by hard', value: (100 * wins) / games, unit: '%', atLeast: LEAST_WON });
}

await runScript(async () => {
  const values = readArguments({
    task: { type: 'string' },
    game: { type: 'string', default: 'packet-row' },
    seconds: { type: 'string', default: '2' },
    duels: { type: 'string', default: String(DUELS) },
  });
  if (typeof values.task === 'string') {
    process.stdout.write(JSON.stringify(await work(JSON.parse(values.task) as Task)));
    return;
  }
  const report = new Report();
  const seconds = readWholeNumber('seconds', values.seconds, 1, 60);
  await benchGame(report, readGame(values.game), seconds, readWholeNumber('duels', values.duels, 2, 1000));
  report.close();
});
