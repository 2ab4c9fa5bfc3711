import type { ReactNode } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/**
 * Lay: arrives and stays. Lift: leaves and fades. Turn: shows its back until half way. Sail: leaves across the right
 * edge. Rise: goes up a little where it is and fades. Roll: travels and turns round once. Plant: drops a little onto its
 * place and settles; where it does not land to stay, it fades again.
 */
export type Manner = 'lay' | 'lift' | 'turn' | 'sail' | 'rise' | 'roll' | 'plant';

/** One thing on its way. Zones are names that the board gave to places; the first one that is on screen counts. */
export interface Flight {
  readonly key: string;
  readonly from: readonly string[];
  /** None for what shows itself where it is. */
  readonly to: readonly string[];
  /** Milliseconds after the move. */
  readonly start: number;
  readonly lasts: number;
  readonly manner: Manner;
  /** The zone whose own picture stays hidden until this has arrived. */
  readonly lands?: string | undefined;
  readonly draw: (size: Size) => ReactNode;
  readonly back?: ((size: Size) => ReactNode) | undefined;
}

/** Nothing that follows a move takes longer than this, from the touch on; on a slow phone, clearing up comes on top. */
export const LONGEST = 900;

export function endOf(flights: readonly Flight[]): number {
  return flights.reduce((end, flight) => Math.max(end, flight.start + flight.lasts), 0);
}

/** The same flights in their tempo, and all of them together within the longest time. */
export function compressed(flights: readonly Flight[], tempo: number): readonly Flight[] {
  const end = endOf(flights) * tempo;
  const factor = end > LONGEST ? (tempo * LONGEST) / end : tempo;
  return flights.map((flight) => ({
    ...flight,
    start: Math.round(flight.start * factor),
    lasts: Math.round(flight.lasts * factor),
  }));
}

export interface PlacedFlight extends Flight {
  /** As large as it is drawn; at its ends it is scaled. */
  readonly size: Size;
  readonly begins: { readonly x: number; readonly y: number; readonly scale: number };
  readonly ends: { readonly x: number; readonly y: number; readonly scale: number };
}

const UPRIGHT_AT_LEAST = 1.15;
const CARD: Size = { width: 112, height: 158 };
const SMALLEST_CARD = 60;

/** A place that has the shape of a card holds it as it is; others take it in their middle. */
const holdsCard = ({ width, height }: Size) => height / width >= UPRIGHT_AT_LEAST && width >= SMALLEST_CARD;

function scaleIn(rect: Rect, size: Size): number {
  return holdsCard(rect) ? rect.width / size.width : Math.min(1, (rect.height * 0.8) / size.height);
}

function middleOf(rect: Rect): { x: number; y: number } {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

const first = (zones: readonly string[], known: ReadonlyMap<string, Rect>): Rect | undefined => {
  for (const zone of zones) {
    const rect = known.get(zone);
    if (rect !== undefined && rect.width > 0) return rect;
  }
  return undefined;
};

/** Where things fly, as seen from the layer that draws them; what starts or ends out of sight does not fly. */
export function placed(
  flights: readonly Flight[],
  before: ReadonlyMap<string, Rect>,
  now: ReadonlyMap<string, Rect>,
  layer: Rect,
): readonly PlacedFlight[] {
  return flights.flatMap((flight) => {
    const from = first(flight.from, before) ?? first(flight.from, now);
    const to = flight.to.length === 0 ? from : (first(flight.to, now) ?? first(flight.to, before));
    if (from === undefined || to === undefined) return [];
    // A piece is as large as its place; a card is drawn at its largest, since letters scale down better than up.
    const whole = flight.manner === 'plant';
    const size = whole ? to : ([to, from].filter(holdsCard).sort((a, b) => b.width - a.width)[0] ?? CARD);
    const at = (rect: Rect) => {
      const { x, y } = middleOf(rect);
      return {
        x: x - layer.x - size.width / 2,
        y: y - layer.y - size.height / 2,
        scale: whole ? 1 : scaleIn(rect, size),
      };
    };
    return [{ ...flight, size: { width: size.width, height: size.height }, begins: at(from), ends: at(to) }];
  });
}

const STAY: readonly Manner[] = ['rise', 'sail', 'plant'];

/** A card of an area out of sight goes from its tab to the same tab: there is nothing to see, but much to draw. */
export function goesSomewhere({ manner, begins, ends }: PlacedFlight): boolean {
  return STAY.includes(manner) || begins.x !== ends.x || begins.y !== ends.y;
}
