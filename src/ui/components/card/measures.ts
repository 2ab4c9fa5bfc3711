import type { CardFace, CardSize, CardValue } from './face';
import { widthOf } from './letters';
import { fitTitle, type FittedTitle } from './title';

/** Above this system type size a card cannot grow with its words any more: boards then show slips as a list. */
export const CARD_SCALE_AT_MOST = 1.3;
/** Large type leaves no room for the kind beside the emblem; letters that grow with a desktop's window do. */
const KIND_SCALE_AT_MOST = 1.2;
const NARROW_BELOW = 116;
/** The size that everything on a card is measured for; a larger one is the same, enlarged. */
const DESIGNED = { width: 165, height: 231 };
const RULE = 3;
const EDGE = 1;
/** The size of a word in the corner. */
export const NOTE = 14;
/** A lower drawing could not be told from a smudge. */
export const LOWEST_VIGNETTE = 13;
/** A lower drawing would be covered by a tag. */
const TAGGED_FROM = 30;
/** The line of a figure that stands without words. */
const BARE_VALUE = 24;
/** How far the cost hangs from the right edge. */
export const CHIP_FROM_EDGE = 4;

export interface CardMeasures {
  /** How much larger than a card of the table everything is. */
  readonly scale: number;
  readonly band: BandMeasures & { readonly height: number };
  /** Large type leaves no room for the kind of card beside its emblem. */
  readonly showsKind: boolean;
  readonly chip: number;
  readonly chipFigure: number;
  readonly side: number;
  readonly title: FittedTitle;
  readonly titleTop: number;
  /** What the lines leave; too low a card has none. */
  readonly vignette: CardSize;
  readonly showsEffect: boolean;
  /** Whether a tag finds room over the drawing; on a lower card its words stand in the value line. */
  readonly tagged: boolean;
  readonly valueLine: number;
  readonly figure: number;
  readonly words: number;
  readonly showsWords: boolean;
  /** Whether what is missing can stand in the value line, beside its figure: what would be cut there is told by the chip. */
  readonly tooDearFits: (missing: string) => boolean;
  readonly laurel: number;
}

const GAP = 5;
/** Around the letters of a code in its box. */
const CODE_BOX = 11;
/** Words beside a figure are set in the lighter cut. */
const LIGHTER = 0.975;
/** What a figure gives up, so that words stand on one line beside it; and before they would be cut off on two. */
const FIGURE_GIVES = [0, 1, 2] as const;
const FIGURE_GIVES_AT_MOST = [...FIGURE_GIVES, 3, 4] as const;

interface FittedValue {
  readonly figure: number;
  readonly words: number;
  readonly showsWords: boolean;
}

/** What the figure takes, with the gap beside it. */
function besideOf(
  { figure, mark }: CardValue,
  fitted: Pick<FittedValue, 'figure' | 'words'>,
  laurel: number,
): number {
  if (figure === undefined) return 0;
  if (mark === 'laurel') return laurel + GAP;
  return (
    GAP +
    (mark === 'code'
      ? CODE_BOX + widthOf('words', figure, fitted.words)
      : widthOf('figure', figure, fitted.figure))
  );
}

/** Figure and words on one line if they can be, else the words on two; they never get below the floor. */
function fitValue(
  value: CardValue,
  inner: number,
  {
    largest,
    wanted,
    floor,
    laurel,
    scale,
  }: Record<'largest' | 'wanted' | 'floor' | 'laurel' | 'scale', number>,
): FittedValue {
  const taken = (at: number, size: number): number => besideOf(value, { figure: at, words: size }, laurel);
  const { figure, words, marks } = value;
  const room = inner - (marks === undefined ? 0 : marks.width * scale + GAP);
  const cut = figure === undefined ? 1 : LIGHTER;
  const oneLine = (size: number) => cut * widthOf('words', words, size);
  const longest = (size: number) => Math.max(...words.split(' ').map((word) => widthOf('words', word, size)));
  // Without a figure they have the whole line, and may take a third one.
  const twoLines = (size: number) =>
    figure === undefined ? longest(size) : cut * widthOnTwoLines(words, size);
  for (const needs of marks === undefined ? [oneLine, twoLines] : [oneLine]) {
    for (const size of new Set([wanted, floor])) {
      for (const by of needs === oneLine ? FIGURE_GIVES : FIGURE_GIVES_AT_MOST) {
        if (taken(largest - by, size) + needs(size) <= room) {
          return { figure: largest - by, words: size, showsWords: true };
        }
      }
    }
  }
  // Words that could only be cut are left out: the drawing above says the same.
  return { figure: largest - 2, words: floor, showsWords: false };
}

