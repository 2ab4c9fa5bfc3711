import type { Flight, Manner, Point, Rect, Size, WayPoint } from './flights';
import { standsAtFirst } from './manners';

export interface PlacedFlight extends Flight {
  /** As large as it is drawn; at its ends it is scaled. */
  readonly drawn: Size;
  /** How much of its height is seen where it begins and where it ends; all of it, unless told. */
  readonly seen?: { readonly first: number; readonly last: number } | undefined;
  readonly begins: Point & { readonly scale: number };
  readonly ends: Point & { readonly scale: number };
  /** The way, from where it begins to where it ends, and which share of it has been made at each of its points. */
  readonly way: {
    readonly shares: readonly number[];
    readonly x: readonly number[];
    readonly y: readonly number[];
  };
}

type Known = ReadonlyMap<string, Rect>;

const UPRIGHT_AT_LEAST = 1.15;
const CARD: Size = { width: 112, height: 158 };
const SMALLEST_CARD = 60;
const MIDDLE: Point = { x: 0.5, y: 0.5 };
const RISES = 16;
/** Where it stands beside something it stays in the line. */
const RISES_BESIDE = 4;
const BESIDE = 4;
const KEEP_SIZE: readonly Manner[] = ['sail', 'rise', 'roll', 'walk'];
/** They show something where they are. */
const STAY: readonly Manner[] = ['plant', 'sink', 'surface', 'ring', 'rock'];

/** A place that has the shape of a card holds it as it is; others take it in their middle. */
const holdsCard = ({ width, height }: Size) => height / width >= UPRIGHT_AT_LEAST && width >= SMALLEST_CARD;

/** A card is drawn at its largest, since letters scale down better than up. */
function sizeOf({ size = 'card' }: Flight, from: Rect, to: Rect): Size {
  if (size === 'place') return to;
  if (size !== 'card') return size;
  return [to, from].filter(holdsCard).sort((a, b) => b.width - a.width)[0] ?? CARD;
}

function scaleIn({ size = 'card', manner, unfolds = false }: Flight, rect: Rect, drawn: Size): number {
  if (size === 'place' || KEEP_SIZE.includes(manner)) return 1;
  if (size !== 'card') return Math.min(1, rect.width / drawn.width, rect.height / drawn.height);
  if (unfolds) return Math.min(1, rect.width / drawn.width);
  return holdsCard(rect) ? rect.width / drawn.width : Math.min(1, (rect.height * 0.8) / drawn.height);
}

function pointIn(rect: Rect, share: Point): Point {
  return { x: rect.x + rect.width * share.x, y: rect.y + rect.height * share.y };
}

/** As near to where it should be as the holder shows. */
function inside(rect: Rect, holder: Rect | undefined): Rect {
  if (holder === undefined) return rect;
  const kept = (at: number, long: number, from: number, room: number) =>
    Math.max(from, Math.min(at, from + room - long));
  return {
    ...rect,
    x: kept(rect.x, rect.width, holder.x, holder.width),
    y: kept(rect.y, rect.height, holder.y, holder.height),
  };
}

/** Behind its end, in the same line. */
function behind({ x, y, width, height }: Rect, piece: Size): Rect {
  return { ...piece, x: x + width + BESIDE, y: y + (height - piece.height) / 2 };
}

/** A card that lay as a slip is seen as far as the slip was high; in a hand that shows cards in part, as far as that goes. */
function seenOf(
  { unfolds = false }: Flight,
  { from, to, holder }: { from: Rect; to: Rect; holder: Rect | undefined },
  full: { height: number; begins: number; ends: number },
): PlacedFlight['seen'] {
  const { height } = full;
  const first = unfolds ? Math.min(height, from.height / full.begins) : height;
  const last =
    holder === undefined ? height : Math.min(height, (holder.y + holder.height - to.y) / full.ends);
  return first === height && last === height ? undefined : { first, last };
}

function first(zones: readonly string[], known: Known): Rect | undefined {
  for (const zone of zones) {
    const rect = known.get(zone);
    if (rect !== undefined && rect.width > 0) return rect;
  }
  return undefined;
}

