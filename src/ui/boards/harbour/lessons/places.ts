import type { HarbourMove } from '@/games/harbour/move';
import type { HarbourView } from '@/games/harbour/view';
import { placesAt, zone } from '../motion/zones';

/** Where somebody touches the table to give this answer, the best first. */
function placesOfOne(move: HarbourMove, view: HarbourView): readonly string[] {
  switch (move.type) {
    case 'go':
      return placesAt(view, move.place);
    case 'gain':
    case 'pay':
    case 'spend':
      return [zone.column(move.good)];
    case 'ship':
      return [zone.ship(move.good), zone.plan];
    case 'buy':
      return [zone.buy(move.building), zone.plan];
    default:
      return [];
  }
}

export const placesOf = (moves: readonly HarbourMove[], view: HarbourView): readonly (readonly string[])[] =>
  moves.map((move) => placesOfOne(move, view));
