import type { Seat } from '@/engine/game';
import type { Counted, Moved, Said, Sight, Zone } from '@/engine/events';
import type { Phrase } from '@/engine/phrase';
import { goodName, type Good } from './cards/goods';
import { NONE, type Place } from './state';

/** The places of the table, as events name them. */
export const zones = {
  deck: { zone: 'deck' },
  underDeck: { zone: 'underDeck' },
  display: (slot: number): Zone => ({ zone: 'display', at: slot }),
  owned: (seat: Seat): Zone => ({ zone: 'owned', seat }),
  look: (seat: Seat): Zone => ({ zone: 'look', seat }),
  offer: (seat: Seat): Zone => ({ zone: 'offer', seat }),
  board: (seat: Seat): Zone => ({ zone: 'board', seat }),
  box: { zone: 'box' },
  bonus: (seat: Seat): Zone => ({ zone: 'bonus', seat }),
  /** Where a pawn stands: on a building, or beside the board of its player. */
  pawn: (seat: Seat, place: Place): Zone =>
    place === NONE ? { zone: 'beside', seat } : { zone: 'on', at: place },
} satisfies Record<string, Zone | ((seat: number, place: number) => Zone)>;

export const moved = (piece: number, from: Zone, to: Zone, before: Sight, seen: Sight): Moved => ({
  type: 'moved',
  piece,
  from,
  to,
  before,
  seen,
});

export const movedOpenly = (piece: number, from: Zone, to: Zone): Moved =>
  moved(piece, from, to, 'all', 'all');

/** A stock of a good; `what` is the good's name. */
export const countedGoods = (seat: Seat, good: Good, from: number, to: number): Counted => ({
  type: 'counted',
  what: goodName(good),
  seat,
  from,
  to,
});

/** A market token; 0 is off the market. */
export const countedSpace = (good: Good, from: number, to: number): Counted => ({
  type: 'counted',
  what: 'market',
  at: goodName(good),
  from,
  to,
});

export const said = (seat: Seat, phrase: Phrase): Said => ({ type: 'said', phrase, seen: 'all', seat });
