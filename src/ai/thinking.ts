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
      while (!search.isDone && used < SLICE_MS && spent + used < manner.milliseconds) {
        search.iterate();
        used = clock.now() - begin;
      }
      spent += used;
      if (search.isDone || spent >= manner.milliseconds) resolve(search.best());
      else callOff = clock.soon(slice);
    };
    if (search.isDone) resolve(search.best());
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
