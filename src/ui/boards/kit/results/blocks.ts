import { widthOf } from '@/ui/components/card/letters';
import type { Block } from './sources';

export const WHITE = '#FFFFFF';
export const NAME_SIZE = 14;
const FIGURE = 18;
const NARROWEST = 16;
const LINES = 2;

/** Measures of a block: its hatched edge, and what lies before, between and after its name and its figure. */
export const BLOCK = { gap: 2, edge: 9, before: 6, between: 4, after: 7 } as const;

export const widthOfBlock = ({ points }: Block, unit: number): number =>
  Math.max(NARROWEST, Math.floor(points * unit) - BLOCK.gap);

/** How many lines the words take, or more than any number where one of them is too wide by itself. */
function linesOf(words: readonly string[], room: number): number {
  const space = widthOf('words', ' ', NAME_SIZE);
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const width = widthOf('words', word, NAME_SIZE);
    if (width > room) return Infinity;
    if (used > 0 && used + space + width > room) {
      lines += 1;
      used = width;
    } else used += (used > 0 ? space : 0) + width;
  }
  return lines;
}

/** Whether a block is wide enough for its name beside its figure. */
export function bearsName(block: Block, unit: number): boolean {
  if (block.name === undefined || block.points === 0) return true;
  const { edge, before, between, after } = BLOCK;
  const taken = edge + before + between + widthOf('figure', String(block.points), FIGURE) + after;
  return linesOf(block.name.split(' '), widthOfBlock(block, unit) - taken) <= LINES;
}
