import { face } from '@/games/packet-row/cards';
import type { PacketRowMove } from '@/games/packet-row/move';
import { zone } from '../motion/zones';

/** Where somebody touches the table to make this move; what its button alone makes needs no other place. */
function placesOfOne(move: PacketRowMove): readonly string[] {
  switch (move.type) {
    case 'choose':
      return [zone.area(move.area), zone.tab(move.area)];
    case 'take': {
      const taken = face(move.card);
      return [zone.card(move.card), ...('area' in taken ? [zone.tab(taken.area)] : [])];
    }
    case 'cash':
      return [zone.cash, zone.card(move.card), zone.hand];
    case 'deliver':
      return [zone.deliver];
    default:
      return [];
  }
}

export const placesOf = (moves: readonly PacketRowMove[]): readonly (readonly string[])[] =>
  moves.map(placesOfOne);
