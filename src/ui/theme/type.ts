import type { TextStyle } from 'react-native';

export const FACES = [
  'Abril Fatface',
  'EB Garamond',
  'EB Garamond Italic',
  'EB Garamond Bold',
  'Archivo Narrow',
  'Archivo Narrow SemiBold',
  'Archivo Narrow Bold',
] as const;
export type Face = (typeof FACES)[number];

interface Cut {
  readonly face: Face;
  /** On the smallest phone and on a tablet; windows between them lie between. */
  readonly size: readonly [phone: number, tablet: number];
  readonly line: number;
  readonly caps?: true;
}

const CUTS = {
  masthead: { face: 'Abril Fatface', size: [60, 72], line: 1.1 },
  name: { face: 'Abril Fatface', size: [92, 104], line: 1.05 },
  title: { face: 'Abril Fatface', size: [21, 27], line: 1.15 },
  panelTitle: { face: 'Abril Fatface', size: [20, 21], line: 1.15 },
  figure: { face: 'Abril Fatface', size: [18, 19], line: 1.15 },
  total: { face: 'Abril Fatface', size: [32, 40], line: 1.1 },
  prompt: { face: 'EB Garamond Bold', size: [19, 22], line: 1.15 },
  cardTitle: { face: 'EB Garamond Bold', size: [18, 18], line: 1.1 },
  aside: { face: 'EB Garamond Italic', size: [16, 18], line: 1.2 },
  reading: { face: 'EB Garamond', size: [18, 18], line: 1.45 },
  text: { face: 'Archivo Narrow', size: [15, 16], line: 1.3 },
  textStrong: { face: 'Archivo Narrow SemiBold', size: [15, 16], line: 1.3 },
  cardLine: { face: 'Archivo Narrow', size: [14, 14], line: 1.15 },
  cardLineStrong: { face: 'Archivo Narrow SemiBold', size: [14, 15], line: 1.15 },
  code: { face: 'Archivo Narrow Bold', size: [14, 14], line: 1.15 },
  label: { face: 'Archivo Narrow SemiBold', size: [14, 14], line: 1.2, caps: true },
  button: { face: 'Archivo Narrow SemiBold', size: [17, 17], line: 1.2 },
} as const satisfies Record<string, Cut>;

export type TypeName = keyof typeof CUTS;

const PHONE_SIDE = 390;
const TABLET_SIDE = 820;
const STEPS = 4;

/**
 * How much room the window gives to type, from 0 on a phone to 1 on a tablet. In steps, so that dragging a
 * window's edge does not redraw every word at every pixel.
 */
export function roominess(width: number, height: number): number {
  const share = (Math.min(width, height) - PHONE_SIDE) / (TABLET_SIDE - PHONE_SIDE);
  return Math.round(Math.min(1, Math.max(0, share)) * STEPS) / STEPS;
}

export interface TypeRoom {
  readonly roominess: number;
  readonly fontScale: number;
}

export function typeSize(name: TypeName, room: TypeRoom): number {
  const [phone, tablet] = CUTS[name].size;
  return phone + (tablet - phone) * room.roominess;
}

export interface TypeAdjustments {
  /** Instead of the style's own size. */
  readonly size?: number | undefined;
  /** Only where the layout has another way to offer large type. */
  readonly maxScale?: number | undefined;
}

export function typeStyle(name: TypeName, room: TypeRoom, adjust: TypeAdjustments = {}): TextStyle {
  const cut: Cut = CUTS[name];
  const scale = Math.min(room.fontScale, adjust.maxScale ?? Infinity);
  const fontSize = (adjust.size ?? typeSize(name, room)) * scale;
  return {
    fontFamily: cut.face,
    fontSize,
    lineHeight: Math.ceil(fontSize * cut.line),
    fontVariant: ['lining-nums', 'tabular-nums'],
    includeFontPadding: false,
    ...(cut.caps ? { textTransform: 'uppercase', letterSpacing: fontSize * 0.07 } : {}),
  };
}
