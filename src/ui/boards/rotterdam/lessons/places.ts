import { CASHIER, FORWARDER, MANUFACTURER } from '@/games/rotterdam/cards/roles';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { zone } from '../motion/zones';

type Ways = readonly (readonly string[])[];

/** Where somebody touches the shelf to make this move. What comes later stands first: it is there once the rest is said. */
function placesOfOne(move: RotterdamMove): Ways {
  switch (move.type) {
    case 'launch':
      return [[zone.start(move.at)], [zone.firstUnit(move.raw)]];
    case 'work':
      return [[zone.role(move.role)]];
    case 'forward':
      return [[zone.answer(move), zone.role(FORWARDER)]];
    case 'cash':
      return [[zone.answer(move), zone.role(CASHIER)]];
    case 'build':
      return [[zone.answer(move), zone.role(MANUFACTURER)]];
    case 'place':
      return [[zone.start(move.at)]];
    case 'takeCard':
      return [[zone.shipCard(move.card)]];
    case 'drawCard':
      return [[zone.deck]];
    case 'play': {
      const way = move.to === undefined ? [] : [zone.way(move.to)];
      return [[...way, zone.ship(move.at), zone.card(move.card), zone.hand]];
    }
    case 'partner':
      return [[zone.ship(move.at)]];
    case 'bid':
      return [[zone.bid]];
    case 'pass':
    case 'finish':
    case 'unload':
      return [];
    default:
      return [[zone.answer(move)]];
  }
}

export const placesOf = (moves: readonly RotterdamMove[]): Ways => moves.flatMap(placesOfOne);
