import { touch } from '@/ui/theme';

/** Of a strip: its frame, what its tiles keep from that and from each other, and what parts two strips. */
export const STRIP = { border: 2, top: 2, side: 5, gap: 4, apart: 5, least: 52 };
/** Between what is on offer and what comes next. */
export const DIVIDER = 7;
/** What comes next is smaller than what is on offer. */
const NEXT = 0.8;
const WIDEST = 104;
const HEADS = [
  { from: 500, width: 104 },
  { from: 340, width: 62 },
  { from: 0, width: 50 },
] as const;

export interface StripMeasures {
  readonly head: number;
  readonly height: number;
  readonly tile: number;
  readonly next: number;
}

/** An area in one row: its head, so many cards on offer, and so many that come next. */
export function stripMeasures(width: number, height: number, count: number, coming: number): StripMeasures {
  const inner = width - 2 * (STRIP.border + STRIP.side);
  const head = HEADS.find(({ from }) => inner >= from)?.width ?? 0;
  const room = inner - head - STRIP.gap * (count + coming - 1) - 2 * DIVIDER;
  const shared = Math.min(WIDEST, room / (count + NEXT * coming));
  const besideReach = (room - coming * touch.icon) / count;
  // What comes next gives way only as far as a finger can hit it, where all can be hit at all.
  const [tile, next] =
    shared * NEXT < touch.icon && besideReach >= touch.icon
      ? [besideReach, touch.icon]
      : [shared, shared * NEXT];
  return {
    head,
    height: height - 2 * (STRIP.border + STRIP.top),
    tile: Math.floor(tile),
    next: Math.floor(next),
  };
}

/** As high as each of four strips may be. */
export function stripHeight(height: number): number {
  return Math.max(STRIP.least, Math.floor((height - 3 * STRIP.apart) / 4));
}
