import type { Zone } from '@/engine/events';
import type { Seat } from '@/engine/game';
import type { Area, CardId } from '@/games/packet-row/cards';
// By its own file: courses name places too, and are read where nothing is drawn.
import { figureZone, placeName, playerZone } from '../../kit/motion/places';

/** The names of the places on this board, for whatever flies over it. */
export const zone = {
  card: (card: CardId) => `card ${card}`,
  /** The flag of whoever took the card, in the space where it lay. */
  flag: (card: CardId) => `flag ${card}`,
  deck: (area: Area) => placeName({ zone: 'deck', at: area }),
  discards: (area: Area) => placeName({ zone: 'discards', at: area }),
  tab: (area: Area) => `tab ${area}`,
  /** What chooses an area where all of them are in sight. */
  area: (area: Area) => `area ${area}`,
  deliver: 'deliver',
  cash: 'cash',
  player: playerZone,
  /** Their money: what is paid or gained shows itself beside it. */
  figure: figureZone,
  /** The harbour master's token, wherever it is. */
  wheel: 'wheel',
  hand: 'hand',
  ships: 'ships',
} as const;

/** Where an event's place may be found, the best first; an area that is not in sight is its tab. */
export function placesOf(at: Zone, piece: CardId | undefined, viewer: Seat | 'table'): readonly string[] {
  const card = piece === undefined ? [] : [zone.card(piece)];
  const area = at.at as Area;
  switch (at.zone) {
    case 'deck':
      return [zone.deck(area), zone.tab(area)];
    case 'current':
    case 'future':
      return [...card, zone.tab(area)];
    case 'discards':
      return [zone.discards(area), zone.tab(area)];
    case 'hand':
    case 'ships': {
      const seat = at.seat ?? 0;
      if (seat !== viewer) return [zone.player(seat)];
      return [...card, at.zone === 'ships' ? zone.ships : zone.hand, zone.player(seat)];
    }
    default:
      return [];
  }
}
