import type { Moved } from '@/engine/events';
import { pawnPiece } from '@/games/harbour/pieces';
import type { Situation } from '@/games/harbour/state';
import { changeOf, ringAround, type Flight } from '../../kit/motion';
import type { HarbourBoard } from '../table/board';
import { backOf, buildingFace, lostToken, pawn, PAWN, token, UNIT, wholeToken } from './drawn';
import { stepsOf, type Pass, type Step, type TokenWay } from './steps';
import { placesOf, spaceAt, zone } from './zones';

/** A visit is a chain of many small steps: together they take no longer than this. */
export const LONGEST_CHAIN = 1600;

/** Milliseconds, at a person's pace. */
const TIMES = {
  walk: 420,
  unit: 300,
  apart: 70,
  dip: 160,
  slide: 240,
  pass: 360,
  // A bought building and the one that is turned up in its place take 620 together.
  glide: 380,
  turnOver: 240,
  ring: 500,
} as const;

/** So long before a token has sunk, the others begin to slide. */
const OVERLAP = 40;

/** How far above the straight way a pawn is carried, and tokens pass each other. */
const ARC = { walk: 36, pass: 26 } as const;

type Table = Pick<HarbourBoard, 'happened' | 'view' | 'language' | 'house' | 'money'>;

/** Turns what happened, as the viewer may see it, into what flies where. */
export function flightsOf(board: Table): readonly Flight[] {
  const chain = new Chain();
  for (const step of stepsOf(board.happened?.events ?? [], board.view)) fly(chain, step, board);
  return chain.flights;
}

type Timeless = Omit<Flight, 'start' | 'key'>;

/** One step after the other; goods that follow each other leave in one row. */
class Chain {
  private readonly flown: Flight[] = [];
  private begun = 0;
  private latest = 0;
  private ended = 0;
  private units = 0;

  get flights(): readonly Flight[] {
    return this.flown;
  }

  /** When the last piece left. */
  get start(): number {
    return this.latest;
  }

  /** Flights of one step, each so long after its beginning. */
  next(flights: readonly (Timeless & { readonly after?: number })[]): void {
    this.units = 0;
    this.begun = this.ended;
    for (const { after = 0, ...flight } of flights) this.fly(flight, this.begun + after);
  }

  /** One more unit in the row. */
  unit(flight: Timeless): void {
    if (this.units === 0) this.begun = this.ended;
    this.fly(flight, this.begun + this.units * TIMES.apart);
    this.units += 1;
  }

  /** Shown beside the step, which does not wait for it. */
  beside(flight: Flight): void {
    this.flown.push({ ...flight, key: `${flight.key} ${this.flown.length}` });
  }

  private fly(flight: Timeless, start: number): void {
    this.flown.push({ ...flight, key: `${flight.manner} ${this.flown.length}`, start });
    this.latest = start;
    this.ended = Math.max(this.ended, start + flight.lasts);
  }
}

function fly(chain: Chain, step: Step, board: Table): void {
  switch (step.step) {
    case 'pass':
      for (const unit of unitsOf(step)) chain.unit(unit);
      return;
    case 'money':
      chain.beside({
        ...changeOf({ key: 'money', at: step.at, by: step.by, format: board.money, start: chain.start }),
        fromStanding: true,
      });
      return;
    case 'walk':
      chain.next([walking(board, step.event)]);
      return;
    case 'card':
      chain.next([gliding(board, step.event)]);
      return;
    case 'market':
      chain.next(
        step.tokens.flatMap((way) => (step.shipping ? shipping(way, board.view) : passing(way, board.view))),
      );
      return;
    case 'ring':
      chain.next([
        { from: step.at, to: [], size: 'place', lasts: TIMES.ring, manner: 'ring', draw: ringAround },
      ]);
  }
}

/** Each unit by itself; those that find no room tip over the rim. */
function unitsOf({ from, to, good, was, units, lost, gone }: Pass): readonly Timeless[] {
  const [place] = to;
  const unit = { from, fromStanding: true, to, size: UNIT, lasts: TIMES.unit, appears: true } as const;
  const carried: Timeless =
    was === undefined
      ? { ...unit, manner: place === undefined ? 'rise' : 'lift', draw: token(good) }
      : { ...unit, manner: 'turn', draw: token(good), back: token(was) };
  const taken: Timeless = gone === true ? carried : { ...carried, marks: place };
  return [
    ...Array.from({ length: units }, () => taken),
    ...Array.from({ length: lost }, (): Timeless => ({ ...unit, manner: 'tip', draw: lostToken(good) })),
  ];
}

/** The pawn is carried over tabs or panels to its building. */
function walking({ view, house }: Table, { piece = pawnPiece(0), from, to }: Moved): Timeless {
  const seat = piece - pawnPiece(0);
  const pawnAt = zone.pawn(seat);
  const places = placesOf(to, piece, view);
  return {
    from: [pawnAt, ...placesOf(from, piece, view), zone.player(seat)],
    to: [pawnAt, ...places],
    lands: pawnAt,
    marks: places[0],
    arc: ARC.walk,
    size: PAWN,
    lasts: TIMES.walk,
    manner: 'walk',
    draw: pawn(house(seat)),
  };
}

/** A building: bought, turned up, put under the deck; of one that the viewer may not see, its back. */
function gliding({ view, language }: Table, { piece, from, to }: Moved): Timeless {
  const back = backOf(language);
  const way = {
    from: placesOf(from, from.zone === 'deck' ? undefined : piece, view),
    to: placesOf(to, to.zone === 'underDeck' ? undefined : piece, view),
  };
  if (piece === undefined) return { ...way, lasts: TIMES.glide, manner: 'lift', draw: back };
  const face = buildingFace(piece, language);
  if (to.zone === 'underDeck') return { ...way, lasts: TIMES.glide, manner: 'lift', draw: face };
  const lands = zone.card(piece);
  return from.zone === 'deck'
    ? { ...way, lands, lasts: TIMES.turnOver, manner: 'turn', draw: face, back }
    : { ...way, lands, lasts: TIMES.glide, manner: 'lay', folds: true, draw: face };
}

/** A token, as large as it lies there, on its way from space to space. */
function tokenOf({ good, from }: TokenWay, view: Situation) {
  const at = zone.token(good);
  return {
    from: [...spaceAt(view, from), at],
    fromStanding: true,
    to: [at],
    lands: at,
    size: 'place',
    draw: wholeToken(good),
  } as const;
}

/** HB-23: shipped tokens sink and come up on the left, the others make room for them. */
function shipping(way: TokenWay, view: Situation): readonly (Timeless & { after?: number })[] {
  const { from, to } = way;
  const token = tokenOf(way, view);
  const sinks = { ...token, to: [], lasts: TIMES.dip, manner: 'sink' } as const;
  const surfaces = { ...token, lasts: TIMES.dip, manner: 'surface' } as const;
  if (to === 0) return [sinks];
  if (from === 0) return [surfaces];
  if (to < from) return [sinks, { ...surfaces, after: TIMES.dip + TIMES.slide - 2 * OVERLAP }];
  return [{ ...token, lasts: TIMES.slide, manner: 'lay', after: TIMES.dip - OVERLAP }];
}

/** Who goes right passes above, who goes left below. */
function passing(way: TokenWay, view: Situation): readonly Timeless[] {
  const arc = way.to > way.from ? ARC.pass : -ARC.pass;
  return [{ ...tokenOf(way, view), arc, lasts: TIMES.pass, manner: 'lay' }];
}
