import type { CardSize } from './face';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const TALL = 0.68;
/** Of the oval's width, so that a row keeps clear of its edge. */
const TWO_ABREAST = 0.42;
const SHARE_OF_WIDTH = { 1: 0.7, 2: 0.4, 3: 0.31, 4: 0.25 } as const;

/** One emblem for each unit: a row, or two rows where the oval is tall. */
export function cluster(count: 1 | 2 | 3 | 4, { width, height }: CardSize): readonly Place[] {
  const tall = height / width > TALL && count >= 3;
  const rows = !tall ? [count] : count === 3 ? [1, 2] : [2, 2];
  const size = tall
    ? Math.min(height * 0.4, width * TWO_ABREAST)
    : Math.min(height * 0.8, width * SHARE_OF_WIDTH[count]);
  const apart = tall ? size * 1.08 : size * (count === 2 ? 1.02 : 0.93);
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, index) => ({
      x: width / 2 + (index - (inRow - 1) / 2) * apart,
      y: height / 2 + (row - (rows.length - 1) / 2) * size * 0.98,
      size,
    })),
  );
}
