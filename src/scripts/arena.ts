import { gameOf } from '@/games';
import { readArguments, readPlayers, runScript, UsageError } from './arguments';
import { BOTS, isBot, type Bot } from './arena/bots';
import { gather, workShift } from './arena/crew';
import { playMatch, seedOfGame } from './arena/match';
import { readSeries, SERIES_ARGUMENTS, type Series } from './arena/series';
import { mean, percent, quantile, rounded, shareOf } from './arena/statistics';

const USAGE = `arena --game NAME --players N --bots NAME,NAME… [--games N] [--seed TEXT] [--options JSON]
      [--iterations-scale X] [--json]
bots: ${BOTS.join(', ')}; they change seats from game to game`;

interface Call extends Series {
  readonly bots: readonly Bot[];
}

/** One game, by place in the list of bots. */
interface Report {
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  readonly thinkMs: readonly (readonly number[])[];
}

function readBots(value: unknown, players: number): readonly Bot[] {
  const names = String(value).split(',');
  const bots = names.filter(isBot);
  if (bots.length !== names.length) throw new UsageError(`--bots takes: ${BOTS.join(', ')}`);
  if (bots.length !== players) throw new UsageError(`--bots takes one for each of the ${players} players`);
  return bots;
}

/** The bots sit one seat further with every game, so that each has every seat equally often. */
function playOne({ game: id, bots, seed, scale, options }: Call, number: number): Report {
  const game = gameOf(id);
  const seats = bots.length;
  const placeOf = (seat: number) => (seat + number) % seats;
  const seated = bots.map((_, seat) => bots[placeOf(seat)] as Bot);
  const thinkMs: number[][] = bots.map(() => []);
  const table = { seed: seedOfGame(seed, number), options, bots: seated, scale };
  const { outcome } = playMatch(game, table, ({ seat, legal, ms }) => {
    if (legal.length > 1) thinkMs[placeOf(seat)]?.push(rounded(ms, 2));
  });
  const wins = bots.map(() => 0);
  const scores = bots.map(() => 0);
  for (const seat of outcome.winners) wins[placeOf(seat)] = 1 / outcome.winners.length;
  for (const { seat, total } of outcome.scores) scores[placeOf(seat)] = total;
  return { wins, scores, thinkMs };
}

function standing(bot: Bot, { bots, games }: Call, reports: readonly Report[]) {
  const places = bots.flatMap((name, place) => (name === bot ? [place] : []));
  const all = (read: (report: Report) => readonly number[]) =>
    reports.flatMap((report) => places.map((place) => read(report)[place] ?? 0));
  const wins = all((report) => report.wins).reduce((sum, won) => sum + won, 0);
  const times = reports.flatMap((report) => places.flatMap((place) => report.thinkMs[place] ?? []));
  const { share, low, high } = shareOf(wins, games);
  return {
    bot,
    seats: places.length,
    wins: rounded(wins, 4),
    share: rounded(share, 4),
    low: rounded(low, 4),
    high: rounded(high, 4),
    meanScore: rounded(mean(all((report) => report.scores)), 2),
    thinkMs: { median: quantile(times, 0.5), p95: quantile(times, 0.95), max: quantile(times, 1) },
  };
}

function table(call: Call, standings: readonly ReturnType<typeof standing>[]): string {
  const head = [
    'bot',
    'seats',
    'wins',
    'share',
    '95 % interval',
    'of fair',
    'score',
    'ms median',
    'p95',
    'max',
  ];
  const rows = standings.map(({ bot, seats, wins, share, low, high, meanScore, thinkMs }) => [
    bot,
    `${seats}`,
    wins.toFixed(1),
    percent(share),
    `${percent(low)} – ${percent(high)}`,
    `× ${((share * call.bots.length) / seats).toFixed(2)}`,
    meanScore.toFixed(1),
    ...[thinkMs.median, thinkMs.p95, thinkMs.max].map((ms) => ms.toFixed(1)),
  ]);
  const widths = head.map((title, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0), title.length),
  );
  return [head, ...rows]
    .map((row) => row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  '))
    .join('\n');
}

await runScript(async () => {
  const values = readArguments({
    ...SERIES_ARGUMENTS,
    players: { type: 'string', default: '2' },
    bots: { type: 'string', default: 'hard,medium' },
  });
  if (values.help === true) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const series = readSeries(values);
  const call: Call = { ...series, bots: readBots(values.bots, readPlayers(series.game, values.players)) };
  if (typeof values.shift === 'string') {
    workShift(values.shift, call.games, (number) => playOne(call, number));
    return;
  }
  const reports = await gather<Report>(call.games);
  const standings = [...new Set(call.bots)].map((bot) => standing(bot, call, reports));
  const report = { games: call.games, bots: standings };
  process.stdout.write(`${values.json === true ? JSON.stringify(report) : table(call, standings)}\n`);
});
