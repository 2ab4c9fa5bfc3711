import { fitTitle, fitTitleInOne, widthOf, type FittedTitle } from '@/ui/components/card';

const FOOT_FROM = 76;
const ROOMY_FROM = 84;
/** Above a line for the effect and one for the price. */
const SECOND_LINE_FROM = 98;
const GENERAL_FROM = 106;
const NARROW_BELOW = 150;

export interface TileMeasures {
  /** The family's hatching at the left edge. */
  readonly band: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** What there is for a line. */
  readonly inner: number;
  readonly title: number;
  /** Whether there is room for a name in one line only. */
  readonly oneLine: boolean;
  readonly line: number;
  readonly icon: number;
  /** Whether price, points and symbols have a line of their own. */
  readonly foot: boolean;
  /** Whether there is room for what it does for anybody, too. */
  readonly general: boolean;
}

/** The anatomy of a tile at one size. */
export function tileMeasures({ width, height }: { width: number; height: number }): TileMeasures {
  const foot = height >= FOOT_FROM;
  const roomy = height >= ROOMY_FROM;
  const narrow = width < NARROW_BELOW;
  const band = narrow ? 8 : 10;
  const left = narrow ? 5 : foot ? 8 : 7;
  const right = narrow ? 3 : foot ? 7 : 5;
  return {
    band,
    left,
    right,
    top: roomy ? 7 : 5,
    bottom: roomy ? 6 : 4,
    inner: width - 2 - band - left - right,
    title: foot ? 16 : 15,
    oneLine: foot && height < SECOND_LINE_FROM,
    line: foot ? 23 : 21,
    icon: foot ? 21 : 18,
    foot,
    general: height >= GENERAL_FROM,
  };
}

/** Lower tiles have one line for the name. */
export const fitName = (name: string, { inner, title, oneLine }: TileMeasures): FittedTitle =>
  (oneLine ? fitTitleInOne : fitTitle)(name, inner, title);

export interface FootMeasures {
  readonly laurel: number;
  readonly symbol: number;
  readonly gap: number;
  /** The width of the pawn at the end; 0 where none stands there. */
  readonly pawn: number;
  /** Whether the fee is written out beside its crate. */
  readonly feeWords: boolean;
}

interface FootContent {
  readonly price: string | undefined;
  readonly laurel: boolean;
  readonly symbols: number;
  readonly fee: string | undefined;
  readonly pawns: number;
  /** Something is said above them, so that they may not rise out of the line. */
  readonly low: boolean;
}

/** As high as the line. */
const LOW_PAWN = 20;
const CHIP_PADDING = 15;
const CRATE = 15;
const FEE_GAP = 4;

const STEPS: readonly FootMeasures[] = [
  { laurel: 30, symbol: 21, gap: 4, pawn: 32, feeWords: true },
  { laurel: 30, symbol: 21, gap: 3, pawn: 27, feeWords: true },
  { laurel: 28, symbol: 19, gap: 3, pawn: 27, feeWords: false },
  { laurel: 28, symbol: 18, gap: 2, pawn: 23, feeWords: false },
  { laurel: 22, symbol: 16, gap: 1, pawn: 18, feeWords: false },
];

export function footWidth(content: FootContent, at: FootMeasures): number {
  const { price, laurel, symbols, fee, pawns } = content;
  const pieces = [
    ...(price === undefined ? [] : [widthOf('figure', price, 15) + CHIP_PADDING]),
    ...(laurel ? [at.laurel] : []),
    ...Array.from({ length: symbols }, () => at.symbol),
    ...(fee === undefined ? [] : [CRATE + (at.feeWords ? FEE_GAP + widthOf('words', fee, 14) : 0)]),
    ...Array.from({ length: pawns }, () => at.pawn),
  ];
  // What is left over keeps its gaps too.
  return pieces.reduce((sum, piece) => sum + piece, 0) + at.gap * pieces.length;
}

/** The largest foot that stays on its line. */
export function footMeasures(content: FootContent, width: number): FootMeasures {
  const steps = content.low ? STEPS.map((at) => ({ ...at, pawn: Math.min(at.pawn, LOW_PAWN) })) : STEPS;
  return steps.find((at) => footWidth(content, at) <= width) ?? (steps.at(-1) as FootMeasures);
}

/** A pawn where there is no foot. */
export const SMALL_PAWN = 24;
