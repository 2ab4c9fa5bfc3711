/** The packet ship as outlines in a field of 220 × 168, drawn once. */
export const SHIP_FIELD = { width: 220, height: 168 } as const;

interface Mast {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  /** From the lowest sail up: its height, and its width at the foot and at the head. */
  readonly sails: readonly (readonly [height: number, foot: number, head: number])[];
}

const MASTS: readonly Mast[] = [
  {
    x: 70,
    top: 20,
    foot: 104,
    sails: [
      [24, 40, 33],
      [23, 31, 27],
      [18, 23, 19],
      [13, 16, 12],
    ],
  },
  {
    x: 112,
    top: 8,
    foot: 104,
    sails: [
      [26, 44, 36],
      [25, 34, 29],
      [20, 25, 21],
      [15, 17, 13],
    ],
  },
  {
    x: 152,
    top: 16,
    foot: 102,
    sails: [
      [24, 36, 30],
      [23, 28, 24],
      [18, 20, 17],
      [14, 14, 10],
    ],
  },
];

const DECK = 118;
const FOLDS = 4;

function rig(mast: Mast) {
  const { x } = mast;
  let canvas = '';
  let folds = '';
  let yards = '';
  let y1 = mast.foot;
  for (const [height, foot, head] of mast.sails) {
    const y0 = y1 - height + 2.5;
    const middle = (y0 + y1) / 2;
    const a = foot / 2;
    const b = head / 2;
    canvas +=
      `M${x - b} ${y0}L${x + b} ${y0}Q${x + a + 5} ${middle} ${x + a} ${y1}` +
      `Q${x} ${y1 - 5} ${x - a} ${y1}Q${x - b + 3} ${middle} ${x - b} ${y0}z`;
    for (let fold = 0; fold < FOLDS; fold++) {
      const at = x - a + 3 + fold * 2.4;
      folds += `M${at + (a - b) * 0.6} ${y0 + 2}Q${at + 3} ${middle} ${at + 0.6} ${y1 - 2.4}`;
    }
    yards += `M${x - b - 1.5} ${y0}H${x + b + 1.5}`;
    y1 -= height;
  }
  return { canvas, folds, yards };
}

const rigs = MASTS.map(rig);

function gunPorts(): string {
  let ports = '';
  for (let x = 40; x < 170; x += 12) ports += `M${x} 117.6h4.4v3.6h-4.4z`;
  return ports;
}

function wavelets(row: number): string {
  let path = '';
  for (let x = -6 + ((row * 13) % 18); x < 226; x += 18) path += `M${x} ${139 + row * 4.6}q4.5 -3.4 9 0`;
  return path;
}

export const SHIP = {
  bowsprit: 'M184 103L219 86',
  masts: MASTS.map(({ x, top }) => `M${x} ${top}V${DECK}`).join(''),
  jibs: [
    'M152 30Q176 66 214 88Q186 84 166 92Q160 60 152 30z',
    'M152 54Q170 80 196 94Q178 92 164 98Q158 78 152 54z',
  ],
  spanker: 'M66 70L38 58Q30 82 24 104L66 106z',
  canvas: rigs.map(({ canvas }) => canvas),
  folds: rigs.map(({ folds }) => folds).join(''),
  yards: rigs.map(({ yards }) => yards).join(''),
  pennants: 'M112 8l-17 4 17 4zM70 20l-12 3 12 3zM152 16l-12 3 12 3z',
  hull: 'M14 106L24 109L150 112Q172 110 190 101L184 118Q178 136 164 138L44 138Q30 137 25 126Q20 115 14 106z',
  strake: 'M21 116Q90 122 150 120Q172 118 186 110',
  gunPorts: gunPorts(),
  stays: 'M152 16L200 94M112 8L152 60M70 20L112 60M70 22L30 106M112 12L84 110M152 20L128 110',
  wavelets: [0, 1, 2, 3, 4, 5].map(wavelets),
} as const;
