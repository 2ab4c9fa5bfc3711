import { useCallback, useState } from 'react';
import type { Hint } from '@/ai';
import type { MatchStatus } from '@/match/match';
import { hintFor, mayHaveHint } from '@/match/thinking';
import { useSliced } from '@/ui/useSliced';

interface AskedHint {
  /** Whether somebody who decides now may be helped. */
  readonly allowed: boolean;
  /** Whether it was asked for, and not put away again. */
  readonly wanted: boolean;
  /** What hard would do; undefined while that is thought about, and where it is not wanted. */
  readonly hint: Hint | undefined;
  ask(): void;
  putAway(): void;
}

/** Advice for the decision that is open now: gone as soon as anything was decided. */
export function useHint(match: MatchStatus): AskedHint {
  const [askedAt, setAskedAt] = useState<number>();
  const allowed = mayHaveHint(match);
  const wanted = allowed && askedAt === match.made;
  const start = useCallback(() => hintFor(match), [match]);
  return {
    allowed,
    wanted,
    hint: useSliced(wanted ? start : undefined),
    ask: () => setAskedAt(match.made),
    putAway: () => setAskedAt(undefined),
  };
}
