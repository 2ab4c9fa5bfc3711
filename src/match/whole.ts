import type { Play } from '@/engine/play';
import type { LogEntry } from './log';
import type { Played } from './played';

export type AnyPlay = Play<unknown, unknown, unknown>;

/** The same with everything in it, hidden hands and all: only this folder looks inside. */
export interface PlayedGame extends Played {
  readonly play: AnyPlay;
  readonly log: readonly LogEntry[];
  /** The last move of this sitting, or all those that one button made. */
  readonly happened?: Happened | undefined;
}

/** The moves behind one button, told as one and numbered by the last of them. */
export interface Happened extends LogEntry {
  /** The number of the first of them; absent where a move is looked at by itself. */
  readonly first?: number;
  /** When it happened, by a clock that nobody sets, unless it is the last again after something was taken back. */
  readonly at?: number;
}

/** Every game that is handed about is whole: the types alone keep the screens from looking inside. */
export function wholeOf(played: Played): PlayedGame {
  if (!('play' in played && 'log' in played)) throw new Error('this game was never played');
  return played as PlayedGame;
}
