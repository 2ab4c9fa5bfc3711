import type { Outcome, Seat } from './game';

/** Sees a finished game move by move and tells what one seat earned in it. */
export interface AchievementWatch<State, Move> {
  see(seat: Seat, move: Move, before: State): void;
  end(state: State, outcome: Outcome): readonly string[];
}

/** What can be earned in a game beside winning it. */
export interface Achievements<State, Move> {
  /** In the order in which they are shown. */
  readonly ids: readonly string[];
  watch(seat: Seat): AchievementWatch<State, Move>;
}
