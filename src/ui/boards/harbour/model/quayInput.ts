import type { Seat } from '@/engine/game';
import type { Good } from '@/games/harbour/cards/goods';

/** How a column of the quay answers while goods are chosen on it. */
export interface ColumnInput {
  readonly state: 'chosen' | 'open' | 'closed';
  /** How many of it are chosen, where that may be more than one. */
  readonly count?: number | undefined;
  /** Why it would be lost; the column itself says only that it would be. */
  readonly lost?: string | undefined;
  /** Why it takes no touch now, and what one does then. */
  readonly closed?: { readonly why: string; explain(): void } | undefined;
  /** Chooses it, or puts it back. */
  onPress(): void;
  /** Takes one unit back, by a minus of its own. */
  readonly onLess?: (() => void) | undefined;
}

/** What turns the quay's columns to paper: whose stock is asked, and how each good answers. */
export interface QuayInput {
  readonly seat: Seat;
  /** Flag and name stand above the columns: somebody decides whose turn it is not. */
  readonly named: boolean;
  /** One of the goods, or several. */
  readonly role: 'radio' | 'checkbox' | 'button';
  /** What the columns ask for, read aloud. */
  readonly label: string;
  column(good: Good): ColumnInput;
}
