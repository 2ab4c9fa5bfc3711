import { reveals, type GameEvent } from './events';
import type { Game, Seat } from './game';
import { isProblem, type Problem } from './phrase';
import { engineProblem } from './phrases';
import { seedFor, turnsAt } from './future';
import { Dice, type Seed } from './random';

export interface PlayedMove<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** A game in progress as a value: how it began, what was played, where that led. */
export interface Play<State, Move, Options> {
  readonly seed: Seed;
  readonly options: Options;
  readonly seats: number;
  readonly moves: readonly PlayedMove<Move>[];
  /** For each move, whether it may never be taken back: chance had a part, or somebody learned something hidden. */
  readonly sealed: readonly boolean[];
  readonly state: State;
}

export interface Table {
  readonly seed: Seed;
  readonly options: unknown;
  readonly seats: number;
}

export interface Advanced<State, Move, Options> {
  readonly play: Play<State, Move, Options>;
  readonly events: readonly GameEvent[];
}

const setupDice = (seed: Seed) => new Dice(seedFor(seed, 'setup'), 'setup');
const diceOf = (seed: Seed, moveNumber: number, stream: string) =>
  new Dice(seedFor(seed, moveNumber), `${stream}-${moveNumber}`);

export function begin<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  table: Table,
): Play<State, Move, Options> | Problem {
  const { min, max } = game.seats;
  if (!Number.isInteger(table.seats) || table.seats < min || table.seats > max) {
    return engineProblem('seatCount', { min, max });
  }
  const options = game.parseOptions(table.options, table.seats);
  if (isProblem(options)) return options;
  const state = game.setup(options, table.seats, setupDice(table.seed));
  return { seed: table.seed, options, seats: table.seats, moves: [], sealed: [], state };
}

/** The move that a seat wants to make, checked in full: it is a move, of this game, legal now, for this seat. */
export function checkMove<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  state: State,
  seats: number,
  seat: unknown,
  json: unknown,
): PlayedMove<Move> | Problem {
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= seats) {
    return engineProblem('noSuchSeat', { seats });
  }
  const move = game.parseMove(json);
  if (isProblem(move)) return move;
  return game.problem(state, seat, move) ?? { seat, move };
}

/** Carries a checked move out on the draft and tells what happened and whether it seals undo. */
export function carryOut<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  draft: State,
  table: { readonly seed: Seed; readonly seats: number },
  moveNumber: number,
  played: PlayedMove<Move>,
): { events: GameEvent[]; sealed: boolean } {
  const events: GameEvent[] = [];
  if (turnsAt(table.seed, moveNumber)) {
    game.reshuffle?.(draft, diceOf(table.seed, moveNumber, 'reshuffle'));
  }
  const random = diceOf(table.seed, moveNumber, 'move');
  game.apply(draft, played.seat, played.move, { random, emit: (event) => events.push(event) });
  return { events, sealed: random.used || events.some((event) => reveals(event, table.seats)) };
}

/** The pure face of the engine: the play after one more move, the old one untouched; or why the move cannot be. */
export function advance<State, Move, View, Options>(
  game: Game<State, Move, View, Options>,
  play: Play<State, Move, Options>,
  seat: unknown,
  json: unknown,
): Advanced<State, Move, Options> | Problem {
  const played = checkMove(game, play.state, play.seats, seat, json);
  if (isProblem(played)) return played;
  const state = game.clone(play.state);
  const { events, sealed } = carryOut(game, state, play, play.moves.length, played);
  return {
    play: { ...play, state, moves: [...play.moves, played], sealed: [...play.sealed, sealed] },
    events,
  };
}
