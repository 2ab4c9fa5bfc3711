import { touch } from '@/ui/theme';

/** Of a strip: its frame, what its tiles keep from that and from each other, and what parts two strips. */
export const STRIP = { border: 2, top: 2, side: 3, gap: 3, apart: 5, least: 52 };
/** Between what is on offer and what comes next. */
export const DIVIDER = 5;
/** What comes next is smaller than what is on offer. */
const NEXT = 0.8;
const WIDEST = 104;
const NARROWEST = 50;
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

/** An area in one row: its head, so many cards on offer, and so many that come next. */
export function stripMeasures(width: number, height: number, count: number, coming: number): StripMeasures {
  const inner = width - 2 * (STRIP.border + STRIP.side);
  const between = STRIP.gap * (count + coming - 1) + 2 * DIVIDER;
  const withHead = (head: number) => ({ head, ...tilesIn(inner - head - between, count, coming) });
  // A wide head must not cost a finger its aim.
  const found = HEADS.filter(({ from }) => inner >= from)
    .map(({ width: head }) => withHead(head))
    .find(({ tile }) => tile >= touch.icon);
  return { ...(found ?? withHead(NARROWEST)), height: height - 2 * (STRIP.border + STRIP.top) };
}

/** As high as each of four strips may be. */
export function stripHeight(height: number): number {
  return Math.max(STRIP.least, Math.floor((height - 3 * STRIP.apart) / 4));
}
