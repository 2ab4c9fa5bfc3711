import type { ReactNode } from 'react';
import type { CardSize } from '@/ui/components/card';

/** A card of a hand, drawn by its game. */
export interface HeldCard {
  /** Unlike that of every other card of the hand; alike cards are told apart by their place. */
  readonly key: number | string;
  /** Fanned, only its upper left corner may be in sight. */
  card(size: CardSize, fanned?: boolean): ReactNode;
  slip(width: number, minHeight: number): ReactNode;
}

export interface HandCards {
  /** The own hand in its order; nothing where nobody's may be shown. */
  readonly cards: readonly HeldCard[];
  /** Every hand by seat, shown where they lie open. */
  readonly hands: readonly (readonly HeldCard[])[];
}
