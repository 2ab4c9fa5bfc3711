import { LEVELS, type Level } from '@/ai';
import { mannerOf } from '@/ai/levels';
import { searchFor } from '@/ai/request';
import type { AnyGame, Seat } from '@/engine/game';
import { isProblem } from '@/engine/phrase';
import { Dice, parseSeed, type Seed } from '@/engine/random';
import { gameOf, type GameId } from '@/games';

/** Bundled for a bare VM: lets each level think about decisions of whole games and prints how long each took. */
declare const BENCH_GAME: GameId;
declare const BENCH_PLAYERS: number;

const SEED = parseSeed('hermes') as Seed;
/** Decisions after so many moves of a game that medium plays with itself, quickly. */
const AFTER = [0, 6, 12, 20, 30, 42, 56, 72];
const PLAYED_WITH = 40;
/** What hard has to get done at least. */
const LEAST_OF_HARD = 1000;
/** The quickest of so many: what else the machine does is nobody's thinking. */
const TIMES = 3;

function thoughtAt(game: AnyGame, state: unknown, level: Level, iterations: number) {
  const seat = game.waitingFor(state)[0] as Seat;
  const request = { game, view: game.view(state, seat), seat, level, seed: SEED, moveNumber: 0 };
  const { search } = searchFor(request, { iterations });
  while (!search.isDone) search.iterate();
  return search;
}

function decisions(game: AnyGame): unknown[] {
  const options = game.parseOptions({}, BENCH_PLAYERS);
  if (isProblem(options)) throw new Error(options.problem);
  const random = new Dice(SEED, 'thinking');
  const state = game.setup(options, BENCH_PLAYERS, random);
  const found: unknown[] = [];
  for (let move = 0; found.length < AFTER.length && game.waitingFor(state).length > 0; move += 1) {
    const search = thoughtAt(game, state, 'medium', PLAYED_WITH);
    if (move >= (AFTER[found.length] ?? Infinity) && search.moves.length > 1) found.push(game.clone(state));
    game.apply(state, game.waitingFor(state)[0] as Seat, search.best(), { random });
  }
  return found;
}

const game = gameOf(BENCH_GAME);
const states = decisions(game);
const iterationsOf = (level: Level) => (level === 'hard' ? LEAST_OF_HARD : mannerOf(level).iterations);
const quickest = (level: Level, state: unknown): number => {
  const times = Array.from({ length: TIMES }, () => {
    const begin = Date.now();
    thoughtAt(game, state, level, iterationsOf(level));
    return Date.now() - begin;
  });
  return Math.min(...times);
};
console.log(
  JSON.stringify(
    Object.fromEntries(LEVELS.map((level) => [level, states.map((state) => quickest(level, state))])),
  ),
);
