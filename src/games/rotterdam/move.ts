import type { Seat } from '@/engine/game';
import type { Harbour, Product, Raw } from './cards/goods';
import type { OrderId } from './cards/orders';
import type { Role } from './cards/roles';
import type { ShipCard } from './cards/ship-cards';
import type { Colour, Position } from './cards/waterways';

/** Where the cargo of a ship being placed comes from. */
export const CARGO_SOURCES = ['stock', 'market', 'free'] as const;
export type CargoSource = (typeof CARGO_SOURCES)[number];

export interface Play {
  readonly type: 'play';
  readonly card: ShipCard;
  readonly at: Position;
  /** Exactly where the card moves the ship. */
  readonly to?: Position;
  /** Exactly where the card loads a unit of the market. */
  readonly raw?: Raw;
}

export type RotterdamMove =
  | { readonly type: 'launch'; readonly at: Position; readonly raw: Raw }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'pass' }
  /** A worker on the shipowner, captain, sailor, loader or trader; the next four go to the other roles. */
  | { readonly type: 'work'; readonly role: Role }
  | { readonly type: 'forward'; readonly order: OrderId }
  | { readonly type: 'cash'; readonly place: number }
  | { readonly type: 'build'; readonly harbour: Harbour }
  | { readonly type: 'takeFree'; readonly raw: Raw }
  | { readonly type: 'buyRaw'; readonly raw: Raw }
  | { readonly type: 'sellRaw'; readonly raw: Raw }
  | { readonly type: 'place'; readonly at: Position }
  | { readonly type: 'load'; readonly from: CargoSource; readonly raw: Raw }
  | { readonly type: 'loadNothing' }
  | { readonly type: 'colour'; readonly colour: Colour }
  | { readonly type: 'sail'; readonly at: Position; readonly to: Position }
  /** A blocked ship has its turn and stays. */
  | { readonly type: 'stay'; readonly at: Position }
  | { readonly type: 'takeCard'; readonly card: ShipCard }
  | { readonly type: 'drawCard' }
  | { readonly type: 'unload' }
  | { readonly type: 'factory'; readonly owner: Seat }
  | { readonly type: 'buy'; readonly product: Product }
  | { readonly type: 'sell'; readonly product: Product }
  | Play
  | { readonly type: 'partner'; readonly at: Position }
  | { readonly type: 'finish' };

export type MoveType = RotterdamMove['type'];
