import type { Seat } from '@/engine/game';
import type { RotterdamState } from './state';

/** Who owes a decision. One list for each seat, because everybody asks all the time. */
const ONE_SEAT: readonly (readonly Seat[])[] = [0, 1, 2, 3].map((seat) => [seat]);
const NO_SEAT: readonly Seat[] = [];

export function waitingFor(state: RotterdamState): readonly Seat[] {
  return ONE_SEAT[state.actor] ?? NO_SEAT;
}

export function mayAct(state: RotterdamState, seat: Seat): boolean {
  return state.actor === seat;
}

/** Undefined while first ships are placed and the tower is bid for. */
export function turnOf({ phase, turn }: RotterdamState): Seat | undefined {
  return phase === 'launch' || phase === 'bid' ? undefined : turn;
}
