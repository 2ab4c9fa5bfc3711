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
/** Shares of its height by which a piece that rolls keeps clear of a line of words: above it, or below. */
const KEEPS_CLEAR = { above: -0.9, below: 0.6 } as const;
const KEEP_SIZE: readonly Manner[] = ['sail', 'rise', 'roll', 'walk'];
/** They show something where they are. */
const STAY: readonly Manner[] = ['plant', 'sink', 'surface', 'ring', 'rock'];

/** A place that has the shape of a card holds it as it is; others take it in their middle. */
const holdsCard = ({ width, height }: Size) => height / width >= UPRIGHT_AT_LEAST && width >= SMALLEST_CARD;

/** A card is drawn at its largest, since letters scale down better than up. */
function sizeOf({ size = 'card' }: Flight, from: Rect, to: Rect): Size {
  if (size === 'place') return to;
  if (size === 'origin') return from;
  if (size !== 'card') return size;
  return [to, from].filter(holdsCard).sort((a, b) => b.width - a.width)[0] ?? CARD;
}

function scaleIn({ size = 'card', manner }: Flight, rect: Rect, drawn: Size, isSlip: boolean): number {
  if (size === 'place' || KEEP_SIZE.includes(manner)) return 1;
  if (size !== 'card') return Math.min(1, rect.width / drawn.width, rect.height / drawn.height);
  if (isSlip) return Math.min(1, rect.width / drawn.width);
  return holdsCard(rect) ? rect.width / drawn.width : Math.min(1, (rect.height * 0.8) / drawn.height);
}

function pointIn(rect: Rect, share: Point): Point {
  return { x: rect.x + rect.width * share.x, y: rect.y + rect.height * share.y };
}

/** As near to where it should be as the holder shows. What is larger than its room, and begins in it, is shown in part. */
function inside(rect: Rect, holder: Rect | undefined): Rect {
  if (holder === undefined) return rect;
  const kept = (at: number, long: number, from: number, room: number) =>
    long > room && at < from + room ? Math.max(from, at) : Math.max(from, Math.min(at, from + room - long));
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

/** As a slip a card is seen as far as the slip is high; in a hand that shows cards in part, as far as that goes. */
function seenOf(
  { unfolds = false, folds = false }: Flight,
  { from, to, holder }: { from: Rect; to: Rect; holder: Rect | undefined },
  full: { height: number; begins: number; ends: number },
): PlacedFlight['seen'] {
  const { height } = full;
  const first = unfolds ? Math.min(height, from.height / full.begins) : height;
  const ends = [holder, folds ? to : undefined].flatMap((rect) =>
    rect === undefined ? [] : [rect.y + rect.height],
  );
  const last = ends.length === 0 ? height : Math.min(height, (Math.min(...ends) - to.y) / full.ends);
  return first === height && last === height ? undefined : { first, last };
}

const isOnScreen = (rect: Rect | undefined): boolean => rect !== undefined && rect.width > 0;

const firstName = (zones: readonly string[], known: Known): string | undefined =>
  zones.find((zone) => isOnScreen(known.get(zone)));

function first(zones: readonly string[], known: Known): Rect | undefined {
  const name = firstName(zones, known);
  return name === undefined ? undefined : known.get(name);
}

function passed(via: readonly WayPoint[], before: Known, now: Known): readonly Point[] {
  return via.flatMap(({ zones, at = MIDDLE }) => {
    const rect = first(zones, now) ?? first(zones, before);
    return rect === undefined ? [] : [pointIn(rect, at)];
  });
}

const nearerEdge = (place: Rect, holder: Rect) =>
  pointIn(place, MIDDLE).y > pointIn(holder, MIDDLE).y ? 'below' : 'above';

/** Beside the line in which it stands, on the side of the nearer edge. */
function rolling(begins: Point, ends: Point, piece: Size, edge: 'above' | 'below'): readonly Point[] {
  const aside = KEEPS_CLEAR[edge] * piece.height;
  return [{ x: begins.x, y: begins.y + aside }, { x: ends.x, y: ends.y + aside }, ends];
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
    const along = first(flight.along ?? [], now);
    const aside =
      flight.beside === true ? inside(behind(place, sizeOf(flight, standing, place)), holder) : undefined;
    const from = aside ?? standing;
    const to = aside ?? inside(place, holder);
    const { width, height } = sizeOf(flight, from, to);
    const drawn = { width, height };
    const inLayer = ({ x, y }: Point) => ({ x: x - layer.x - width / 2, y: y - layer.y - height / 2 });
    const at = (rect: Rect, isSlip = false) => ({
      ...inLayer(pointIn(rect, MIDDLE)),
      scale: scaleIn(flight, rect, drawn, isSlip),
    });
    const lying = at(to, flight.folds);
    const middle = at(from, flight.unfolds);
    const seen = seenOf(flight, { from, to, holder }, { height, begins: middle.scale, ends: lying.scale });
    // Its upper edge lies where that of the slip lay, or lies then.
    const folded = seen === undefined ? 0 : ((height - seen.first) * middle.scale) / 2;
    const folding =
      seen === undefined || flight.folds !== true ? 0 : ((height - seen.last) * lying.scale) / 2;
    const begins = { ...middle, y: middle.y + folded };
    const ends = { ...lying, y: lying.y + folding };
    if (aside !== undefined) begins.y += RISES_BESIDE;
    // What is larger than its place is seen whole before it leaves.
    if (flight.manner === 'sail') begins.x = Math.max(0, Math.min(begins.x, layer.width - width));
    const onward =
      flight.manner === 'sail'
        ? [{ x: layer.width, y: begins.y }]
        : flight.manner === 'rise'
          ? [{ x: begins.x, y: begins.y - (aside === undefined ? RISES : RISES_BESIDE) }]
          : along !== undefined
            ? rolling(begins, ends, drawn, nearerEdge(to, along))
            : [...passed(flight.via ?? [], before, now).map(inLayer), ends];
    // Where the place that it should land on is out of sight, something else takes it in.
    const arrives = firstName(flight.to, now) ?? firstName(flight.to, before) ?? flight.lands;
    const lands = arrives === flight.lands ? flight.lands : undefined;
    return [{ ...flight, lands, drawn, seen, begins, ends, way: wayAlong([begins, ...onward]) }];
  });
}

