import type { Seat } from '@/engine/game';
import type { Emit, Zone } from '@/engine/events';
import { AREAS, type CardId } from './cards';
import { AREA, KIND, kindCode } from './cards/figures';

const START_CONTRACT = kindCode('start-contract');

/** The places of the table, as events name them. */
export const zones = {
  deck: (area: number): Zone => ({ zone: 'deck', at: AREAS[area] }),
  current: (area: number): Zone => ({ zone: 'current', at: AREAS[area] }),
  future: (area: number): Zone => ({ zone: 'future', at: AREAS[area] }),
  discards: (card: CardId): Zone =>
    AREA[card] === -1 ? { zone: 'away' } : { zone: 'discards', at: AREAS[AREA[card] as number] },
  hand: (seat: Seat): Zone => ({ zone: 'hand', seat }),
  ships: (seat: Seat): Zone => ({ zone: 'ships', seat }),
};

/** A card that everybody could see before and sees now. */
export function emitOpenMove(emit: Emit, piece: CardId, from: Zone, to: Zone): void {
  emit({ type: 'moved', piece, from, to, before: 'all', seen: 'all' });
}

/** A card laid down from a hand: everybody saw it taken, unless it was dealt. */
export function emitDiscard(emit: Emit, piece: CardId, seat: Seat): void {
  const before = KIND[piece] === START_CONTRACT ? [seat] : 'all';
  emit({ type: 'moved', piece, from: zones.hand(seat), to: zones.discards(piece), before, seen: 'all' });
}
