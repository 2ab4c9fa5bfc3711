import type { HarbourMove } from '@/games/harbour/move';
import type { HarbourView } from '@/games/harbour/view';
import { placesAt, zone } from '../motion/zones';

/**
 * Where somebody touches the table to give this answer, the best first; of two goods the first one as long as it is not
 * chosen. What its button alone gives needs no place.
 */
function placesOfOne(move: HarbourMove, view: HarbourView): readonly string[] {
  switch (move.type) {
    case 'board':
      return [zone.board(move.board)];
    case 'own':
      return [zone.place(move.building)];
    case 'go':
      return placesAt(view, move.place);
    case 'gain':
    case 'pay':
    case 'give':
    case 'raise':
      return [zone.column(move.good)];
    case 'spend':
      return [zone.column(move.good), zone.ability];
    case 'turn':
      return [zone.column(move.from), zone.column(move.to)];
    case 'swap':
      return [zone.column(move.a), zone.column(move.b)];
    case 'take':
      return [zone.take(move.seat, move.good)];
    case 'replace':
      return [zone.replace(move.building), ...placesAt(view, move.building)];
    case 'inland':
      return [zone.inland, zone.plan];
    case 'ship':
      return [zone.ship(move.good), zone.plan];
    case 'buy':
      return [zone.buy(move.building), zone.plan];
    case 'fill':
      return [zone.fill(move.good), zone.plan];
    case 'keep':
      return [zone.keep(move.good), zone.plan];
    case 'done':
      return [zone.keepNothing];
    case 'later':
      return [];
  }
}

export const placesOf = (moves: readonly HarbourMove[], view: HarbourView): readonly (readonly string[])[] =>
  moves.map((move) => placesOfOne(move, view));
