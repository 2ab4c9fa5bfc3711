import type { Zone } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { HARBOURS, RAWS, type Harbour, type Product, type Raw } from '@/games/rotterdam/cards/goods';
import type { OrderId } from '@/games/rotterdam/cards/orders';
import type { Role } from '@/games/rotterdam/cards/roles';
import type { ShipCard } from '@/games/rotterdam/cards/ship-cards';
import { harbourAt, POSITIONS, type Position } from '@/games/rotterdam/cards/waterways';
import type { RotterdamMove } from '@/games/rotterdam/move';
import { moveKey } from '@/games/rotterdam/move-key';
// By its own file: courses name places too, and are read where nothing is drawn.
import { figureZone, playerZone } from '../../kit/motion/places';

/** The names of the places on this board, for whatever moves over it. A part wraps itself in a `Zone` by its name. */
export const zone = {
  /** A start, a field, or the quay where a channel meets a harbour. */
  position: (at: Position) => `position ${at}`,
  /** Where ships lie in a harbour. */
  berth: (harbour: Harbour) => `berth ${harbour}`,
  /** A ship there, by its number in the order of arrival. */
  moored: (harbour: Harbour, ship: number) => `moored ${harbour} ${ship}`,
  /** The product cards of a harbour, on its card. */
  stack: (harbour: Harbour) => `stack ${harbour}`,
  price: (product: Product) => `price ${product}`,
  /** The track of a raw material, on the harbour's card or on the shelf. */
  raw: (raw: Raw) => `raw ${raw}`,
  /** The row of factories of a harbour. */
  sites: (harbour: Harbour) => `sites ${harbour}`,
  /** A place for a worker, by its number among all places. */
  workplace: (place: number) => `workplace ${place}`,
  order: (order: OrderId) => `order ${order}`,
  /** The button that opens the orders, where they do not lie open. */
  orders: 'orders',
  shipCard: (card: ShipCard) => `ship card ${card}`,
  deck: 'ship cards',
  /** The viewer's hand, or the button that opens it. */
  hand: 'hand',
  player: (seat: Seat) => playerZone(seat),
  /** Money and points: what they gain shows itself beside them. */
  figure: figureZone,
  /** What is touched on the shelf: a role, a start, a unit for the first ship, a card in hand, a ship or a way to aim at. */
  role: (role: Role) => `role ${role}`,
  start: (at: Position) => `start ${at}`,
  firstUnit: (raw: Raw) => `first unit ${raw}`,
  card: (card: ShipCard) => `card ${card}`,
  ship: (at: Position) => `ship ${at}`,
  way: (to: Position) => `way ${to}`,
  /** Where a bid is raised and lowered. */
  bid: 'bid',
  /** What has this one move in mind, or makes it at once. */
  answer: (move: RotterdamMove) => `answer ${moveKey(move)}`,
} as const;

export const positionOf = ({ at }: Zone): number => POSITIONS.findIndex((name) => name === at);

/** Where an event's place may be found, the best first. */
export function placesOf(at: Zone): readonly string[] {
  const owner = at.seat === undefined ? [] : [zone.player(at.seat)];
  switch (at.zone) {
    case 'water':
      return [zone.position(positionOf(at))];
    case 'harbour': {
      const harbour = harbourAt(positionOf(at));
      return [zone.berth(harbour), zone.position(positionOf(at))];
    }
    case 'market':
      return [zone.raw(RAWS.findIndex((name) => name === at.at))];
    case 'stack':
    case 'face-up':
      return [zone.stack(HARBOURS.findIndex((name) => name === at.at))];
    case 'sites':
      return [zone.sites(HARBOURS.findIndex((name) => name === at.at))];
    case 'place':
      return [zone.workplace(Number(at.at))];
    case 'ship-deck':
    case 'ship-row':
    case 'played':
      return [zone.deck];
    default:
      return owner;
  }
}
