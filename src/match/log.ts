import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';

/** What one move made happen, unredacted: whoever shows it redacts it for the viewer first. */
export interface LogEntry {
  readonly number: number;
  readonly seat: Seat;
  /** The round in which the move was made. */
  readonly round: number;
  readonly events: readonly GameEvent[];
}
