import type { Seat } from '@/engine/game';
import type { Building } from './cards/buildings';
import type { Good } from './cards/goods';
import type { PlayerBoard } from './cards/player-boards';
import type { Place } from './state';

export const MOST_SEATS = 4;

/** Every move is one small answer; large choices are made of several. */
export type HarbourMove =
  | { readonly type: 'board'; readonly board: PlayerBoard }
  | { readonly type: 'own'; readonly building: Building }
  | { readonly type: 'gain'; readonly good: Good }
  | { readonly type: 'go'; readonly place: Place }
  | { readonly type: 'pay'; readonly good: Good }
  | { readonly type: 'later' }
  | { readonly type: 'spend'; readonly good: Good }
  | { readonly type: 'turn'; readonly from: Good; readonly to: Good }
  | { readonly type: 'give'; readonly good: Good }
  | { readonly type: 'take'; readonly seat: Seat; readonly good: Good }
  /** `a` comes before `b` in GOODS. */
  | { readonly type: 'swap'; readonly a: Good; readonly b: Good }
  | { readonly type: 'raise'; readonly good: Good }
  | { readonly type: 'replace'; readonly building: Building }
  | { readonly type: 'inland' }
  | { readonly type: 'ship'; readonly good: Good }
  | { readonly type: 'buy'; readonly building: Building }
  | { readonly type: 'fill'; readonly good: Good }
  | { readonly type: 'keep'; readonly good: Good }
  | { readonly type: 'done' };

export type MoveType = HarbourMove['type'];
export type MoveOf<T extends MoveType> = Extract<HarbourMove, { type: T }>;

/** The fields of each type, in the order of the key. */
export const FIELDS: Readonly<Record<MoveType, readonly string[]>> = {
  board: ['board'],
  own: ['building'],
  gain: ['good'],
  go: ['place'],
  pay: ['good'],
  later: [],
  spend: ['good'],
  turn: ['from', 'to'],
  give: ['good'],
  take: ['seat', 'good'],
  swap: ['a', 'b'],
  raise: ['good'],
  replace: ['building'],
  inland: [],
  ship: ['good'],
  buy: ['building'],
  fill: ['good'],
  keep: ['good'],
  done: [],
};
