import type { ReactNode } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Size, Point {}

/**
 * Lay: arrives and stays; what it does not land on takes it in. Lift: leaves and fades. Turn: shows its back until half way. Sail: leaves across the right
 * edge. Rise: goes up a little where it is and fades. Roll: travels and turns round once. Plant: drops a little onto its
 * place and settles; where it does not land to stay, it fades again. Walk: is lifted, carried over and set down, which
 * squashes it a little. Tip: arrives, tips over the rim and is gone. Sink: goes down where it is, cut off from below;
 * Surface: comes up so. Ring: swells where it is and fades. Rock: sways once where it lies.
 */
export type Manner =
  | 'lay'
  | 'lift'
  | 'turn'
  | 'sail'
  | 'rise'
  | 'roll'
  | 'plant'
  | 'walk'
  | 'tip'
  | 'sink'
  | 'surface'
  | 'ring'
  | 'rock';

/**
 * Card: as large as the card that lies at either end, and scaled between the two. Place: as large as where it goes. Origin:
 * as large as where it comes from, and smaller where it enters a place that is.
 * Measures: that large, and smaller only where it enters a place that is.
 */
export type PieceSize = 'card' | 'place' | 'origin' | Size;

/** Of a ship under way. */
export type Side = 'astern' | 'ahead';

/** A point that is passed on the way: of the first of these zones on screen, its middle or another share of it. */
export interface WayPoint {
  readonly zones: readonly string[];
  readonly at?: Point;
}

/** One thing on its way. Zones are names that the board gave to places; the first one that is on screen counts. */
export interface Flight {
  readonly key: string;
  readonly from: readonly string[];
  /** It leaves a place that stays: where that lies now counts, should the table have been laid out otherwise before. */
  readonly fromStanding?: boolean | undefined;
  /** What lies between: a ship follows its channel. What is out of sight is left out. */
  readonly via?: readonly WayPoint[] | undefined;
  /** None for what shows itself where it is. */
  readonly to: readonly string[];
  /** How far above the straight way it passes half way; below it, where negative. */
  readonly arc?: number | undefined;
  readonly size?: PieceSize | undefined;
  /** Lay as a slip and becomes a card: it begins as wide as the slip is. */
  readonly unfolds?: boolean | undefined;
  /** Comes to lie as a slip, as wide as that is. */
  readonly folds?: boolean | undefined;
  /** It shows itself behind the end of its place, in the same line, and covers nothing that stands above or below. */
  readonly beside?: boolean | undefined;
  /** It rolls along the edge of this place that is nearer to where it ends, and covers nothing that is to be read there. */
  readonly along?: readonly string[] | undefined;
  /** Stands for it in its place until there was time to draw it: something that costs hardly anything. */
  readonly standIn?: ((size: Size) => ReactNode) | undefined;
  /** What holds the place where it goes, and may show only a part of what it holds: it lands inside of that. */
  readonly within?: readonly string[] | undefined;
  /** Milliseconds after the move. */
  readonly start: number;
  readonly lasts: number;
  readonly manner: Manner;
  /** Out of sight before its time: a coin comes out of a purse, while a ship waits where it lay. */
  readonly appears?: boolean | undefined;
  /** A ship's two lines on the water: behind it, or before it where something drives it back. */
  readonly wake?: Side | undefined;
  /** The zone whose own picture stays hidden until this has arrived. */
  readonly lands?: string | undefined;
  /** Where nothing travels, this zone is pointed out, instead of the one where it lands. */
  readonly marks?: string | undefined;
  readonly draw: (size: Size) => ReactNode;
  readonly back?: ((size: Size) => ReactNode) | undefined;
}
