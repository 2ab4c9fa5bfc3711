import { GAMES, gameOf, type GameId } from '@/games';
import { balanceReport } from './arena/balance-report';
import { BOTS, isBot, type Bot } from './arena/bots';
import { gather, workShift } from './arena/crew';
import { playMatch, seedOfGame } from './arena/match';
import { economyOf } from './arena/kinds';
import { readSeries, SERIES_ARGUMENTS } from './arena/series';
import { Counter, type Tally } from './arena/tally';
import { readArguments, readPlayers, runScript, UsageError } from './arguments';

const USAGE = `balance --game NAME [--players N] [--games N] [--bot NAME] [--seed TEXT] [--options JSON]
        [--iterations-scale X] [--json]
lets one kind of bot play against itself, at every number of players unless one is named`;

function playerCounts(game: GameId, value: unknown): readonly number[] {
  if (value !== undefined) return [readPlayers(game, value)];
  const { min, max } = GAMES[game].seats;
  return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

function readBot(value: unknown): Bot {
  if (isBot(value)) return value;
  throw new UsageError(`--bot takes: ${BOTS.join(', ')}`);
}

await runScript(async () => {
  const values = readArguments({
    ...SERIES_ARGUMENTS,
    players: { type: 'string' },
    bot: { type: 'string', default: 'hard' },
  });
  if (values.help === true) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const { game: id, games, seed, scale, options } = readSeries(values, (game) => economyOf(game).options);
  const counts = playerCounts(id, values.players);
  const bot = readBot(values.bot);

  /** Games of all player counts in one row, count by count. */
  const playOne = (number: number): Tally => {
    const seats = counts[Math.floor(number / games)] ?? 0;
    const counter = new Counter(id);
    const table = { seed: seedOfGame(seed, number), options, bots: Array<Bot>(seats).fill(bot), scale };
    return counter.close(playMatch(gameOf(id), table, (answer) => counter.watch(answer)));
  };
  if (typeof values.shift === 'string') {
    workShift(values.shift, games * counts.length, playOne);
    return;
  }
  const tallies = await gather<Tally>(games * counts.length);
  const bySeats = counts.map((seats) => ({
    players: seats,
    tallies: tallies.filter(({ totals }) => totals.length === seats),
  }));
  if (values.json === true) process.stdout.write(`${JSON.stringify(bySeats)}\n`);
  else
    for (const { players, tallies: of } of bySeats) process.stdout.write(`${balanceReport(of, players)}\n\n`);
});
