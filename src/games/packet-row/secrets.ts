import type { Seat } from '@/engine/game';
import type { PacketRowMove } from './move';
import { playerAt, type PacketRowState } from './state';

/** PR-60: a hand is its owner's, although much of it was taken for all to see; contracts stay hidden after the end. */
export function secrets(state: PacketRowState, seat: Seat): boolean {
  return playerAt(state, seat).hand.length > 0;
}

/** Answers and takings for money, which lies on the table; what comes out of the hand follows from the hand. */
export function isOpenMove(move: PacketRowMove): boolean {
  if (move.type === 'take') return move.assistant === undefined;
  return move.type !== 'deliver' && move.type !== 'cash';
}
