import type { ReactNode } from 'react';

/**
 * Wide: all in two rows. Medium: the same without status. Narrow: two rows without status and more. Stacked: flag, figure
 * and, where there is room, the number of cards, the name below. Line: one row of flag, name and figure; short, the mark
 * hangs below it.
 */
export type CellStyle = 'wide' | 'medium' | 'narrow' | 'stacked' | 'line' | 'shortLine';

/** What a game shows of a player in the strip; the cell finds the place for it. */
export interface CellParts {
  /** All of it in one sentence. */
  readonly spoken: string;
  /** What stands for the player, unless it is the flag of the house. */
  piece?(width: number): ReactNode;
  /** In cells of little room it stands beside the name: figures that grow long need their row for themselves. */
  readonly pieceByName?: boolean;
  /** What counts most, in letters of this size: money, points. */
  figure(size: number): ReactNode;
  /** How many cards are held. */
  readonly count?: number | undefined;
  /** Told where there is room for it. */
  readonly more?: ReactNode;
  readonly status?: string | undefined;
  /** At the end of the row of the name, where there is room for it; elsewhere what stands on the edge says it. */
  readonly beside?: ReactNode;
  /** What marks one of the players: within the cell, or hanging at its corner and then ringed in a colour of the table. */
  mark?(size: number, ring?: string): ReactNode;
  /** What stands on the upper edge of a narrow cell. */
  readonly edge?: ReactNode;
}
