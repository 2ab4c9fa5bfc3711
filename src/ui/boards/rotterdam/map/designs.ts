/** How a harbour's card is laid out. */
export type CardLook = 'small' | 'low' | 'level' | 'lane' | 'column';

/** A map as it was designed for one shape of block; other blocks of the shape stretch its water. */
export interface Design {
  readonly look: CardLook;
  readonly width: number;
  readonly height: number;
  /** Middles of the four lanes: across on upright maps, down on level ones. */
  readonly lanes: readonly number[];
  /** Starts, then rows 1 to 3, along the way to the harbours; and the quay where they lie. */
  readonly steps: readonly number[];
  readonly quay: number;
  readonly card: { readonly width: number; readonly height: number };
  /** Of the barge. */
  readonly ship: number;
  readonly radius: number;
  readonly line: number;
  readonly disc: number;
  readonly head: number;
  /** How far beside the lane's middle slanting channels meet the quay. */
  readonly spread: number;
  /** Where letters stand, as shares of a channel's length. */
  readonly letters: { readonly slanting: number; readonly straight: number };
  /** Letters of straight channels stand beside the line, so that its pattern stays visible. */
  readonly beside: boolean;
  readonly type: number;
}

const PHONE: Design = {
  look: 'small',
  width: 390,
  height: 374,
  lanes: [48.75, 146.25, 243.75, 341.25],
  steps: [352, 285, 216, 147],
  quay: 84,
  card: { width: 91, height: 77 },
  ship: 49,
  radius: 17,
  line: 4.8,
  disc: 9.5,
  head: 9,
  spread: 22,
  letters: { slanting: 0.36, straight: 0.56 },
  beside: true,
  type: 14,
};

const LOW_PHONE: Design = {
  ...PHONE,
  look: 'low',
  width: 375,
  height: 306,
  lanes: [46.875, 140.625, 234.375, 328.125],
  steps: [287, 232, 174, 116],
  quay: 62,
  card: { width: 88, height: 56 },
  ship: 46.5,
  radius: 16,
  line: 4.6,
  disc: 9.2,
  letters: { slanting: 0.36, straight: 0.55 },
};

const TABLET_PORTRAIT: Design = {
  look: 'column',
  width: 788,
  height: 588,
  lanes: [98.5, 295.5, 492.5, 689.5],
  steps: [548, 450, 346, 242],
  quay: 158,
  card: { width: 186, height: 152 },
  ship: 57,
  radius: 22,
  line: 5.8,
  disc: 11,
  head: 11,
  spread: 40,
  letters: { slanting: 0.3, straight: 0.5 },
  beside: false,
  type: 15,
};

const PHONE_LANDSCAPE: Design = {
  look: 'level',
  width: 520,
  height: 258,
  lanes: [33, 97, 161, 225],
  steps: [31, 121, 211, 301],
  quay: 380,
  card: { width: 132, height: 58 },
  ship: 46.5,
  radius: 16,
  line: 4.6,
  disc: 9.2,
  head: 9,
  spread: 14,
  letters: { slanting: 0.335, straight: 0.64 },
  beside: true,
  type: 14,
};

const TABLET: Design = {
  look: 'lane',
  width: 902,
  height: 492,
  lanes: [64, 186, 308, 430],
  steps: [50, 170, 290, 410],
  quay: 516,
  card: { width: 374, height: 110 },
  ship: 59,
  radius: 24,
  line: 6,
  disc: 11,
  head: 11,
  spread: 26,
  letters: { slanting: 0.36, straight: 0.46 },
  beside: false,
  type: 15,
};

const TABLET_FROM = { upright: { width: 560, height: 430 }, level: { width: 640, height: 380 } };
const LOW_BELOW = 340;

export function designFor(upright: boolean, width: number, height: number): Design {
  if (upright) {
    // High cards would leave a low map no water.
    if (width >= TABLET_FROM.upright.width && height >= TABLET_FROM.upright.height) return TABLET_PORTRAIT;
    return height < LOW_BELOW ? LOW_PHONE : PHONE;
  }
  const { level } = TABLET_FROM;
  return width >= level.width && height >= level.height ? TABLET : PHONE_LANDSCAPE;
}
