import type { Outcome, Seat } from './game';

/** One move of a finished game, and the table around it. */
export interface Deed<State, Move> {
  readonly seat: Seat;
  readonly move: Move;
  readonly before: State;
  /** The draft: it goes on changing with the next move. */
  readonly after: State;
}

/** Sees a finished game move by move and tells what one seat earned in it. */
export interface AchievementWatch<State, Move> {
  see(deed: Deed<State, Move>): void;
  end(state: State, outcome: Outcome): readonly string[];
}

/** What can be earned in a game beside winning it. */
export interface Achievements<State, Move> {
  /** In the order in which they are shown. */
  readonly ids: readonly string[];
  watch(seat: Seat): AchievementWatch<State, Move>;
}
