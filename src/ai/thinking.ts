import type { Clock } from './clock';
import { searchFor, type Request } from './request';
import { inSlices } from './slices';

/** A thought under way. */
export interface Thinking {
  readonly move: Promise<unknown>;
  /** Stops at once: the promise then rejects with ThinkingCancelled, and never gives a move. */
  cancel(): void;
}

/** Thinks in slices, within the time of the level. */
export function startThinking(request: Request & { readonly clock?: Clock }): Thinking {
  const { search, manner } = searchFor(request);
  const { result, cancel } = inSlices(
    search.work(() => search.best()),
    {
      milliseconds: manner.milliseconds,
      clock: request.clock,
    },
  );
  return { move: result, cancel };
}
