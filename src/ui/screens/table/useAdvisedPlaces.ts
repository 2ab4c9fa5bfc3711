import type { Hint } from '@/ai';
import type { Board } from '@/ui/boards/board';
import { usePointing } from '@/ui/match/usePointing';

/** Points at the places of what is advised, and at the button once it is in mind. */
export function useAdvisedPlaces(hint: Hint | undefined, { placesOf }: Board, view: unknown) {
  const moves = hint?.moves ?? [];
  const wanted = placesOf?.(moves, view) ?? [];
  const advised = JSON.stringify(moves);
  return usePointing(wanted, (made) => hint !== undefined && JSON.stringify(made) === advised);
}
