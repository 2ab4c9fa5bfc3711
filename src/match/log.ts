import type { GameEvent, Memory } from '@/engine/events';
import type { AnyGame, Seat } from '@/engine/game';

/** What one move made happen, unredacted: whoever shows it redacts it for the viewer first. */
export interface LogEntry {
  readonly number: number;
  readonly seat: Seat;
  /** The round in which the move was made. */
  readonly round: number;
  /** Whose turn it was made in, which may be somebody else's; undefined where there are no turns, or not yet. */
  readonly turn?: Seat | undefined;
  readonly events: readonly GameEvent[];
  /** The number of the first move behind the same button, where one button of this sitting made several. */
  readonly step?: number;
  /** It answered a question that had no other answer: taken back alone, it would be made again at once. */
  readonly empty?: boolean;
}

/** When the next move will have been made. */
export const whenIn = (game: AnyGame, state: unknown): Pick<LogEntry, 'round' | 'turn'> => ({
  round: game.round(state),
  turn: game.turnOf?.(state),
});

interface Now {
  readonly options: unknown;
  readonly state: unknown;
}

/** Whether earlier rounds have to be remembered now: once the game is over they are written down. */
export function forgets(game: AnyGame, { options, state }: Now): boolean {
  return game.forgets?.(options) === true && game.outcome(state) === undefined;
}

/** How much of the entry is still known when the game has come this far. */
export function memoryOf(game: AnyGame, now: Now, { round }: LogEntry): Memory {
  return forgets(game, now) && round < game.round(now.state) ? 'faded' : 'now';
}
