import { space, type WindowLayout } from '@/ui/theme';

export interface CurtainMeasures {
  /** The sheet beside the button instead of above it. */
  readonly beside: boolean;
  readonly sheetWidth: number;
  readonly padding: number;
  readonly ornament: number;
  readonly pass: number;
  readonly name: number;
  readonly flag: number;
  readonly task: number;
  readonly button: number;
  /** Size of the words below the button. */
  readonly hold: number;
  readonly gap: number;
  /** Above and below everything. */
  readonly top: number;
  readonly bottom: number;
  /** Between the sheet and what is below it, and between the things there. */
  readonly apart: number;
  readonly close: number;
  /** How wide the ways out may be in the corner; without enough room there, they are below the button. */
  readonly corner: number | undefined;
  readonly horizon: number;
  readonly ships: readonly { readonly x: number; readonly width: number }[];
}

/** Wide letters of the fat face, as a share of their size. */
const LETTER = 0.64;

function fitted(size: number, name: string, room: number): number {
  return Math.max(30, Math.min(size, Math.floor(room / (LETTER * Math.max(2, name.length)))));
}

/** What the words below the button take in the middle, and the ways out beside them at least, at the usual size of type. */
const HOLD_WORDS = 340;
const WAYS_OUT = 240;

function cornerOf(width: number, fontScale: number): number | undefined {
  const room = (width - HOLD_WORDS * fontScale) / 2 - 2 * space.panel;
  return room < WAYS_OUT * fontScale ? undefined : room;
}

/** How large everything is in this window, for a name of this length and this size of type. */
export function measuresOf(
  { device, landscape, width, height }: WindowLayout & { readonly width: number; readonly height: number },
  name: string,
  fontScale: number,
): CurtainMeasures {
  if (device === 'tablet') {
    const sheetWidth = 520;
    return {
      beside: false,
      sheetWidth,
      padding: 20,
      ornament: 300,
      pass: 32,
      name: fitted(104, name, sheetWidth - 80),
      flag: 100,
      task: 20,
      button: 124,
      hold: 19,
      gap: 16,
      top: landscape ? 60 : 120,
      bottom: 44,
      apart: space.margin,
      close: 6,
      corner: cornerOf(width, fontScale),
      horizon: height * (landscape ? 0.6 : 0.64),
      ships: [
        { x: 22, width: Math.min(296, width * 0.25) },
        { x: width - 60 - Math.min(178, width * 0.15), width: Math.min(178, width * 0.15) },
      ],
    };
  }
  const beside = landscape;
  const low = Math.min(height, 844) < 700;
  const sheetWidth = beside ? Math.min(460, width * 0.56) : Math.min(338, width - 40);
  return {
    beside,
    sheetWidth,
    padding: low ? 10 : 20,
    ornament: Math.min(220, sheetWidth - 80),
    pass: low ? 22 : 27,
    name: fitted(low ? 60 : 92, name, sheetWidth - 60),
    flag: low ? 56 : 92,
    task: low ? 16 : 18,
    button: low ? 100 : 124,
    hold: low ? 17 : 19,
    gap: low ? 6 : 18,
    top: beside ? 12 : low ? 10 : 20,
    bottom: space.half,
    apart: low ? space.group : space.margin,
    close: low ? 2 : 6,
    corner: undefined,
    horizon: height * (beside ? 0.62 : 0.69),
    // Beside the sheet stands the button: no room for a ship.
    ships: beside ? [] : [{ x: 22, width: low ? 84 : 128 }],
  };
}
