/** Advance widths of a face's letters in thousandths of its size, from the space to the tilde, and those beyond. */
interface Advances {
  readonly plain: readonly number[];
  readonly others: Readonly<Record<string, number>>;
  readonly unknown: number;
}

const FIRST = 32;

const FACES = {
  /** EB Garamond Bold. */
  title: {
    plain: [
      237, 290, 398, 484, 461, 702, 799, 237, 304, 304, 357, 601, 247, 316, 247, 406, 529, 529, 529, 529, 529,
      529, 529, 529, 529, 529, 282, 247, 541, 629, 541, 395, 781, 720, 626, 709, 766, 575, 546, 719, 801, 364,
      370, 763, 586, 917, 809, 760, 607, 760, 760, 494, 695, 745, 706, 1020, 750, 654, 596, 356, 406, 356,
      514, 590, 237, 438, 542, 411, 553, 417, 360, 500, 559, 295, 266, 546, 285, 807, 566, 503, 551, 536, 414,
      360, 375, 551, 483, 752, 505, 481, 437, 373, 276, 373, 545,
    ],
    others: { Ä: 720, Ö: 760, Ü: 745, ä: 438, ö: 503, ü: 551, ß: 580, '’': 239, '\u00ad': 0 },
    unknown: 550,
  },
  /** Archivo Narrow SemiBold; the lighter cut is a little narrower. */
  words: {
    plain: [
      228, 258, 355, 456, 456, 729, 577, 182, 273, 273, 319, 479, 228, 273, 228, 228, 456, 456, 456, 456, 456,
      456, 456, 456, 456, 456, 258, 258, 479, 479, 479, 486, 811, 577, 577, 592, 592, 547, 501, 638, 592, 228,
      440, 577, 486, 683, 592, 638, 547, 638, 592, 547, 501, 592, 547, 774, 547, 547, 501, 258, 228, 258, 447,
      456, 0, 456, 486, 440, 486, 456, 258, 486, 486, 228, 212, 440, 212, 713, 486, 486, 486, 486, 303, 440,
      258, 486, 440, 622, 440, 440, 410, 304, 224, 304, 479,
    ],
    others: { Ä: 577, Ö: 638, Ü: 592, ä: 456, ö: 486, ü: 486, ß: 501, '’': 212, '\u00a0': 228, '\u00ad': 0 },
    unknown: 500,
  },
  /** Abril Fatface. */
  figure: {
    plain: [
      180, 377, 334, 608, 565, 768, 822, 186, 351, 351, 529, 530, 262, 352, 265, 351, 664, 425, 552, 573, 603,
      540, 616, 510, 611, 616, 265, 262, 530, 530, 530, 580, 879, 694, 659, 690, 755, 624, 592, 723, 749, 355,
      517, 734, 596, 840, 670, 748, 634, 748, 716, 600, 683, 683, 685, 1015, 711, 641, 612, 329, 351, 328,
      560, 500, 500, 549, 588, 483, 588, 516, 383, 522, 616, 317, 311, 620, 316, 888, 616, 543, 588, 588, 495,
      434, 394, 605, 532, 834, 595, 532, 520, 377, 319, 377, 530,
    ],
    others: { '\u00a0': 180, '\u202f': 180, '−': 530 },
    unknown: 620,
  },
} as const satisfies Record<string, Advances>;

/** How wide a line comes out, by the face's own widths, since asking the screen would draw every card twice. */
export function widthOf(face: keyof typeof FACES, text: string, size: number): number {
  const { plain, others, unknown }: Advances = FACES[face];
  let thousandths = 0;
  for (const letter of text) {
    thousandths += others[letter] ?? plain[(letter.codePointAt(0) ?? 0) - FIRST] ?? unknown;
  }
  return (thousandths / 1000) * size;
}
