const FOOT_FROM = 76;
const TALL_FROM = 84;

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
  readonly line: number;
  readonly icon: number;
  readonly pawn: number;
  /** Whether price, points and symbols have a line of their own. */
  readonly foot: boolean;
}

/** The anatomy of a tile at one size. */
export function tileMeasures({ width, height }: { width: number; height: number }): TileMeasures {
  const foot = height >= FOOT_FROM;
  const tall = height >= TALL_FROM;
  const band = 10;
  const left = 8;
  const right = 7;
  return {
    band,
    left,
    right,
    top: tall ? 8 : 5,
    bottom: tall ? 6 : 4,
    inner: width - 2 - band - left - right,
    title: foot ? 16 : 15,
    line: foot ? 23 : 22,
    icon: foot ? 21 : 19,
    pawn: foot ? 32 : 25,
    foot,
  };
}
