import type { Seat, Step } from '@/engine/game';
import { BOUGHT_TO_END, MOST_TURNS } from '../cards/limits';
import { moved, movedOpenly, said, zones } from '../events';
import { harbourPhrase } from '../phrases';
import { bonusPiece, pawnPiece } from '../pieces';
import {
  actionAt,
  can,
  feeAt,
  isOver,
  leftOf,
  NONE,
  ownerOf,
  unitsOf,
  type HarbourState,
  type Place,
  type Situation,
} from '../state';
import { AFTER, CHOICE, FEE_AFTER, FEE_BEFORE, frame, gift, kindOf, PARTS, topOf, TURN } from './frames';
import { occupantsOf } from './places';

/** A bit for each part that is left: the first and the second. */
const BOTH_PARTS = 0b11;
const NOBODY: readonly Seat[] = [];

/** HB-10 to HB-12: moves the pawn and lays out what follows: occupants, the fee, the action, the fee, the end. */
export function enter(state: HarbourState, seat: Seat, place: Place, step: Step): void {
  const { stack } = state;
  const occupants = can(state, seat, 'enterOccupied') ? occupantsOf(state, seat, place) : NOBODY;
  const from = state.pawns[seat] as Place;
  state.pawns[seat] = place;
  state.fee = feeAt(state, seat, place);
  state.addedMore = false;
  step.emit?.(movedOpenly(pawnPiece(seat), zones.pawn(seat, from), zones.pawn(seat, place)));
  step.emit?.(said(seat, harbourPhrase('entered', { seat, place, owner: ownerOf(state, place) })));
  stack[stack.length - 1] = frame(AFTER);
  if (state.fee !== NONE) stack.push(frame(FEE_AFTER));
  stack.push(actionAt(state, place).join === 'then' ? frame(PARTS) : frame(CHOICE, BOTH_PARTS));
  if (state.fee !== NONE && unitsOf(state, seat) > 0) stack.push(frame(FEE_BEFORE));
  for (let last = occupants.length - 1; last >= 0; last -= 1) {
    stack.push(gift(occupants[last] as Seat, 1, 'diplomat'));
  }
}

/** How many times play has come round to the starting player; after the end, the last round that was played. */
export const roundOf = (state: Situation): number =>
  isOver(state) ? Math.ceil(state.turns / state.seats) : Math.floor(state.turns / state.seats) + 1;

/** Whose turn it is; undefined while boards and first stocks are chosen. */
export function turnOf(state: Situation): Seat | undefined {
  const begun = state.turns > 0 || state.pawns.some((place) => place !== NONE) || state.abilityUsed;
  return begun || kindOf(topOf(state)) === TURN ? state.active : undefined;
}

/** HB-30 and HB-32: everybody has one turn more at most, and the player who has built enough none. */
export const isLastRound = ({ bought, turns, seats }: Situation): boolean =>
  bought.some((count) => count >= BOUGHT_TO_END) || turns >= (MOST_TURNS - 1) * seats;

/** HB-30 and HB-32. */
export function endTurn(state: HarbourState, step: Step): void {
  state.stack.pop();
  state.turns += 1;
  state.abilityUsed = false;
  if (state.lastTurns !== NONE) state.lastTurns -= 1;
  else if ((state.bought[state.active] as number) >= BOUGHT_TO_END) state.lastTurns = state.seats - 1;
  const over = state.lastTurns === 0 || state.turns >= MOST_TURNS * state.seats;
  if (over) {
    if (step.emit) showBonusCards(state, step);
    step.emit?.({ type: 'said', phrase: harbourPhrase('gameEnds', {}), seen: 'all' });
    return;
  }
  state.active = leftOf(state, state.active);
  state.stack.push(frame(TURN));
}

function showBonusCards(state: HarbourState, step: Step): void {
  state.bonus.forEach((good, seat) => {
    step.emit?.(moved(bonusPiece(good), zones.bonus(seat), zones.bonus(seat), [seat], 'all'));
    step.emit?.(said(seat, harbourPhrase('bonusShown', { seat, good })));
  });
}
