import type { MatchTable } from './table';

/** A game that was played, or has been so far, as it may be handed about: what is hidden in it does not show. */
export interface Played {
  readonly table: MatchTable;
}
