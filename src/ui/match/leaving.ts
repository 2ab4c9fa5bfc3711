import { create } from 'zustand';
import { hasUnstoredMoves, isPlayed } from './matches';

interface Leaving {
  /** What somebody wants to do, and has not said yet whether it is worth the moves that it loses. */
  readonly way: (() => void) | undefined;
}

export const useLeaving = create<Leaving>()(() => ({ way: undefined }));

export function askBefore(way: () => void): void {
  useLeaving.setState({ way });
}

export function forgetTheWay(): void {
  useLeaving.setState({ way: undefined });
}

/**
 * Goes there, unless the game that is being played gives way to another and the device does not hold its last moves: then
 * somebody is asked first.
 */
export function goUnlessMovesAreLost(way: () => void, next?: string): void {
  if (hasUnstoredMoves() && (next === undefined || !isPlayed(next))) askBefore(way);
  else way();
}
