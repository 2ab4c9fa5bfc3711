import { createContext, useState, type ReactNode } from 'react';
import type { Seat } from '@/engine/game';
import { Zones } from './zones';

/** What one stage leaves to the next that is drawn in its place for other eyes: where everything lay, and what was shown. */
class StageMemory {
  readonly zones = new Zones();
  /** Who was told that the end is certain, by the question at which it was told. */
  readonly endTold = new Map<Seat, string>();
  private last: { readonly number: number | undefined } | undefined;

  /** The last happening whose motion was shown; what had happened before the first stage is history. */
  shownUpTo(number: number | undefined): number | undefined {
    this.last ??= { number };
    return this.last.number;
  }

  shown(number: number): void {
    this.last = { number };
  }
}

export const StageMemoryContext = createContext<StageMemory | undefined>(undefined);

/** Lets a move be seen although it takes the board from whoever made it: hands close, and the motion goes on. */
export function MotionGoesOn({ children }: { children: ReactNode }) {
  const [memory] = useState(() => new StageMemory());
  return <StageMemoryContext value={memory}>{children}</StageMemoryContext>;
}
