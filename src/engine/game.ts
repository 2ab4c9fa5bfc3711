import type { Achievements } from './achievements';
import type { Emit } from './events';
import type { Instincts } from './instincts';
import type { OptionField } from './options';
import type { Phrase, PhraseBook, Problem } from './phrase';
import type { Random } from './random';

/** A place at the table, counted clockwise from 0 and fixed for the whole game. */
export type Seat = number;

/** Who looks: a seat, or the open table as a spectator, the curtain and a replay see it. */
export type Viewer = Seat | 'table';

/**
 * What one move is carried out with: dice of its own, and an ear for what happens.
 * Whoever does not listen (search) leaves `emit` out, so that rules spend nothing on telling.
 */
export interface Step {
  readonly random: Random;
  readonly emit?: Emit | undefined;
}

export interface SeatScore<Source extends string = string> {
  readonly seat: Seat;
  readonly total: number;
  /** Where the points come from, by source; they add up to `total`. */
  readonly parts: Readonly<Record<Source, number>>;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly SeatScore[];
}

/**
 * The one contract between a game's rules and everything else.
 *
 * What callers may rely on:
 * - `State`, `Move`, `View` and `Options` are plain JSON. Rules change the draft they are given and nothing else;
 *   the caller decides when to `clone`. No rule reads a clock, storage or dice other than those handed in.
 * - `moves` lists legal moves in a fixed order, never empty for a seat that `mayAct`, always empty otherwise. Where
 *   legal moves are too many to list (deliveries), it lists the sensible ones; `problem` and `apply` accept them all.
 * - `problem` answers for any well-formed move by any seat, and `apply` may be called exactly when it answers
 *   `undefined`. Moves from outside go through `parseMove` first.
 * - `view` holds all that the viewer knows and remembers, and nothing else: screens, bots and logs stand on it. Moves
 *   offered to a seat follow from that seat's view alone.
 * - Where a seat has no `secrets`, its view is the table's. What `isOpenMove` names is legal or not in all states alike
 *   that the open table cannot tell apart: it may be offered, and made, while the hand is covered.
 * - `standings` counts as `outcome` does, on what a view knows: hidden things count nothing until they are shown. The own
 *   points are therefore exact, and after the game so are everybody's.
 * - `reshuffle` changes nobody's view: only what comes later may differ.
 * - `imagine` draws a full state among those that the view cannot tell apart; its dice are the caller's.
 */
export interface Game<State, Move, View, Options> {
  readonly id: string;
  /** The first letter of the codes of its deals; it stays with the game for good, and no two games share one. */
  readonly letter: string;
  /** Raised whenever an old record would be played differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Where points come from, in the order in which people count them. */
  readonly sources: readonly string[];
  /** Whether a seat that owes no decision may ever have legal moves. */
  readonly actsOutOfTurn: boolean;
  /** Every sentence that the rules can say, in every language. */
  readonly phrases: PhraseBook;

  /** What can be agreed on before it begins, see `FieldsOf`; a game that leaves nothing open is silent. */
  readonly options?: Readonly<Record<string, OptionField>>;
  /** Options as set-up needs them, defaults filled in, or why they cannot be. */
  parseOptions(json: unknown, seatCount: number): Options | Problem;
  /** Whether players have to remember earlier rounds by themselves until the game is over; a game that never asks for it is silent. */
  forgets?(options: Options): boolean;
  setup(options: Options, seatCount: number, random: Random): State;
  clone(state: State): State;

  /** Who owes a decision, in the order of the seats; empty when the game is over. */
  waitingFor(state: State): readonly Seat[];
  /** Whether the seat has any legal move, also out of turn. */
  mayAct(state: State, seat: Seat): boolean;
  moves(state: State, seat: Seat): readonly Move[];
  problem(state: State, seat: Seat, move: Move): Problem | undefined;
  apply(state: State, seat: Seat, move: Move, step: Step): void;
  /**
   * How the seat that is asked goes on, where this view shows that nothing else can be done: such a question is put only
   * lest its absence tell of a hand. Undefined where there is something to decide, for all that the view tells. A game
   * that puts no such questions is silent.
   */
  emptyAnswer?(view: View, seat: Seat): Move | undefined;
  outcome(state: State): Outcome | undefined;
  /** The number of the round (or turn) that is being played, from 1, as people at the table would say it. */
  round(state: State): number;
  /**
   * Whether everybody at the table can tell by this view that the game ends with this round, or that the last turns have
   * begun. Once it is certain it stays so; a game may end without having been certain of it. Who cannot tell is silent.
   */
  isLastRound?(view: View): boolean;

  /**
   * Whose turn it is, as everybody knows, where one seat after the other has a turn of several moves; undefined before
   * the first turn. A game that is not played so is silent.
   */
  turnOf?(state: State): Seat | undefined;

  view(state: State, viewer: Viewer): View;
  /** What the open table shows once everybody has laid their hand open, as people do after a game. */
  openView(state: State): View;
  /** Each seat's points by what the view knows, as if the game ended now; in the order of the seats. */
  standings(view: View): readonly SeatScore[];
  /** Whether the seat now holds, or is shown, anything that others at the table may not see. */
  secrets(state: State, seat: Seat): boolean;
  /** Whether the open table alone tells if this move can be made: nothing hidden has a part in that. */
  isOpenMove(move: Move): boolean;
  imagine(view: View, random: Random): State;
  /** Deals anew what nobody at the table can know, so that a game played on from here has another future. */
  reshuffle?(state: State, random: Random): void;

  /** What a move *is*, so that search recognises it in another imagined world. Unique among the moves of one list. */
  moveKey(move: Move): string;
  parseMove(json: unknown): Move | Problem;
  describe(move: Move, view: View): Phrase;
  /** A guess at each seat's share of the win, for search that does not play to the end. */
  estimate?(state: State): number[];
  /** What bots are taught beyond the rules. */
  readonly instincts?: Instincts<State, Move, View>;

  /** What can be earned beside winning; nothing where a game does not say. */
  readonly achievements?: Achievements<State, Move>;

  readonly transcript: Transcriber<State, Move>;
}

/** Writes a game in its published terms, so that a referee without this code can follow it. */
export interface Transcriber<State, Move> {
  /** Every card or piece by its published name. */
  cards(): Readonly<Record<string, unknown>>;
  /** The table after set-up. */
  start(state: State): unknown;
  move(move: Move): unknown;
  scores(state: State): readonly unknown[];
}

/** A game whose types the caller does not need to know: rules are methods, so every game fits. */
export type AnyGame = Game<unknown, unknown, unknown, unknown>;