/** A card of an area out of sight goes from its tab to the same tab: there is nothing to see, but much to draw. */
export function goesSomewhere({ manner, to, way: { x, y } }: PlacedFlight): boolean {
  return (
    to.length === 0 || STAY.includes(manner) || x.some((one) => one !== x[0]) || y.some((one) => one !== y[0])
  );
}

/**
 * What would be missing until it is drawn comes before what appears later, and small things that go on to their next place
 * first of all: they cost little. Among alike, the first to fly.
 */
export function inOrderOfNeed<One extends Flight>(flights: readonly One[]): readonly One[] {
  const need = (flight: Flight) =>
    !standsAtFirst(flight) ? 2 : typeof flight.size === 'object' && flight.lands !== undefined ? 0 : 1;
  return [...flights].sort((a, b) => need(a) - need(b) || a.start - b.start);
}

/**
 * What has just left its place, standing where that was last seen. From a place that stays only what goes on to another is
 * missing there; what is taken from it is not.
 */
export function stillThere(flights: readonly Flight[], seen: Known, layer: string): readonly PlacedFlight[] {
  const around = seen.get(layer);
  if (around === undefined) return [];
  const leaving = flights.filter((flight) => {
    const { from, to, lands, fromStanding = false, beside } = flight;
    const place = firstName(from, seen);
    // From a tab to the same tab nothing is to be seen.
    const goes = to.length === 0 || place !== firstName(to, seen) || place === lands;
    return goes && standsAtFirst(flight) && (!fromStanding || lands !== undefined) && beside !== true;
  });
  const standing = leaving.map((flight) => ({ ...flight, via: [], to: [], within: [], along: [] }));
  return placed(standing, seen, seen, around);
}
