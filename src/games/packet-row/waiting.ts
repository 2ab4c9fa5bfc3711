import type { Seat } from '@/engine/game';
import { playerAt, type PacketRowState } from './state';

/** Who owes a decision. One list for each seat, because everybody asks all the time. */
const ONE_SEAT: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4].map((seat) => [seat]);
const NOBODY: readonly Seat[] = [];

export function waitingFor(state: PacketRowState): readonly Seat[] {
  return state.phase === 'over' ? NOBODY : (ONE_SEAT[state.asked] ?? NOBODY);
}

export function mayAct(state: PacketRowState, seat: Seat): boolean {
  if (state.phase === 'over') return false;
  if (state.asked === seat) return true;
  const player = playerAt(state, seat);
  return !player.done && (player.deliverable || player.banknotes > 0);
}
