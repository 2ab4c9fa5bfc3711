import type { Moved, Zone } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { HARBOUR_OF, HARBOURS } from '@/games/rotterdam/cards/goods';
import { harbourAt, isHarbour } from '@/games/rotterdam/cards/waterways';
import { readPiece } from '@/games/rotterdam/pieces';
import { codeCargo, NONE } from '@/games/rotterdam/state';
import type { Flight } from '../../kit/motion';
import { stepOf } from '../map/geometry';
import type { RotterdamBoard } from '../table/board';
import * as drawn from './drawn';
import { placesOf, positionOf, zone } from './zones';

/** Milliseconds, at a person's pace. */
export const TIMES = {
  step: 360,
  /** Ships of one owner follow each other so closely; the next owner waits longer. */
  apart: 90,
  nextOwner: 120,
  /** An unloaded ship, to its owner. */
  home: 260,
  rock: 200,
  coin: 420,
  worker: 320,
  crate: 260,
  product: 320,
  turn: 240,
  order: 300,
  build: 260,
  tower: 420,
  puff: 200,
  stamp: 300,
  swap: 360,
  crossing: 420,
  badge: 160,
} as const;

export type Table = Pick<RotterdamBoard, 'happened' | 'view' | 'language' | 'house' | 'own'>;
/** A flight whose time its chain decides. */
export type Timeless = Omit<Flight, 'key' | 'start'>;

/** A ship follows its channel, whose ends are its positions; a card's ship may go back or cross over. */
export function sailing(board: Table, event: Moved, owner: Seat): Timeless {
  const { from, to } = event;
  const raw = cargoOf(board, event);
  const berth =
    to.zone === 'harbour' ? zone.moored(harbourAt(positionOf(to)), arrivalOf(board, event)) : undefined;
  const afloat = to.zone === 'water' || isHarbour(positionOf(to));
  const via = to.zone === 'harbour' ? [{ zones: [zone.position(positionOf(to))] }] : undefined;
  return {
    from: placesOf(from),
    fromStanding: from.zone !== 'fleet',
    via,
    to: berth === undefined ? placesOf(to) : [berth, ...placesOf(to)],
    lands: to.zone === 'water' ? zone.position(positionOf(to)) : berth,
    size: SHIP,
    lasts: to.zone === 'fleet' ? TIMES.home : TIMES.step,
    manner: afloat ? 'lay' : 'lift',
    ...(afloat && from.zone === 'water' && { wake: isDrivenBack(event) ? 'ahead' : 'astern' }),
    draw: drawn.ship(board.house(owner), raw),
    standIn: drawn.plainShip(board.house(owner), raw),
  };
}

/** What lies in a ship once it has arrived. */
function cargoOf(board: Table, event: Moved): number {
  const { view } = board;
  if (event.to.zone === 'fleet') return NONE;
  const at = positionOf(event.to);
  if (!isHarbour(at)) return view.cargo[at] ?? NONE;
  const code = view.harbours[harbourAt(at)]?.[arrivalOf(board, event)];
  return code === undefined ? NONE : codeCargo(code);
}

/** Which of the ships in its harbour it is: those of one move lie there last, as they came. */
function arrivalOf({ view, happened }: Table, event: Moved): number {
  const moored = view.harbours[harbourAt(positionOf(event.to))]?.length ?? 0;
  const came = (happened?.events ?? []).filter(
    (other) => other.type === 'moved' && other.to.zone === 'harbour' && other.to.at === event.to.at,
  );
  return Math.max(0, moored - came.length + Math.max(0, came.indexOf(event)));
}

/** Waterways lead to the harbours alone: back goes whatever a gale drives. */
const isDrivenBack = ({ from, to }: Moved): boolean => stepOf(positionOf(to)) < stepOf(positionOf(from));

const SHIP = { width: 49, height: 33 };

/** Ships that change places, or crates that change ships, pass each other: one above, one below. */
const PASSES = 18;

export function passing(board: Table, event: Moved, above: boolean): Timeless {
  const piece = event.piece === undefined ? undefined : readPiece(event.piece);
  const id = piece?.id ?? 0;
  const arc = above ? PASSES : -PASSES;
  return piece?.kind === 'ship'
    ? { ...sailing(board, event, id), arc, lasts: TIMES.crossing }
    : { ...carrying(event, id), arc, lasts: TIMES.swap };
}

