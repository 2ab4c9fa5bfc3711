import type { ReactNode } from 'react';
import { PointingContext } from '@/ui/components';
import { usePointing } from '@/ui/match/usePointing';

interface AdvisedProps {
  moves: readonly unknown[];
  /** Where the board says that they are touched. */
  places: readonly (readonly string[])[];
  children: ReactNode;
}

/** A board as somebody has it to whom these moves are advised. */
export function Advised({ moves, places, children }: AdvisedProps) {
  const advised = JSON.stringify(moves);
  const { pointing } = usePointing(places, (made) => JSON.stringify(made) === advised);
  return <PointingContext value={pointing}>{children}</PointingContext>;
}
