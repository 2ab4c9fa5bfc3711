import type { AnyGame, Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { advance, begin, type Play } from '@/engine/play';
import { Dice, type Random, type Seed } from '@/engine/random';
import { transcriptOf } from '@/engine/transcript';
import { gameOf, type GameId } from '@/games';
import { BOTS, botMove, isBot, type Bot } from './arena/bots';
import { seedOfGame } from './arena/match';
import { OPTIONS_USAGE, readOptions, readSeed } from './arena/options';
import { readArguments, readGame, readPlayers, readWholeNumber, runScript, UsageError } from './arguments';

const USAGE = `simulate --game NAME --players N [--games N] [--seed TEXT] [--bot NAME[,NAME…]] [--options JSON]: one transcript a line
bots: ${BOTS.join(', ')}
${OPTIONS_USAGE}`;

/** Every so often a random player who is not asked acts out of turn, where the game lets them. */
const OUT_OF_TURN_IN = 8;

function readBots(value: string, players: number): readonly Bot[] {
  const names = value.split(',');
  const bots = names.filter(isBot);
  if (bots.length !== names.length) throw new UsageError(`--bot takes: ${BOTS.join(', ')}`);
  if (bots.length !== 1 && bots.length !== players) {
    throw new UsageError(`--bot takes one name, or one for each of the ${players} players`);
  }
  return Array.from({ length: players }, (_, seat) => (bots[seat] ?? bots[0]) as Bot);
}

function nextSeat(game: AnyGame, state: unknown, bots: readonly Bot[], random: Random): Seat {
  const asked = game.waitingFor(state)[0] as Seat;
  if (random.below(OUT_OF_TURN_IN) > 0) return asked;
  const seat = random.below(bots.length);
  return bots[seat] === 'random' && game.mayAct(state, seat) ? seat : asked;
}

function playGame(
  game: AnyGame,
  { seed, options }: { seed: Seed; options: unknown },
  bots: readonly Bot[],
): Play<unknown, unknown, unknown> {
  const begun = begin(game, { seed, options, seats: bots.length });
  if (isProblem(begun)) throw new UsageError(`--options: ${begun.problem}`);
  const random = new Dice(seed, 'players');
  let play = begun;
  while (game.waitingFor(play.state).length > 0) {
    const seat = nextSeat(game, play.state, bots, random);
    const decision = { game, view: game.view(play.state, seat), seat, seed, moveNumber: play.moves.length };
    const next = advance(game, play, seat, botMove(bots[seat] as Bot, decision));
    if (isProblem(next)) throw new Error(`seat ${seat} made an illegal move: ${next.problem}`);
    play = next.play;
  }
  return play;
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
    const play = playGame(game, { seed, options }, bots);
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
