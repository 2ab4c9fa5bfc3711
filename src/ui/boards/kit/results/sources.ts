import type { SeatScore } from '@/engine/game';
import type { IconName } from '@/ui/icons';
import type { Ink } from '@/ui/theme';

/** Something that earns points, in an ink of its own. */
export interface Source {
  /** Its name among the parts of a score. */
  readonly id: string;
  readonly ink: Ink;
  readonly icon: IconName;
  readonly name: string;
  /** As one names it in passing: "city cards 12". */
  readonly spoken: string;
}

export interface Picture {
  readonly icon: IconName;
  /** On paper. */
  readonly ink: Ink;
}

/** A piece of a player's bar, as wide as its points. */
export interface Block {
  readonly id: string;
  readonly ink: Ink;
  readonly points: number;
  /** As one names it in passing. */
  readonly spoken: string;
  /** What earned the points, drawn on it where there is room for all of them. */
  readonly pictures?: readonly Picture[];
  /** Stands on the block, which is hatched at its left edge only; below the bar, where there is no room for it. */
  readonly name?: string;
}

/** What a game adds to a player's row. */
export interface RowContent {
  /** Below the name: "$12 in cash". */
  readonly aside?: string;
  /** What the player plays as, with the name: "Broker". */
  readonly character?: string;
  /** Unless there is one block for each source. */
  readonly blocks?: readonly Block[];
  /** Below the bar, where the blocks bear their names: what they make together. */
  readonly sum?: string;
  /** Below the bar. */
  readonly notes?: readonly string[];
}

export function blocksOf({ parts }: SeatScore, sources: readonly Source[]): readonly Block[] {
  return sources.map(({ id, ink, spoken }) => ({ id, ink, spoken, points: parts[id] ?? 0 }));
}
