import { widthOf } from './letters';

const LINE = 1.1;
const SHRINKS_BY = [0, 1, 2] as const;
/** Screens round letters to whole dots, so that a line may come out a little wider than measured. */
const SPARE = 0.5;
const BREAKS = /[ \u00ad]/g;

/** A title without the places where it may break. */
export const plain = (text: string) => text.replaceAll('\u00ad', '');

function twoLines(title: string, fits: (line: string) => boolean): readonly string[] | undefined {
  let best: readonly string[] | undefined;
  let bestOverhang = Infinity;
  for (const { index, 0: at } of title.matchAll(BREAKS)) {
    const first = plain(title.slice(0, index)) + (at === '\u00ad' ? '-' : '');
    const second = plain(title.slice(index + 1));
    const overhang = Math.abs(widthOf('title', first, 1) - widthOf('title', second, 1));
    if (!fits(first) || !fits(second) || overhang >= bestOverhang) continue;
    best = [first, second];
    bestOverhang = overhang;
  }
  return best;
}

export interface FittedTitle {
  readonly lines: readonly string[];
  readonly size: number;
  readonly lineHeight: number;
}

/**
 * A title shrinks by two at most, then takes two lines; it is never cut off, so lines that still do not fit shrink
 * until they do.
 */
export function fitTitle(title: string, width: number, size: number): FittedTitle {
  const set = (lines: readonly string[], at: number): FittedTitle => ({
    lines,
    size: at,
    lineHeight: Math.ceil(at * LINE),
  });
  const fitsAt = (at: number) => (line: string) => widthOf('title', line, at) + SPARE <= width;

  for (const by of SHRINKS_BY) {
    if (fitsAt(size - by)(title)) return set([plain(title)], size - by);
  }
  for (const by of SHRINKS_BY) {
    const lines = twoLines(title, fitsAt(size - by));
    if (lines !== undefined) return set(lines, size - by);
  }
  const lines = twoLines(title, () => true) ?? [plain(title)];
  const widest = Math.max(...lines.map((line) => widthOf('title', line, 1)));
  return set(lines, (width - SPARE) / widest);
}

/** The same where there is no room for a second line: it shrinks until it fits. */
export function fitTitleInOne(title: string, width: number, size: number): FittedTitle {
  const at = Math.min(size, (width - SPARE) / widthOf('title', title, 1));
  return { lines: [plain(title)], size: at, lineHeight: Math.ceil(at * LINE) };
}
