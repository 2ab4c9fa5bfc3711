import type { Seat, Step } from '@/engine/game';
import { moneyCounted } from '../events';
import { playerAt, type RotterdamState } from '../state';

/** The bank never runs out; a negative amount is paid to it. */
export function gain(state: RotterdamState, seat: Seat, amount: number, step: Step): void {
  const player = playerAt(state, seat);
  player.money += amount;
  step.emit?.(moneyCounted(seat, player.money - amount, player.money));
}
