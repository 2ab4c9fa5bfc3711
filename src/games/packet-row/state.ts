import type { Seat } from '@/engine/game';
import type { CardId } from './cards';

/**
 * Where the round stands. *offer*: another player is asked; *master*: the harbour master is asked while somebody else
 * still has the piece; *lastCall*: PR-14; *closing*: the last deliveries of PR-50.
 */
const PHASES = ['choose', 'offer', 'master', 'lastCall', 'closing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A card taken this round; `index` is its place in the supply at that moment, so that screens can plant the flag there. */
export interface Taken {
  card: CardId;
  seat: Seat;
  paid: number;
  future: boolean;
  index: number;
}

export interface AreaState {
  /** The next card to be drawn is the last. */
  deck: CardId[];
  current: CardId[];
  future: CardId[];
  discards: CardId[];
  chosen: boolean;
  taken: Taken[];
}

export interface PlayerState {
  hand: CardId[];
  ships: CardId[];
  /** These three follow from hand and ships; `hand.ts` keeps them true. */
  assistants: number;
  banknotes: number;
  deliverable: boolean;
  money: number;
  piece: boolean;
  done: boolean;
}

export interface PacketRowState {
  ledger: boolean;
  round: number;
  harbourMaster: Seat;
  phase: Phase;
  /** Place in AREAS of the area that was chosen last this round; -1 before. */
  area: number;
  asked: Seat;
  areas: AreaState[];
  players: PlayerState[];
  /** Left the game unseen: starting contracts not dealt and, with two players, six cards of each deck. */
  removed: readonly CardId[];
  /** Starting contracts that were delivered, in the open; replaced and never changed, so that copies share it. */
  delivered: readonly CardId[];
}

export interface PacketRowOptions {
  readonly ledger: boolean;
  /** The first harbour master; drawn where nobody was chosen. */
  readonly firstHarbourMaster?: Seat | undefined;
}

/** The seat's state; asking for a seat that is not at the table is a mistake of the caller. */
export const playerAt = (state: PacketRowState, seat: Seat): PlayerState =>
  state.players[seat] ?? missing('seat', seat);

export const areaAt = (state: PacketRowState, area: number): AreaState =>
  state.areas[area] ?? missing('area', area);

function missing(what: 'seat' | 'area', number: number): never {
  throw new RangeError(`there is no ${what} ${number}`);
}

export function leftOf(state: PacketRowState, seat: Seat): Seat {
  return seat + 1 === state.players.length ? 0 : seat + 1;
}

/** PR-10, PR-11: with neither current nor future cards an area offers nothing to anybody. */
export function isEmpty(area: AreaState): boolean {
  return area.current.length === 0 && area.future.length === 0;
}
