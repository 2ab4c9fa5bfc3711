import { HARBOURS, type Harbour } from '@/games/rotterdam/cards/goods';
import { POSITIONS, START_COUNT, WATER_COUNT, type Position } from '@/games/rotterdam/cards/waterways';
import { touch } from '@/ui/theme';
import { BARGE } from '../art/Barge';
import { designFor, type Design } from './designs';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The map of a block: everything that is drawn on it finds its place here. */
export interface Plan extends Omit<Design, 'lanes' | 'steps' | 'card' | 'ship' | 'quay'> {
  readonly upright: boolean;
  /** Starts and fields; of harbours, where the lane's own channel meets the quay. */
  readonly at: readonly Point[];
  readonly ship: { readonly width: number; readonly height: number };
  /** Where a finger meets a start or field. */
  readonly targets: readonly Box[];
  /** By harbour. */
  readonly cards: readonly Box[];
  /** Of a ship's drawing, compared with the field that barges are drawn in. */
  readonly scale: number;
  /** Along the way to the harbours. */
  readonly quay: number;
}

const LANES = HARBOURS.length;
export const laneOf = (at: Position): number => at % LANES;
/** 0 for starts, 4 for harbours. */
export const stepOf = (at: Position): number => Math.floor(at / LANES);

const CARD_MARGIN = 6;
/** Between a card and the water: the quay's edge. */
const QUAY_EDGE = 1;
/** Between the cards of two lanes. */
const CARD_GAP = { usual: 4, least: 1 };
const SHORT_ROW = 84;
const SMALLEST = 0.88;
const LARGEST = 1.3;
/** A lane's card may become so narrow. */
const NARROWEST_LANE_CARD = 304;
/** On a small phone on its side cards give some of their width to the water. */
const NARROW_LEVEL = 460;
const NARROWER = 16;

const clamp = (figure: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, figure));

interface Stretched {
  readonly quay: number;
  readonly lanes: readonly number[];
  readonly steps: readonly number[];
  readonly card: { readonly width: number; readonly height: number };
  /** How much larger or smaller than designed ships and fields are. */
  readonly by: number;
}

/** Cards keep the height that their lines need; water takes the rest. */
function stretchedUpright(design: Design, width: number, height: number): Stretched {
  const across = width / design.width;
  const along = (height - design.quay) / (design.height - design.quay);
  return {
    quay: design.quay,
    lanes: design.lanes.map((lane) => lane * across),
    steps: design.steps.map((step) => design.quay + (step - design.quay) * along),
    card: { width: design.card.width * across, height: design.card.height },
    by: clamp(Math.min(across, along), SMALLEST, LARGEST),
  };
}

/** Cards keep the width that their lines need; water takes the rest. */
function stretchedLevel(design: Design, width: number, height: number): Stretched {
  const wide = design.look === 'lane';
  const card = wide
    ? clamp((design.card.width * width) / design.width, NARROWEST_LANE_CARD, 440)
    : design.card.width - (width < NARROW_LEVEL ? NARROWER : 0);
  const margin = design.width - design.quay - design.card.width;
  const quay = width - margin - card;
  const across = quay / design.quay;
  const down = height / design.height;
  const gap = ((design.lanes[1] ?? 0) - (design.lanes[0] ?? 0)) * down;
  // Where lanes lie close together, the cards nearly meet before they become too low for a finger.
  const most = Math.max(gap - CARD_GAP.usual, Math.min(gap - CARD_GAP.least, touch.icon));
  return {
    quay,
    lanes: design.lanes.map((lane) => lane * down),
    steps: design.steps.map((step) => step * across),
    card: { width: card, height: Math.min(wide ? design.card.height * down : design.card.height, most) },
    by: clamp(Math.min(across, down), SMALLEST, LARGEST),
  };
}

function cardsOf(upright: boolean, { quay, lanes, card }: Stretched): readonly Box[] {
  return lanes.map((lane) =>
    upright
      ? { x: lane - card.width / 2, y: CARD_MARGIN, ...card }
      : { x: quay + QUAY_EDGE + 1, y: lane - card.height / 2, ...card },
  );
}

/** As large as a finger needs, inside the block, and none over another: each gives way to the one behind it. */
function targetsOf(upright: boolean, at: readonly Point[], plan: { width: number; height: number }) {
  const size = touch.icon;
  const targets: Box[] = [];
  for (const [position, { x, y }] of at.slice(0, WATER_COUNT).entries()) {
    const behind = position < START_COUNT ? undefined : targets[position - LANES];
    const left = clamp(x - size / 2, 0, plan.width - size);
    const top = clamp(y - size / 2, 0, plan.height - size);
    targets.push({
      x: upright || behind === undefined ? left : Math.max(left, behind.x + size),
      y: !upright || behind === undefined ? top : Math.min(top, behind.y - size),
      width: size,
      height: size,
    });
  }
  return targets;
}

export function planOf(upright: boolean, width: number, height: number): Plan {
  const design = designFor(upright, width, height);
  const stretched = upright ? stretchedUpright(design, width, height) : stretchedLevel(design, width, height);
  const { quay, lanes, steps, by } = stretched;
  const at = POSITIONS.map((_, position): Point => {
    const lane = lanes[laneOf(position)] ?? 0;
    const along = steps[stepOf(position)] ?? quay;
    return upright ? { x: lane, y: along } : { x: along, y: lane };
  });
  const ship = design.ship * by;
  const row = Math.abs((steps[1] ?? 0) - (steps[2] ?? 0));
  return {
    ...design,
    upright,
    width,
    height,
    at,
    quay,
    ship: { width: ship, height: (ship * BARGE.height) / BARGE.width },
    scale: ship / BARGE.width,
    // On a short channel a letter would cover the pattern.
    beside: design.beside || (upright && row < SHORT_ROW),
    radius: design.radius * by,
    line: design.line * Math.min(1.15, by),
    disc: design.disc * clamp(by, 0.95, 1.2),
    spread: design.spread * by,
    targets: targetsOf(upright, at, { width, height }),
    cards: cardsOf(upright, stretched),
  };
}

export const pointOf = (plan: Plan, at: Position): Point => plan.at[at] ?? { x: 0, y: 0 };
export const cardOf = (plan: Plan, harbour: Harbour): Box =>
  plan.cards[harbour] ?? { x: 0, y: 0, width: 0, height: 0 };
