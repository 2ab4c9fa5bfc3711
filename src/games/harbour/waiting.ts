import type { Seat } from '@/engine/game';
import { askedSeat, BOARD, kindOf, topOf } from './rules/frames';
import { NONE, type Situation } from './state';

/** One list for each seat, because everybody asks all the time. */
const ONE_SEAT: readonly (readonly Seat[])[] = [0, 1, 2, 3].map((seat) => [seat]);
const NOBODY: readonly Seat[] = [];

/** HB-3: everybody who has not chosen a board yet, otherwise the one who is asked. */
export function waitingFor(state: Situation): readonly Seat[] {
  const top = topOf(state);
  if (top === NONE) return NOBODY;
  if (kindOf(top) !== BOARD) return ONE_SEAT[askedSeat(state)] as readonly Seat[];
  const waiting: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) if (state.boards[seat] === NONE) waiting.push(seat);
  return waiting;
}

export function mayAct(state: Situation, seat: Seat): boolean {
  const top = topOf(state);
  if (top !== NONE && kindOf(top) === BOARD) return state.boards[seat] === NONE;
  return askedSeat(state) === seat;
}