/** How many lines the words take in so much room. */
function linesOf(words: string, size: number, room: number): number {
  let [lines, line] = [1, ''];
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf('words', longer, size) > room) [lines, line] = [lines + 1, word];
    else line = longer;
  }
  return lines;
}

/** Of the wider line, where the words are parted as evenly as they can be. */
function widthOnTwoLines(words: string, size: number): number {
  const apart = words.split(' ');
  const widths = apart.map((_, at) =>
    Math.max(
      ...[apart.slice(0, at + 1), apart.slice(at + 1)].map((line) => widthOf('words', line.join(' '), size)),
    ),
  );
  return Math.min(...widths);
}

interface BandMeasures {
  readonly side: number;
  readonly gap: number;
  readonly emblem: number;
  readonly kind: number;
  readonly flag: number;
}

function bandMeasures(width: number, k: number): BandMeasures {
  if (width < NARROW_BELOW) return { side: 5, gap: 4, emblem: 15, kind: 14, flag: 22 };
  return { side: 6, gap: 5, emblem: 18 * k, kind: 15 * k, flag: (width < 130 ? 25 : 30) * k };
}

/** Whether the kind stands in the band between emblem and corner; a word is never broken there. */
function kindFits({ kind, corner }: CardFace, width: number, band: BandMeasures, chip: number): boolean {
  const before = EDGE + band.side + band.emblem + band.gap;
  const letters = widthOf('words', kind, band.kind);
  return before + letters + cornerWidth(corner, band, chip) + EDGE <= width;
}

function cornerWidth(corner: CardFace['corner'], band: BandMeasures, chip: number): number {
  if (corner === undefined) return band.side;
  if ('cost' in corner) return chip + CHIP_FROM_EDGE + 1;
  return band.gap + band.side + ('note' in corner ? widthOf('words', corner.note, NOTE) : band.flag);
}

/** The anatomy of a card at one size; type follows the system's scale as far as the card can. */
export function cardMeasures(
  face: CardFace,
  size: CardSize,
  fontScale: number,
  explained = false,
): CardMeasures {
  const narrow = size.width < NARROW_BELOW;
  const k = Math.max(1, Math.min(size.width / DESIGNED.width, size.height / DESIGNED.height));
  const scale = Math.min(fontScale, CARD_SCALE_AT_MOST);
  const side = (narrow ? 6 : 8) * k;
  const inner = size.width - 2 * (EDGE + side);
  const band = { ...bandMeasures(size.width, k), height: 30 * k };
  const chip = (narrow ? 34 : 38) * k;
  const laurel = 31 * k;
  const titleTop = 8 * k;
  const title = fitTitle(face.title, inner, 18 * k * scale);
  const titleBlock = titleTop + title.lines.length * title.lineHeight + 5 * k;
  // Figures are large already: they follow half the way.
  const largest = (narrow ? 17 : 19) * k * (1 + (scale - 1) / 2);
  const value = fitValue(face.value, inner, {
    largest,
    wanted: 14 * k * scale,
    floor: 14 * k,
    laurel,
    scale: k,
  });
  const { figure, words } = value;
  // Two lines of words find room, where one is too short; a bare figure leaves some of it to the drawing.
  const bare = !value.showsWords && face.value.mark !== 'laurel';
  const alone = value.showsWords && face.value.figure === undefined;
  const lines = alone ? Math.max(2, linesOf(face.value.words, words, inner)) : 2;
  const valueLine = bare ? BARE_VALUE * k : Math.max(34 * k, Math.ceil(words * (0.28 + lines * 1.06)));
  const rows = (face.rows ?? []).reduce((sum, row) => sum + row.height * k, 0);
  const free = size.height - rows - 2 * EDGE - band.height - RULE - titleBlock - valueLine - 3 * k;
  // Either the drawing or the words say what a card is about; a laurel tells that it is about points.
  const { mark, marks } = face.value;
  const showsWords = value.showsWords || (free < LOWEST_VIGNETTE && mark !== 'laurel' && marks === undefined);
  const showsEffect = explained && face.effect !== undefined;
  return {
    scale: k,
    band,
    showsKind: (fontScale <= KIND_SCALE_AT_MOST || k > 1) && kindFits(face, size.width, band, chip),
    chip,
    chipFigure: (narrow ? 15 : 16) * k,
    side,
    title,
    titleTop,
    vignette: {
      width: Math.round(inner),
      height: Math.max(0, Math.round(showsEffect ? free * 0.56 : free)),
    },
    showsEffect,
    tagged: free >= TAGGED_FROM,
    valueLine,
    figure,
    words,
    showsWords,
    tooDearFits: (missing) => widthOnTwoLines(missing, words) <= inner - besideOf(face.value, value, laurel),
    laurel,
  };
}
