import type { Seat } from './game';
import type { Phrase } from './phrase';
import type { Random } from './random';

/** What a game may teach search beyond its rules. All of it is optional: the rules alone already make a player. */
export interface Instincts<State, Move, View> {
  /** A legal move that costs nothing and only widens the choice, if there is one: thought begins after it. */
  preparation?(state: State, seat: Seat): Move | undefined;
  /** The legal moves worth a thought, in a fixed order; never empty where there are legal moves. */
  candidates?(state: State, seat: Seat): readonly Move[];
  /** A plausible move, found fast, for playing an imagined game on. */
  playoutMove?(state: State, seat: Seat, random: Random): Move;
  /** Lets the seat lose track of what others hold: changes an imagined world into one that a forgetful player fears. */
  forget?(state: State, seat: Seat, random: Random): void;
  /** Rounds that an imagined game is played on before the game is asked for its estimate. */
  readonly horizon?: number;
  /** How readily search comes back to what looked worse so far; the usual value where a game is silent. */
  readonly exploration?: number;
  /** A lead at the end that people would call clear, in points. */
  readonly tellingLead?: number;
  /** The points that each seat can expect at the end. */
  expectedScores?(state: State): readonly number[];
  /** Whether the move does nothing: what others are measured by. */
  isIdle?(move: Move): boolean;
  /** Whether the move serves only what the seat does next: whoever then does nothing has made it for nothing. */
  isMeans?(state: State, move: Move): boolean;
  /** What speaks for the seat's move, as a clause without a full stop. */
  reason?(view: View, seat: Seat, move: Move): Phrase | undefined;
}

export type AnyInstincts = Instincts<unknown, unknown, unknown>;
