import type { AnyGame, Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { advance, begin, type Play } from '@/engine/play';
import { Dice, parseSeed, seedName, type Random, type Seed } from '@/engine/random';
import { transcriptOf } from '@/engine/transcript';
import { gameOf, type GameId } from '@/games';
import { randomChoice } from '@/ai/random-player';
import { readArguments, readGame, readPlayers, readWholeNumber, runScript, UsageError } from './arguments';

const USAGE =
  'simulate --game NAME --players N [--games N] [--seed TEXT] [--bot NAME[,NAME…]] [--options JSON]: one transcript a line';

type Bot = (game: AnyGame, view: unknown, seat: Seat, random: Random) => unknown;
const BOTS: Readonly<Record<string, Bot>> = { random: randomChoice };

/** Every so often somebody who is not asked acts out of turn, where the game lets them. */
const OUT_OF_TURN_IN = 8;

function readBots(value: string, players: number): readonly Bot[] {
  const names = value.split(',');
  if (names.length !== 1 && names.length !== players) {
    throw new UsageError(`--bot takes one name, or one for each of the ${players} players`);
  }
  const bots = names.map((name) => {
    const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
    if (bot === undefined) throw new UsageError(`--bot takes: ${Object.keys(BOTS).join(', ')}`);
    return bot;
  });
  return Array.from({ length: players }, (_, seat) => (bots[seat] ?? bots[0]) as Bot);
}

function readSeed(value: string): Seed {
  const seed = parseSeed(value);
  if (seed === undefined) throw new UsageError('--seed takes letters, digits, dots, dashes and underscores');
  return seed;
}

/** The first game has the seed itself; further ones extend it, so that each can be played again alone. */
function seedOfGame(first: Seed, number: number): Seed {
  return number === 0 ? first : readSeed(`${seedName(first)}.${number}`);
}

function nextSeat(game: AnyGame, state: unknown, seats: number, random: Random): Seat {
  const asked = game.waitingFor(state)[0] as Seat;
  if (random.below(OUT_OF_TURN_IN) > 0) return asked;
  const seat = random.below(seats);
  return game.mayAct(state, seat) ? seat : asked;
}

function playGame(
  game: AnyGame,
  table: { seed: Seed; options: unknown; seats: number },
  bots: readonly Bot[],
): Play<unknown, unknown, unknown> {
  const begun = begin(game, table);
  if (isProblem(begun)) throw new UsageError(`--options: ${begun.problem}`);
  const random = new Dice(table.seed, 'players');
  let play = begun;
  while (game.waitingFor(play.state).length > 0) {
    const seat = nextSeat(game, play.state, table.seats, random);
    const move = bots[seat]?.(game, game.view(play.state, seat), seat, random);
    const next = advance(game, play, seat, move);
    if (isProblem(next)) throw new Error(`seat ${seat} made an illegal move: ${next.problem}`);
    play = next.play;
  }
  return play;
}

function readOptions(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw new UsageError('--options takes JSON');
  }
}

function simulate(gameId: GameId, values: ReturnType<typeof readArguments>): void {
  const game = gameOf(gameId);
  const seats = readPlayers(gameId, values.players);
  const games = readWholeNumber('games', values.games, 1, 1_000_000);
  const first = readSeed(String(values.seed));
  const bots = readBots(String(values.bot), seats);
  const options = readOptions(String(values.options));
  for (let number = 0; number < games; number += 1) {
    const seed = seedOfGame(first, number);
    const play = playGame(game, { seed, options, seats }, bots);
    process.stdout.write(`${JSON.stringify(transcriptOf(game, play, options))}\n`);
    if (process.stderr.isTTY) process.stderr.write(`\r${number + 1} of ${games} games`);
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
}

await runScript(() => {
  const values = readArguments({
    help: { type: 'boolean' },
    game: { type: 'string', default: 'packet-row' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'random' },
    options: { type: 'string', default: '{}' },
  });
  if (values.help === true) process.stdout.write(`${USAGE}\n`);
  else simulate(readGame(values.game), values);
});