/** What a hand gets or gives flies to it or from it where it is in sight, else its owner. */
const handOr = ({ own }: Table, at: Zone): readonly string[] =>
  at.seat !== undefined && own?.seat === at.seat ? [zone.hand, ...placesOf(at)] : placesOf(at);

export function placing(board: Table, { from, to }: Moved, seat: Seat): Timeless {
  return {
    from: placesOf(from),
    to: placesOf(to),
    // The chip that it becomes shows itself once it is there.
    lands: placesOf(to)[0],
    size: drawn.PAWN,
    lasts: TIMES.worker,
    manner: 'walk',
    arc: 24,
    draw: drawn.worker(board.house(seat)),
  };
}

export const carrying = ({ from, to }: Moved, raw: number): Timeless => ({
  from: placesOf(from),
  to: placesOf(to),
  size: drawn.CRATE,
  lasts: TIMES.crate,
  manner: 'lift',
  appears: true,
  draw: drawn.crate(raw),
});

/** Cards of factories travel covered, also to their owner: they turn in the hand. */
export function product(board: Table, { from, to }: Moved, id: number | undefined): Timeless {
  const harbour =
    id === undefined ? HARBOURS.findIndex((name) => name === (from.at ?? to.at)) : (HARBOUR_OF[id] ?? 0);
  const back = drawn.productBack(Math.max(0, harbour), board.language);
  const covered = id === undefined || (from.zone === 'stack' && to.zone === 'hand');
  const turns = from.zone === 'stack' && to.zone === 'face-up' && id !== undefined;
  return {
    from: from.zone === 'hand' ? handOr(board, from) : placesOf(from),
    to: to.zone === 'hand' ? handOr(board, to) : placesOf(to),
    size: drawn.CARD,
    lasts: turns ? TIMES.turn : TIMES.product,
    manner: turns ? 'turn' : 'lift',
    appears: true,
    draw: covered ? back : drawn.productCard(id, board.language),
    ...(turns && { back }),
  };
}

export function shipCard(board: Table, { from, to }: Moved, id: number | undefined): Timeless {
  const back = drawn.shipCardBack(board.language);
  const lies = id === undefined ? [] : [zone.shipCard(id)];
  const turns = from.zone === 'ship-deck' && to.zone === 'ship-row' && id !== undefined;
  const covered = id === undefined || (from.zone === 'ship-deck' && to.zone === 'ship-hand');
  return {
    from:
      from.zone === 'ship-row'
        ? [...lies, ...placesOf(from)]
        : from.zone === 'ship-hand'
          ? handOr(board, from)
          : placesOf(from),
    to:
      to.zone === 'ship-row'
        ? [...lies, ...placesOf(to)]
        : to.zone === 'ship-hand'
          ? handOr(board, to)
          : placesOf(to),
    size: drawn.CARD,
    lasts: turns ? TIMES.turn : TIMES.product,
    manner: turns ? 'turn' : 'lift',
    appears: true,
    draw: covered ? back : drawn.shipCard(id, board.language),
    ...(turns && { back }),
  };
}

/** A filled order is lifted to its player; a new one turns over where it lies. */
export function order({ to }: Moved, id: number | undefined): Timeless {
  const lies = id === undefined ? placesOf(to) : [zone.order(id)];
  if (to.zone !== 'filled') {
    return {
      from: lies,
      to: [],
      lands: lies[0],
      size: 'place',
      lasts: TIMES.turn,
      manner: 'turn',
      draw: id === undefined ? drawn.orderBack : drawn.order(id),
      back: drawn.orderBack,
    };
  }
  return {
    // On phones they lie on a page behind their button.
    from: [...lies, zone.orders],
    to: placesOf(to),
    size: 'origin',
    lasts: TIMES.order,
    manner: 'lift',
    draw: id === undefined ? drawn.orderBack : drawn.order(id),
  };
}

export function building(board: Table, { to }: Moved, seat: Seat): Timeless {
  return {
    from: placesOf(to),
    to: placesOf(to),
    size: drawn.CRATE,
    lasts: TIMES.build,
    manner: 'plant',
    draw: drawn.chip(board.house(seat)),
  };
}
