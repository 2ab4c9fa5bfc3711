import type { Clock } from './clock';
import { searchFor, type Request } from './request';
import type { Course } from './search';
import { inSlices } from './slices';

/** A thought under way. */
export interface Thinking {
  /** What was thought through at once is done at once: nobody thinks anew half way. */
  readonly moves: Promise<Course>;
  /** Stops at once: the promise then rejects with ThinkingCancelled, and never gives a move. */
  cancel(): void;
}

/** Thinks in slices, within the time of the level. */
export function startThinking(request: Request & { readonly clock?: Clock }): Thinking {
  const { search, manner } = searchFor(request);
  const { result, cancel } = inSlices(
    search.work(() => search.course()),
    {
      milliseconds: manner.milliseconds,
      clock: request.clock,
    },
  );
  return { moves: result, cancel };
}