function passed(via: readonly WayPoint[], before: Known, now: Known): readonly Point[] {
  return via.flatMap(({ zones, at = MIDDLE }) => {
    const rect = first(zones, now) ?? first(zones, before);
    return rect === undefined ? [] : [pointIn(rect, at)];
  });
}

/** A piece keeps its pace, so a longer stretch takes the larger share of its time. */
function wayAlong(points: readonly Point[]): PlacedFlight['way'] {
  const lengths = points.map(({ x, y }, at) => {
    const last = points[at - 1];
    return last === undefined ? 0 : Math.hypot(x - last.x, y - last.y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let made = 0;
  const shares = lengths.map((length, at) => {
    made += length;
    return whole === 0 ? at / (points.length - 1) : made / whole;
  });
  return { shares, x: points.map(({ x }) => x), y: points.map(({ y }) => y) };
}

/** Where things fly, as seen from the layer that draws them; what starts or ends out of sight does not fly. */
export function placed(
  flights: readonly Flight[],
  before: Known,
  now: Known,
  layer: Rect,
): readonly PlacedFlight[] {
  return flights.flatMap((flight) => {
    const standing =
      flight.fromStanding === true
        ? (first(flight.from, now) ?? first(flight.from, before))
        : (first(flight.from, before) ?? first(flight.from, now));
    const place = flight.to.length === 0 ? standing : (first(flight.to, now) ?? first(flight.to, before));
    if (standing === undefined || place === undefined) return [];
    const holder = first(flight.within ?? [], now);
    const aside =
      flight.beside === true ? inside(behind(place, sizeOf(flight, standing, place)), holder) : undefined;
    const from = aside ?? standing;
    const to = aside ?? inside(place, holder);
    const { width, height } = sizeOf(flight, from, to);
    const drawn = { width, height };
    const inLayer = ({ x, y }: Point) => ({ x: x - layer.x - width / 2, y: y - layer.y - height / 2 });
    const at = (rect: Rect) => ({ ...inLayer(pointIn(rect, MIDDLE)), scale: scaleIn(flight, rect, drawn) });
    const ends = at(to);
    const middle = at(from);
    const seen = seenOf(flight, { from, to, holder }, { height, begins: middle.scale, ends: ends.scale });
    // Its upper edge lies where that of the slip lay.
    const folded = seen === undefined ? 0 : ((height - seen.first) * middle.scale) / 2;
    const begins = { ...middle, y: middle.y + folded };
    if (aside !== undefined) begins.y += RISES_BESIDE;
    // What is larger than its place is seen whole before it leaves.
    if (flight.manner === 'sail') begins.x = Math.max(0, Math.min(begins.x, layer.width - width));
    const onward =
      flight.manner === 'sail'
        ? [{ x: layer.width, y: begins.y }]
        : flight.manner === 'rise'
          ? [{ x: begins.x, y: begins.y - (aside === undefined ? RISES : RISES_BESIDE) }]
          : [...passed(flight.via ?? [], before, now).map(inLayer), ends];
    return [{ ...flight, drawn, seen, begins, ends, way: wayAlong([begins, ...onward]) }];
  });
}

/** A card of an area out of sight goes from its tab to the same tab: there is nothing to see, but much to draw. */
export function goesSomewhere({ manner, to, way: { x, y } }: PlacedFlight): boolean {
  return (
    to.length === 0 || STAY.includes(manner) || x.some((one) => one !== x[0]) || y.some((one) => one !== y[0])
  );
}

/** What has just left its place, standing where that was last seen. What leaves a place that stays is not missing there. */
export function stillThere(flights: readonly Flight[], seen: Known, layer: string): readonly PlacedFlight[] {
  const around = seen.get(layer);
  if (around === undefined) return [];
  const leaving = flights.filter(
    (flight) => standsAtFirst(flight) && flight.fromStanding !== true && flight.beside !== true,
  );
  const standing = leaving.map((flight) => ({ ...flight, via: [], to: [], within: [] }));
  return placed(standing, seen, seen, around);
}
