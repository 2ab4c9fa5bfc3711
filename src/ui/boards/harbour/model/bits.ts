import type { Good, SymbolName } from '@/games/harbour/cards/goods';
import { widthOf } from '@/ui/components/card';

/** A drawing before words: a purchase, a swap of tokens, what others hand over. */
export type BitMark = 'buy' | 'swap' | 'tax';

/** The smallest pieces in which an effect is shown: figures with emblems, and as few words as possible. */
export type Bit =
  | { readonly bit: 'goods'; readonly units: number; readonly good: Good; readonly plus?: boolean }
  /** How many of it there would be then. */
  | { readonly bit: 'stock'; readonly good: Good; readonly units: number }
  /** So many of one of these goods. */
  | {
      readonly bit: 'either';
      readonly units: number;
      readonly goods: readonly Good[];
      readonly or: string;
    }
  /** So many of the player's choice. */
  | { readonly bit: 'any'; readonly units: number }
  /** How often a symbol counts; without a count the symbol itself. */
  | { readonly bit: 'symbol'; readonly symbol: SymbolName; readonly count?: number }
  | { readonly bit: 'to' | 'dot' }
  | {
      readonly bit: 'words';
      readonly words: string;
      /** Where there is little room. */
      readonly short?: string;
      readonly mark?: BitMark;
      /** Without a gap before it: a comma leads on. */
      readonly close?: boolean;
      /** The mark says what the words do not. */
      readonly keepsMark?: boolean;
    };

/** How large the pieces are drawn, and what is left out. */
export interface BitScale {
  readonly icon: number;
  readonly figure: number;
  readonly words: number;
  readonly gap: number;
  readonly marks: boolean;
  readonly short: boolean;
}

/** What gives way first: the size of emblems, then marks that only decorate, then long words. */
const STEPS: readonly BitScale[] = [
  { icon: 21, figure: 17, words: 15, gap: 5, marks: true, short: false },
  { icon: 19, figure: 17, words: 15, gap: 4, marks: true, short: false },
  { icon: 18, figure: 16, words: 14, gap: 4, marks: true, short: false },
  { icon: 18, figure: 16, words: 14, gap: 4, marks: false, short: false },
  { icon: 18, figure: 16, words: 14, gap: 4, marks: false, short: true },
  { icon: 16, figure: 15, words: 14, gap: 3, marks: false, short: true },
  { icon: 15, figure: 14, words: 14, gap: 2, marks: false, short: true },
  { icon: 14, figure: 14, words: 14, gap: 1, marks: false, short: true },
];

/** Between two possibilities, where there is no room for a word. */
export const SHORT_OR = '/';

export const TIGHT = 2;
export const TO_WIDTH = 11;
export const SMALL_FIGURE = 14;

export const anySize = (icon: number) => icon - 3;
export const noteSize = (icon: number) => icon - 5;
export const markSize = (icon: number) => icon - 2;

export const isMarked = (bit: Extract<Bit, { bit: 'words' }>, { marks }: BitScale): boolean =>
  bit.mark !== undefined && (marks || bit.keepsMark === true);

export const wordsIn = (bit: Extract<Bit, { bit: 'words' }>, { short }: BitScale): string =>
  short ? (bit.short ?? bit.words) : bit.words;

export const orIn = (bit: Extract<Bit, { bit: 'either' }>, { short }: BitScale): string =>
  short ? SHORT_OR : bit.or;

export const figureIn = (units: number, plus = false): string => `${plus ? '+' : ''}${units}`;

function bitWidth(bit: Bit, scale: BitScale): number {
  const { icon, figure, words } = scale;
  switch (bit.bit) {
    case 'goods':
      return widthOf('figure', figureIn(bit.units, bit.plus), figure) + TIGHT + icon;
    case 'stock':
      return icon + TIGHT + widthOf('figure', figureIn(bit.units), figure);
    case 'either': {
      const between = (widthOf('words', orIn(bit, scale), SMALL_FIGURE) + 2 * TIGHT) * (bit.goods.length - 1);
      return widthOf('figure', figureIn(bit.units, true), figure) + TIGHT + icon * bit.goods.length + between;
    }
    case 'any':
      return widthOf('figure', figureIn(bit.units, true), figure) + TIGHT + anySize(icon);
    case 'symbol':
      return (
        noteSize(icon) + (bit.count === undefined ? 2 : widthOf('words', `×${bit.count}`, SMALL_FIGURE) + 2)
      );
    case 'to':
      return TO_WIDTH;
    case 'dot':
      return widthOf('words', '·', 18);
    case 'words': {
      const marked = isMarked(bit, scale) ? markSize(icon) + (bit.words === '' ? 0 : 4) : 0;
      return marked + widthOf('words', wordsIn(bit, scale), words) - (bit.close === true ? scale.gap : 0);
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

export const bitsWidth = (bits: readonly Bit[], scale: BitScale): number =>
  sum(bits.map((bit) => bitWidth(bit, scale))) + scale.gap * Math.max(0, bits.length - 1);

function enlarged(step: BitScale, by: number): BitScale {
  return {
    ...step,
    icon: step.icon * by,
    figure: step.figure * by,
    words: step.words * by,
  };
}

/** The largest drawing of the bits that stays on one line; `wraps` where even the smallest does not. */
export function fitBits(
  bits: readonly Bit[],
  width: number,
  fontScale: number,
  largest = Infinity,
): { readonly scale: BitScale; readonly wraps: boolean } {
  for (const by of new Set([fontScale, 1])) {
    for (const step of STEPS) {
      if (step.icon > largest) continue;
      const scale = enlarged(step, by);
      if (bitsWidth(bits, scale) <= width) return { scale, wraps: false };
    }
  }
  return { scale: STEPS.at(-1) as BitScale, wraps: true };
}

/** How often a symbol counts explains only; what could be had instead is said in words wherever it is shown. */
const GIVES_WAY: readonly ((bits: readonly Bit[]) => readonly Bit[])[] = [
  (bits) => bits.filter((bit) => bit.bit !== 'symbol' || bit.count === undefined),
  (bits) => {
    const or = bits.findIndex((bit) => bit.bit === 'words' && bit.short === SHORT_OR);
    return or > 0 ? bits.slice(0, or) : bits;
  },
];

/** What stays on one line: where there is too little room, all else gives way to what is gained. */
export function bitsOnOneLine(bits: readonly Bit[], width: number, largest: number): readonly Bit[] {
  let shown = bits;
  for (const without of GIVES_WAY) {
    if (!fitBits(shown, width, 1, largest).wraps) return shown;
    shown = without(shown);
  }
  return shown;
}
