import type { GameEvent } from '@/engine/events';
import type { Game, Seat } from '@/engine/game';
import { isProblem, type Problem } from '@/engine/phrase';
import { begin, carryOut, type Play, type PlayedMove } from '@/engine/play';
import { Dice, parseSeed, type Random, type Seed } from '@/engine/random';

export function seedOf(text: string | number): Seed {
  const seed = parseSeed(String(text));
  if (seed === undefined) throw new Error(`not a seed: ${text}`);
  return seed;
}

/** A problem here is a failure of the test itself: say which. */
export function expectNoProblem<T>(value: T | Problem): T {
  if (isProblem(value)) throw new Error(`unexpected problem: ${JSON.stringify(value)}`);
  return value;
}

/** A legal move of a random seat that may act: mostly who is asked, now and then somebody out of turn. */
export function randomMove<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  state: State,
  seats: number,
  random: Random,
): PlayedMove<Move> {
  const waiting = game.waitingFor(state);
  const anyone = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => game.mayAct(state, seat));
  const candidates = random.below(4) === 0 ? anyone : waiting;
  const seat = candidates[random.below(candidates.length)] as Seat;
  const moves = game.moves(state, seat);
  return { seat, move: moves[random.below(moves.length)] as Move };
}

export interface Position<State, Move, Options> {
  /** The play before the move; its state is the draft and changes with the next move. */
  readonly play: Play<State, Move, Options>;
  readonly next: PlayedMove<Move>;
  readonly random: Random;
}

export interface RandomGame<State, Move, View, Options> {
  readonly game: Game<State, Move, View, Options>;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: Seed;
  readonly longest: number;
  readonly before?: (position: Position<State, Move, Options>) => void;
  readonly after?: (play: Play<State, Move, Options>, events: readonly GameEvent[]) => void;
}

/** Plays a whole game at random, showing every position on the way. */
export function playAtRandom<State, Move, View, Options>(
  setting: RandomGame<State, Move, View, Options>,
): Play<State, Move, Options> {
  const { game, seats, options, seed, longest } = setting;
  const random = new Dice(seed, 'player');
  const start = expectNoProblem(begin(game, { seed, options, seats }));
  const moves: PlayedMove<Move>[] = [];
  const sealed: boolean[] = [];
  const play = { ...start, moves, sealed };
  while (game.waitingFor(play.state).length > 0) {
    if (moves.length > longest) throw new Error(`the game goes on after ${longest} moves`);
    const next = randomMove(game, play.state, seats, random);
    setting.before?.({ play, next, random });
    const result = carryOut(game, play.state, play, moves.length, next);
    moves.push(next);
    sealed.push(result.sealed);
    setting.after?.(play, result.events);
  }
  return play;
}
