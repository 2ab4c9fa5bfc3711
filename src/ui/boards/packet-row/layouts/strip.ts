import { FUTURE_SIZE } from '@/games/packet-row/cards/limits';
import { touch } from '@/ui/theme';

/** Of a strip: its frame, what its tiles keep from that and from each other, and what parts two strips. */
export const STRIP = { border: 2, top: 2, side: 3, gap: 3, apart: 5, least: 52 };
/** Between what is on offer and what comes next. */
export const DIVIDER = 5;
/** What comes next is smaller than what is on offer, and never so narrow that its price is cut. */
const NEXT = 0.8;
const NARROWEST_NEXT = 30;
const WIDEST = 150;
const NARROWEST = 50;
/** Its emblem alone, as wide as a finger. */
const TIGHT = touch.icon;
/** The widest is for strips that have room to spare. */
const HEADS = [
  { width: 104, from: 500 },
  { width: 62, from: 340 },
  { width: NARROWEST, from: 0 },
] as const;

export interface StripMeasures {
  readonly head: number;
  readonly height: number;
  readonly tile: number;
  readonly next: number;
}

/** Shares so much out to the cards on offer and those that come next. */
function tilesIn(room: number, count: number, coming: number): Pick<StripMeasures, 'tile' | 'next'> {
  const shared = Math.min(WIDEST, room / (count + NEXT * coming));
  const besideReach = (room - coming * touch.icon) / count;
  // What comes next gives way only as far as a finger can hit it, where all can be hit at all.
  const [tile, next] =
    shared * NEXT < touch.icon && besideReach >= touch.icon
      ? [besideReach, touch.icon]
      : [shared, shared * NEXT];
  return { tile: Math.floor(tile), next: Math.floor(next) };
}

/** What is on offer can be hit at least, where what comes next can still be read. */
function tightIn(room: number, count: number, coming: number): Omit<StripMeasures, 'height'> {
  const next = Math.floor((room - TIGHT - count * touch.icon) / coming);
  return next >= NARROWEST_NEXT
    ? { head: TIGHT, tile: touch.icon, next }
    : { head: NARROWEST, ...tilesIn(room - NARROWEST, count, coming) };
}

/** An area in one row: its head, so many cards on offer, and so many that come next. */
export function stripMeasures(width: number, height: number, count: number, coming: number): StripMeasures {
  const inner = width - 2 * (STRIP.border + STRIP.side);
  const between = STRIP.gap * (count + coming - 1) + 2 * DIVIDER;
  const room = inner - between;
  // A wide head must not cost a finger its aim.
  const found = HEADS.filter(({ from }) => inner >= from)
    .map(({ width: head }) => ({ head, ...tilesIn(room - head, count, coming) }))
    .find(({ tile }) => tile >= touch.icon);
  const measures = found ?? tightIn(room, count, coming);
  return { ...measures, height: height - 2 * (STRIP.border + STRIP.top) };
}

/** Whether a finger can tell so many cards on offer apart in a strip so wide. */
export function tilesCanBePicked(width: number, count: number): boolean {
  return stripMeasures(width, STRIP.least, count, FUTURE_SIZE).tile >= touch.icon;
}

/** As high as each of four strips may be. */
export function stripHeight(height: number): number {
  return Math.max(STRIP.least, Math.floor((height - 3 * STRIP.apart) / 4));
}
