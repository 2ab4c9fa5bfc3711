import type { GameEvent, Moved } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { HARBOUR_OF, HARBOURS } from '@/games/rotterdam/cards/goods';
import { isHarbour } from '@/games/rotterdam/cards/waterways';
import { readPiece } from '@/games/rotterdam/pieces';
import { NONE } from '@/games/rotterdam/state';
import { ringAround, type Flight } from '../../kit/motion';
import type { RotterdamBoard } from '../table/board';
import * as drawn from './drawn';
import { placesOf, positionOf, zone } from './zones';

/** Milliseconds, at a person's pace. */
export const TIMES = {
  step: 360,
  /** Ships of one owner follow each other so closely; the next owner waits longer. */
  apart: 90,
  nextOwner: 120,
  rock: 200,
  coin: 420,
  worker: 320,
  crate: 260,
  product: 320,
  turn: 240,
  order: 300,
  build: 260,
  tower: 420,
} as const;

export type Table = Pick<RotterdamBoard, 'happened' | 'view' | 'language' | 'house'>;
/** A flight whose time its chain decides. */
export type Timeless = Omit<Flight, 'key' | 'start'>;

/** A ship follows its channel, whose ends are its positions; a card's ship may go back or cross over. */
export function sailing(board: Table, event: Moved, owner: Seat, later: readonly GameEvent[]): Timeless {
  const { from, to } = event;
  const cargo = later.find(
    (one): one is Moved =>
      one.type === 'moved' &&
      one.piece !== undefined &&
      readPiece(one.piece)?.kind === 'raw' &&
      one.from.at === from.at &&
      one.to.at === to.at,
  );
  const ashore = to.zone === 'fleet' ? board.view.cargo.length : positionOf(to);
  const raw =
    cargo?.piece === undefined ? (board.view.cargo[ashore] ?? NONE) : (readPiece(cargo.piece)?.id ?? NONE);
  const afloat = to.zone === 'water' || isHarbour(positionOf(to));
  const via = to.zone === 'harbour' ? [{ zones: [zone.position(positionOf(to))] }] : undefined;
  return {
    from: placesOf(from),
    fromStanding: from.zone !== 'fleet',
    via,
    to: placesOf(to),
    ...(to.zone === 'water' && { lands: zone.position(positionOf(to)) }),
    size: SHIP,
    lasts: TIMES.step,
    manner: afloat ? 'lay' : 'lift',
    draw: drawn.shipUnderWay(board.house(owner), raw),
  };
}

const SHIP = { width: 49, height: 33 };

export function placing(board: Table, { from, to }: Moved, seat: Seat): Timeless {
  return {
    from: placesOf(from),
    to: placesOf(to),
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
    from: placesOf(from),
    to: placesOf(to),
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
    from: from.zone === 'ship-row' ? [...lies, ...placesOf(from)] : placesOf(from),
    to: to.zone === 'ship-row' ? [...lies, ...placesOf(to)] : placesOf(to),
    size: drawn.CARD,
    lasts: turns ? TIMES.turn : TIMES.product,
    manner: turns ? 'turn' : 'lift',
    appears: true,
    draw: covered ? back : drawn.shipCard(id, board.language),
    ...(turns && { back }),
  };
}

/** A filled order is pointed out where its player stands. */
export function order({ to }: Moved, id: number | undefined): Timeless {
  const at = to.zone === 'filled' || id === undefined ? placesOf(to) : [zone.order(id)];
  return { from: at, to: [], size: 'place', lasts: TIMES.order, manner: 'ring', draw: ringAround };
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
