import type { Seat } from '@/engine/game';
import type { Good } from '@/games/harbour/cards/goods';
import { held } from '@/games/harbour/state';
import type { HarbourBoard } from '../table/board';

/** What the player's thought comes to, on the quay and in the market's rows. */
export interface Prospect {
  /** Whose stock it changes. */
  readonly seat: Seat;
  goods(good: Good): number;
}

/** Undefined with nothing in mind, and where it cannot be done. */
export function prospectOf({ ahead, actor }: HarbourBoard): Prospect | undefined {
  if (ahead === undefined || actor === undefined) return undefined;
  return { seat: actor, goods: (good) => held(ahead.state, actor, good) };
}
