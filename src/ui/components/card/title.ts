/** Advance widths of EB Garamond Bold in thousandths of its size, from the space to the tilde. */
const ADVANCES = [
  237, 290, 398, 484, 461, 702, 799, 237, 304, 304, 357, 601, 247, 316, 247, 406, 529, 529, 529, 529, 529,
  529, 529, 529, 529, 529, 282, 247, 541, 629, 541, 395, 781, 720, 626, 709, 766, 575, 546, 719, 801, 364,
  370, 763, 586, 917, 809, 760, 607, 760, 760, 494, 695, 745, 706, 1020, 750, 654, 596, 356, 406, 356, 514,
  590, 237, 438, 542, 411, 553, 417, 360, 500, 559, 295, 266, 546, 285, 807, 566, 503, 551, 536, 414, 360,
  375, 551, 483, 752, 505, 481, 437, 373, 276, 373, 545,
];
const FIRST = 32;
const OTHERS: Readonly<Record<string, number>> = {
  Ä: 720,
  Ö: 760,
  Ü: 745,
  ä: 438,
  ö: 503,
  ü: 551,
  ß: 580,
  '’': 239,
  '\u00ad': 0,
};
const UNKNOWN = 550;
const LINE = 1.1;
const SHRINKS_BY = [0, 1, 2] as const;
/** Screens round letters to whole dots, so that a line may come out a little wider than measured. */
const SPARE = 0.5;
const BREAKS = /[ \u00ad]/g;

function widthOf(text: string, size: number): number {
  let thousandths = 0;
  for (const letter of text) {
    thousandths += OTHERS[letter] ?? ADVANCES[(letter.codePointAt(0) ?? 0) - FIRST] ?? UNKNOWN;
  }
  return (thousandths / 1000) * size;
}

const plain = (text: string) => text.replaceAll('\u00ad', '');

function twoLines(title: string, fits: (line: string) => boolean): readonly string[] | undefined {
  let best: readonly string[] | undefined;
  let bestOverhang = Infinity;
  for (const { index, 0: at } of title.matchAll(BREAKS)) {
    const first = plain(title.slice(0, index)) + (at === '\u00ad' ? '-' : '');
    const second = plain(title.slice(index + 1));
    const overhang = Math.abs(widthOf(first, 1) - widthOf(second, 1));
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
 * until they do. Measured by the face's own widths, since asking the screen would draw every card twice.
 */
export function fitTitle(title: string, width: number, size: number): FittedTitle {
  const set = (lines: readonly string[], at: number): FittedTitle => ({
    lines,
    size: at,
    lineHeight: Math.ceil(at * LINE),
  });
  const fitsAt = (at: number) => (line: string) => widthOf(line, at) + SPARE <= width;

  for (const by of SHRINKS_BY) {
    if (fitsAt(size - by)(title)) return set([plain(title)], size - by);
  }
  for (const by of SHRINKS_BY) {
    const lines = twoLines(title, fitsAt(size - by));
    if (lines !== undefined) return set(lines, size - by);
  }
  const lines = twoLines(title, () => true) ?? [plain(title)];
  const widest = Math.max(...lines.map((line) => widthOf(line, 1)));
  return set(lines, (width - SPARE) / widest);
}
