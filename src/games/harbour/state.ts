import type { Seat } from '@/engine/game';
import type { Action } from './cards/actions';
import { ACTIONS, type Building } from './cards/buildings';
import { HAT, KINDS, type Good } from './cards/goods';
import {
  ABILITY_NAME,
  BOARD_ACTIONS,
  BOARD_LIMIT,
  type Ability,
  type PlayerBoard,
} from './cards/player-boards';

/** Nothing is there. */
export const NONE = -1;
/** In a view: something is there that the viewer does not know. */
export const HIDDEN = -2;

/** Where a pawn can stand: a building by its number, or from FIRST_START on the start building of a seat. */
export type Place = number;
export const FIRST_START = 36;
export const startOf = (seat: Seat): Place => FIRST_START + seat;

export const BOARD_KINDS = ['stages', 'characters'] as const;

export interface HarbourOptions {
  readonly boards: (typeof BOARD_KINDS)[number];
  readonly firstGame: boolean;
  readonly inlandTraders: boolean;
  readonly bonusCards: boolean;
  /** Drawn where nobody was chosen. */
  readonly startingPlayer?: Seat | undefined;
}

/** Plain JSON, kept flat and in numbers because search copies it and lives on it. */
export interface HarbourState {
  seats: number;
  inlandTraders: boolean;
  /** The market space of each good; 0 while its token is off the market during a shipping. */
  space: number[];
  /** NONE where a building was just bought. */
  display: Building[];
  /** The next building to be drawn is the last. */
  deck: Building[];
  /** So many buildings from the bottom of the deck everybody has seen go there. */
  known: number;
  /** The building above those was put there by the Noble, who alone knows it. */
  buried: boolean;
  /** Two boards for each seat while boards are being chosen, empty after. */
  offers: PlayerBoard[];
  /** By seat; NONE until chosen. */
  boards: PlayerBoard[];
  /** By seat: where the pawn stands; NONE beside the board. */
  pawns: Place[];
  /** Buildings that belong to players, in the order in which they came. */
  built: Building[];
  /** By building: its owner, or NONE. */
  owner: number[];
  /** The building that the Noble did not buy, or NONE. */
  free: Building;
  /** KINDS for each seat. */
  goods: number[];
  /** KINDS for each seat, start buildings counted. */
  symbols: number[];
  /** By seat. */
  bought: number[];
  /** By seat the good of the bonus card; empty without bonus cards. */
  bonus: Good[];
  starter: Seat;
  active: Seat;
  /** Turns that have been finished, by all together. */
  turns: number;
  /** Turns to come once somebody owns enough buildings; NONE before. */
  lastTurns: number;
  abilityUsed: boolean;
  /** Whom the active player still owes a fee, or NONE. */
  fee: number;
  /** Whether this action has already given the good that an ability adds to. */
  addedMore: boolean;
  /** A purchase in progress: what was raised, goods shipped (a bit each), units of them gone, whether a set was sold inland. */
  money: number;
  shipped: number;
  cargo: number[];
  soldInland: boolean;
  /** What is still to be done and asked, the next thing last; see frames.ts. Empty when the game is over. */
  stack: number[];
}

/** What rules read; a view has the same shape. */
export type Situation = Readonly<HarbourState>;

export const isOver = (state: Situation): boolean => state.stack.length === 0;

export const held = (state: Situation, seat: Seat, good: Good): number =>
  state.goods[seat * KINDS + good] as number;

export const symbolsOf = (state: Situation, seat: Seat, symbol: number): number =>
  state.symbols[seat * KINDS + symbol] as number;

export const spaceOf = (state: Situation, good: Good): number => state.space[good] as number;

export const playerBoardOf = (state: Situation, seat: Seat): PlayerBoard => state.boards[seat] as PlayerBoard;

export const limitOf = (state: Situation, seat: Seat): number =>
  BOARD_LIMIT[playerBoardOf(state, seat)] as number;

export const can = (state: Situation, seat: Seat, ability: Ability['can']): boolean =>
  ABILITY_NAME[playerBoardOf(state, seat)] === ability;

/** The seat that has this ability, or NONE: every character is there once at most. */
export function whoCan(state: Situation, ability: Ability['can']): number {
  for (let seat = 0; seat < state.seats; seat += 1) if (can(state, seat, ability)) return seat;
  return NONE;
}

export const leftOf = (state: Situation, seat: Seat): Seat => (seat + 1 === state.seats ? 0 : seat + 1);
export const rightOf = (state: Situation, seat: Seat): Seat => (seat === 0 ? state.seats : seat) - 1;

export function unitsOf(state: Situation, seat: Seat): number {
  const first = seat * KINDS;
  const { goods } = state;
  return (
    (goods[first] as number) +
    (goods[first + 1] as number) +
    (goods[first + 2] as number) +
    (goods[first + 3] as number)
  );
}

/** A bit for each good of which the seat holds at least so many. */
export function heldMask(state: Situation, seat: Seat, least: number): number {
  const first = seat * KINDS;
  let mask = 0;
  for (let good = 0; good < KINDS; good += 1) {
    if ((state.goods[first + good] as number) >= least) mask |= 1 << good;
  }
  return mask;
}

/** Whose building it is; NONE in the display. */
export const ownerOf = (state: Situation, place: Place): number =>
  place >= FIRST_START ? place - FIRST_START : (state.owner[place] as number);

export const actionAt = (state: Situation, place: Place): Action =>
  (place >= FIRST_START
    ? BOARD_ACTIONS[playerBoardOf(state, place - FIRST_START)]
    : ACTIONS[place]) as Action;

/** The action that the active player is carrying out. */
export const currentAction = (state: Situation): Action =>
  actionAt(state, state.pawns[state.active] as Place);

/** HB-11: whom entering the place costs a fee, or NONE. */
export function feeAt(state: Situation, seat: Seat, place: Place): number {
  const owner = ownerOf(state, place);
  if (owner === NONE || owner === seat || symbolsOf(state, seat, HAT) > 0) return NONE;
  return place >= FIRST_START && can(state, seat, 'visitStartsFree') ? NONE : owner;
}
