import type { ReactNode } from 'react';
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

/** A piece of a player's bar, as wide as its points. */
export interface Block {
  readonly id: string;
  readonly ink: Ink;
  readonly points: number;
  /** Instead of the bare figure: the game's own words or emblems on the ink. */
  readonly content?: ReactNode;
}

/** What a game adds to a player's row. */
export interface RowContent {
  /** Below the name: "$12 in cash". */
  readonly aside?: string;
  /** Unless there is one block for each source. */
  readonly blocks?: readonly Block[];
  /** Below the bar. */
  readonly note?: string;
}

export function blocksOf({ parts }: SeatScore, sources: readonly Source[]): readonly Block[] {
  return sources.map(({ id, ink }) => ({ id, ink, points: parts[id] ?? 0 }));
}
