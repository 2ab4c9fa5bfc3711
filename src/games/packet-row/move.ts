import type { Area, CardId, Destination, Good } from './cards';

export interface ShipUse {
  readonly card: CardId;
  readonly captain?: CardId;
  readonly destination?: Destination;
}

export interface GoodsUse {
  readonly card: CardId;
  readonly trader?: CardId;
  readonly as?: Good;
}

export interface GoldUse {
  readonly card: CardId;
  readonly as: Good;
}

export interface Delivery {
  readonly type: 'deliver';
  readonly contracts: readonly CardId[];
  readonly ships: readonly ShipUse[];
  readonly goods: readonly GoodsUse[];
  readonly gold: readonly GoldUse[];
}

export const MOVE_TYPES = ['choose', 'take', 'decline', 'pass', 'cash', 'deliver', 'done'] as const;

export type PacketRowMove =
  | { readonly type: 'choose'; readonly area: Area }
  | { readonly type: 'take'; readonly card: CardId; readonly assistant?: CardId }
  | { readonly type: 'decline' }
  | { readonly type: 'pass' }
  | { readonly type: 'cash'; readonly card: CardId }
  | Delivery
  | { readonly type: 'done' };
