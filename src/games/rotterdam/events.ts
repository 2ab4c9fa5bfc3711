import type { Counted, Moved, Said, Sight, Zone } from '@/engine/events';
import type { Seat } from '@/engine/game';
import type { Phrase } from '@/engine/phrase';
import { HARBOURS, PRODUCTS, RAWS, type Harbour, type Product, type Raw } from './cards/goods';
import { isHarbour, POSITIONS, type Position } from './cards/waterways';
import { pieceNumber, type PieceKind } from './pieces';

/** The places of the table, as events name them. */
export const zones = {
  market: (raw: Raw): Zone => ({ zone: 'market', at: RAWS[raw] }),
  stock: (seat: Seat, raw: Raw): Zone => ({ zone: 'stock', seat, at: RAWS[raw] }),
  /** Ships not on the water. */
  fleet: (seat: Seat): Zone => ({ zone: 'fleet', seat }),
  position: (at: Position): Zone => ({
    zone: isHarbour(at) ? 'harbour' : 'water',
    at: POSITIONS[at],
  }),
  stack: (harbour: Harbour): Zone => ({ zone: 'stack', at: HARBOURS[harbour] }),
  faceUp: (harbour: Harbour): Zone => ({ zone: 'face-up', at: HARBOURS[harbour] }),
  hand: (seat: Seat): Zone => ({ zone: 'hand', seat }),
  orderDeck: (): Zone => ({ zone: 'order-deck' }),
  openOrder: (at: number): Zone => ({ zone: 'orders', at }),
  filled: (seat: Seat): Zone => ({ zone: 'filled', seat }),
  shipDeck: (): Zone => ({ zone: 'ship-deck' }),
  shipRow: (at: number): Zone => ({ zone: 'ship-row', at }),
  shipHand: (seat: Seat): Zone => ({ zone: 'ship-hand', seat }),
  played: (): Zone => ({ zone: 'played' }),
  workers: (seat: Seat): Zone => ({ zone: 'workers', seat }),
  /** `at` is a place in the state's list of places, role after role. */
  place: (at: number): Zone => ({ zone: 'place', at }),
  factories: (seat: Seat): Zone => ({ zone: 'factories', seat }),
  sites: (harbour: Harbour): Zone => ({ zone: 'sites', at: HARBOURS[harbour] }),
  tower: (seat: Seat): Zone => ({ zone: 'tower', seat }),
};

/** A piece that everybody knew and sees. */
export const openMove = (kind: PieceKind, id: number, from: Zone, to: Zone): Moved => ({
  type: 'moved',
  piece: pieceNumber(kind, id),
  from,
  to,
  before: 'all',
  seen: 'all',
});

/** A card that not everybody knew or sees. */
export const cardMove = (
  kind: PieceKind,
  id: number,
  from: Zone,
  to: Zone,
  before: Sight,
  seen: Sight,
): Moved => ({ type: 'moved', piece: pieceNumber(kind, id), from, to, before, seen });

export const moneyCounted = (seat: Seat, from: number, to: number): Counted => ({
  type: 'counted',
  what: 'money',
  seat,
  from,
  to,
});

export const priceCounted = (product: Product, from: number, to: number): Counted => ({
  type: 'counted',
  what: 'price',
  at: PRODUCTS[product],
  from,
  to,
});

export const stockCounted = (seat: Seat, raw: Raw, from: number, to: number): Counted => ({
  type: 'counted',
  what: 'stock',
  seat,
  at: RAWS[raw],
  from,
  to,
});

/** Units left in the raw market. */
export const marketCounted = (raw: Raw, from: number, to: number): Counted => ({
  type: 'counted',
  what: 'market',
  at: RAWS[raw],
  from,
  to,
});

export const pointsCounted = (seat: Seat, from: number, to: number): Counted => ({
  type: 'counted',
  what: 'order-points',
  seat,
  from,
  to,
});

export const roundCounted = (from: number, to: number): Counted => ({
  type: 'counted',
  what: 'round',
  from,
  to,
});

export const said = (seat: Seat, phrase: Phrase): Said => ({ type: 'said', phrase, seen: 'all', seat });

/** What only the seat itself hears, and what the others hear instead. */
export const saidTo = (seat: Seat, phrase: Phrase, otherwise: Phrase): Said => ({
  type: 'said',
  phrase,
  seen: [seat],
  seat,
  otherwise,
});

/** What the table itself does. */
export const announced = (phrase: Phrase): Said => ({ type: 'said', phrase, seen: 'all' });
