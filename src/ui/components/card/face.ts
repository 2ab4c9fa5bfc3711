import type { ReactNode } from 'react';
import type { IconName } from '@/ui/icons';
import type { Ink } from '@/ui/theme';
import type { CardTones } from './tones';

/** All that a card shows, in words and figures of the reader's language. Cards know nothing of games. */
export interface CardFace {
  readonly ink: Ink;
  readonly emblem: IconName;
  /** One word in the band: "Goods". */
  readonly kind: string;
  /** A figure that stands in the band instead of the kind, where the foot of the card is out of sight. */
  readonly index?: string;
  /** May hold soft hyphens, where a narrow card may break a long word. */
  readonly title: string;
  readonly corner?: CostCorner | NoteCorner | Mark;
  readonly vignette: Vignette;
  readonly value: CardValue;
  /** Lines between the vignette and the value, from the top. */
  readonly rows?: readonly CardRow[];
  /** The whole effect, where a card is explained. */
  readonly effect?: string;
  /** How the card is read aloud: "Contract, Netherlands, three cotton, reward 25 dollars". */
  readonly spoken: string;
}

export type Vignette =
  /** One emblem for each unit; without a colour it is drawn in ink. */
  { readonly icon: IconName; readonly count?: 1 | 2 | 3 | 4; readonly colour?: string } | DrawnVignette;

/** A drawing of the game's own. */
export interface DrawnVignette {
  /** Within the engraved oval, as part of its drawing. */
  readonly draw: (room: CardSize, tones: CardTones) => ReactNode;
  /** Words that lie over the drawing. */
  readonly over?: (room: CardSize, tones: CardTones) => ReactNode;
  /** On a slip: as wide as an icon there. */
  readonly brief: (width: number) => ReactNode;
}

export interface CostCorner {
  readonly cost: string;
  /** Whether its reader could pay for it; without a word the chip says only what it costs. */
  readonly reach?: Reach | undefined;
}

/** A word in the band's corner instead of a cost. */
export interface NoteCorner {
  readonly note: string;
}

/** Within one's means now, after what one has in mind, or not. */
export type Reach = 'now' | 'after' | 'not';

/** A line of the game's own, in what the card has of width. */
export interface CardRow {
  readonly height: number;
  readonly draw: (width: number, tones: CardTones, scale: number) => ReactNode;
}

/** Something small in the band's corner, as wide as the band has room for. */
export interface Mark {
  readonly mark: (width: number) => ReactNode;
}

export interface CardValue {
  readonly figure?: string;
  /** How the figure stands: a reward in the card's ink, points between laurels, a code in a box. */
  readonly mark?: 'reward' | 'laurel' | 'code';
  readonly words: string;
  /** Small marks at the end of the line; words give way to them. */
  readonly marks?: ValueMarks | undefined;
}

export interface ValueMarks {
  readonly width: number;
  readonly draw: (tones: CardTones, scale: number) => ReactNode;
}

export interface CardSize {
  readonly width: number;
  readonly height: number;
}

export const CARD_SIZES = {
  supply: { phone: { width: 110, height: 156 }, tablet: { width: 122, height: 172 } },
  hand: { phone: { width: 112, height: 158 }, tablet: { width: 120, height: 168 } },
  sheet: { width: 148, height: 208 },
  zoom: { width: 260, height: 364 },
} as const satisfies Record<string, CardSize | Record<'phone' | 'tablet', CardSize>>;
