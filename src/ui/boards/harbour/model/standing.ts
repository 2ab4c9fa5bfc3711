import type { Seat } from '@/engine/game';
import type { Action } from '@/games/harbour/cards/actions';
import { BUILDING_SYMBOLS, NO_PRICE, POINTS, PRICE } from '@/games/harbour/cards/buildings';
import { SYMBOLS, type SymbolName } from '@/games/harbour/cards/goods';
import { BOARD_SYMBOLS, LANDING_STAGES } from '@/games/harbour/cards/player-boards';
import { mayEnter } from '@/games/harbour/rules/places';
import {
  actionAt,
  feeAt,
  FIRST_START,
  NONE,
  ownerOf,
  playerBoardOf,
  type Place,
  type Situation,
} from '@/games/harbour/state';

/** Whether somebody could go to a place, and why not. */
export type Entry = 'open' | 'taken' | 'here' | 'noGood';

/** What the table shows of a place, for the one whose possibilities it tells. */
export interface Standing {
  readonly entry: Entry;
  readonly isStart: boolean;
  readonly owner: Seat | undefined;
  /** Whose pawns stand there, clockwise from the left of whoever looks, who comes last. */
  readonly pawns: readonly Seat[];
  /** Whom a visit costs a good. */
  readonly fee: Seat | undefined;
  /** Only of what is on offer; undefined too where it cannot be bought. */
  readonly price: number | undefined;
  readonly onOffer: boolean;
  readonly points: number;
  readonly symbols: readonly SymbolName[];
}

const boardKnown = (view: Situation, place: Place): boolean =>
  playerBoardOf(view, place - FIRST_START) >= LANDING_STAGES;

/** Nothing while boards are still being chosen. */
export const knownAction = (view: Situation, place: Place): Action | undefined =>
  place < FIRST_START || boardKnown(view, place) ? actionAt(view, place) : undefined;

export const listedSymbols = (counts: readonly number[]): readonly SymbolName[] =>
  SYMBOLS.flatMap((symbol, at) => Array.from({ length: counts[at] ?? 0 }, () => symbol));

function symbolsAt(view: Situation, place: Place): readonly SymbolName[] {
  if (place < FIRST_START) return listedSymbols(BUILDING_SYMBOLS[place] ?? []);
  return boardKnown(view, place)
    ? listedSymbols(BOARD_SYMBOLS[playerBoardOf(view, place - FIRST_START)] ?? [])
    : [];
}

function pawnsAt(view: Situation, seat: Seat, place: Place): readonly Seat[] {
  const around = Array.from({ length: view.seats }, (_, away) => (seat + 1 + away) % view.seats);
  return around.filter((other) => view.pawns[other] === place);
}

function entryOf(view: Situation, seat: Seat, place: Place, pawns: readonly Seat[]): Entry {
  if (knownAction(view, place) === undefined || mayEnter(view, seat, place)) return 'open';
  if (view.pawns[seat] === place) return 'here';
  return pawns.length > 0 ? 'taken' : 'noGood';
}

export function standingOf(view: Situation, seat: Seat, place: Place): Standing {
  const owner = ownerOf(view, place);
  const pawns = pawnsAt(view, seat, place);
  const onOffer = owner === NONE;
  const price = onOffer ? PRICE[place] : undefined;
  const fee = feeAt(view, seat, place);
  return {
    entry: entryOf(view, seat, place, pawns),
    isStart: place >= FIRST_START,
    owner: onOffer ? undefined : owner,
    pawns,
    fee: fee === NONE ? undefined : fee,
    price: price === NO_PRICE ? undefined : price,
    onOffer,
    points: POINTS[place] ?? 0,
    symbols: symbolsAt(view, place),
  };
}
