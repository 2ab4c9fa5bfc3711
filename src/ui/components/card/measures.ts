import type { CardFace, CardSize, CardValue } from './face';
import { fitTitle, type FittedTitle } from './title';

/** Above this system type size a card cannot grow with its words any more: boards then show slips as a list. */
export const CARD_SCALE_AT_MOST = 1.3;
const NARROW_BELOW = 116;
const LARGE_FROM = 200;
const RULE = 3;
const EDGE = 1;

export interface CardMeasures {
  readonly band: number;
  readonly emblem: number;
  readonly kind: number;
  /** Large type leaves no room for the kind of card beside its emblem. */
  readonly showsKind: boolean;
  readonly chip: number;
  readonly chipFigure: number;
  readonly flag: number;
  readonly side: number;
  readonly title: FittedTitle;
  readonly titleTop: number;
  readonly vignette: CardSize;
  /** Only the largest size has room for it. */
  readonly showsEffect: boolean;
  readonly valueLine: number;
  readonly figure: number;
  readonly words: number;
  readonly laurel: number;
}

/** Of one letter, as shares of the type size: generous averages of the two faces of the value line. */
const LETTER = { words: 0.48, figure: 0.62, kind: 0.44 } as const;
const GAP = 6;

/** The size at which even the longest of the words fits beside the figure, but never below the floor. */
function wordsSize(value: CardValue, inner: number, figure: number, wanted: number, floor: number): number {
  const taken = value.figure === undefined ? 0 : value.figure.length * figure * LETTER.figure + GAP;
  const longest = Math.max(...value.words.split(' ').map((word) => word.length));
  return Math.max(floor, Math.min(wanted, (inner - taken) / (longest * LETTER.words)));
}

/** Whether the kind stands in the band between emblem and corner; a word is never broken there. */
function kindFits(face: CardFace, width: number, k: number): boolean {
  const narrow = width < NARROW_BELOW;
  const chip = 4 + (narrow ? 34 : 38) * k;
  const flag = 11 + (width < 130 ? 25 : 30) * k;
  const corner = face.corner === undefined ? 6 : 'cost' in face.corner ? chip : flag;
  const letters = face.kind.length * 15 * k * LETTER.kind;
  return 11 + (narrow ? 16 : 18) * k + letters + corner <= width;
}

/** The anatomy of a card at one size; type follows the system's scale as far as the card can. */
export function cardMeasures(face: CardFace, size: CardSize, fontScale: number): CardMeasures {
  const narrow = size.width < NARROW_BELOW;
  const k = size.width < LARGE_FROM ? 1 : size.width / 165;
  const scale = Math.min(fontScale, CARD_SCALE_AT_MOST);
  const side = (narrow ? 6 : 8) * k;
  const inner = size.width - 2 * (EDGE + side);
  const band = 30 * k;
  const titleTop = 8 * k;
  const title = fitTitle(face.title, inner, 18 * k * scale);
  const titleBlock = titleTop + title.lines.length * title.lineHeight + 5 * k;
  // Figures are large already: they follow half the way.
  const figure = (narrow ? 17 : 19) * k * (1 + (scale - 1) / 2);
  const words = wordsSize(face.value, inner, figure, 14 * k * scale, 14 * k);
  // Two lines of words find room, where one is too short.
  const valueLine = Math.max(34 * k, Math.ceil(words * 2.4));
  const free = size.height - 2 * EDGE - band - RULE - titleBlock - valueLine - 3 * k;
  const showsEffect = face.effect !== undefined && size.width >= LARGE_FROM;
  return {
    band,
    emblem: (narrow ? 16 : 18) * k,
    kind: 15 * k,
    showsKind: (fontScale <= 1 || k > 1) && kindFits(face, size.width, k),
    chip: (narrow ? 34 : 38) * k,
    chipFigure: (narrow ? 15 : 16) * k,
    flag: (size.width < 130 ? 25 : 30) * k,
    side,
    title,
    titleTop,
    vignette: {
      width: Math.round(inner),
      height: Math.max(20, Math.round(showsEffect ? free * 0.56 : free)),
    },
    showsEffect,
    valueLine,
    figure,
    words,
    laurel: 31 * k,
  };
}
