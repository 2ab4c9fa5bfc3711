import type { WindowLayout } from '@/ui/theme';

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
  readonly gap: number;
  readonly horizon: number;
  readonly ships: readonly { readonly x: number; readonly width: number }[];
}

/** Wide letters of the fat face, as a share of their size. */
const LETTER = 0.64;

function fitted(size: number, name: string, room: number): number {
  return Math.max(30, Math.min(size, Math.floor(room / (LETTER * Math.max(2, name.length)))));
}

/** How large everything is in this window, for a name of this length. */
export function measuresOf(
  { device, landscape, width, height }: WindowLayout & { readonly width: number; readonly height: number },
  name: string,
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
      gap: 16,
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
    gap: low ? 6 : 18,
    horizon: height * (beside ? 0.62 : 0.69),
    // Beside the sheet stands the button: no room for a ship.
    ships: beside ? [] : [{ x: 22, width: low ? 84 : 128 }],
  };
}
