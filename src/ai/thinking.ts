import { systemClock, type Clock } from './clock';
import { ThinkingCancelled } from './errors';
import { searchFor, type Request } from './request';

/** A thought under way. */
export interface Thinking {
  readonly move: Promise<unknown>;
  /** Stops at once: the promise then rejects with ThinkingCancelled, and never gives a move. */
  cancel(): void;
}

/** A slice stops before the first iteration that would begin after this: half of what a frame leaves. */
const SLICE_MS = 4;

/**
 * Thinks in slices of a few milliseconds, so that the screen stays alive. Only time spent thinking counts: an app that
 * was put to sleep for an hour goes on where it was.
 */
export function startThinking(request: Request & { readonly clock?: Clock }): Thinking {
  const clock = request.clock ?? systemClock;
  const { search, manner } = searchFor(request);
  let callOff: () => void = () => undefined;
  let reject: (reason: ThinkingCancelled) => void = () => undefined;
  let spent = 0;

  const move = new Promise<unknown>((resolve, fail) => {
    reject = fail;
    const slice = () => {
      const begin = clock.now();
      let used = 0;
      while (used < SLICE_MS && search.iterations < manner.iterations && spent + used < manner.milliseconds) {
        search.iterate();
        used = clock.now() - begin;
      }
      spent += used;
      if (search.iterations < manner.iterations && spent < manner.milliseconds) callOff = clock.soon(slice);
      else resolve(search.best());
    };
    if (search.moves.length === 1) resolve(search.moves[0]);
    else callOff = clock.soon(slice);
  });

  return {
    move,
    cancel() {
      callOff();
      reject(new ThinkingCancelled());
    },
  };
}
