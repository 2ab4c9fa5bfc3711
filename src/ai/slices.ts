import { systemClock, type Clock } from './clock';
import { ThinkingCancelled } from './errors';

/** Something long that can be done a little at a time. */
export interface Work<Result> {
  readonly isDone: boolean;
  step(): void;
  /** What has come of it so far. */
  result(): Result;
}

/** Work under way. */
export interface Sliced<Result> {
  readonly result: Promise<Result>;
  /** Stops at once: the promise then rejects with ThinkingCancelled, and never gives a result. */
  cancel(): void;
}

/** A slice stops before the first step that would begin after this: half of what a frame leaves. */
const SLICE_MS = 4;

/**
 * Works in slices of a few milliseconds, so that the screen stays alive, and no longer than it may in all. Only time
 * spent working counts: an app that was put to sleep for an hour goes on where it was.
 */
export function inSlices<Result>(
  work: Work<Result>,
  {
    milliseconds,
    clock = systemClock,
  }: { readonly milliseconds: number; readonly clock?: Clock | undefined },
): Sliced<Result> {
  let callOff: () => void = () => undefined;
  let reject: (reason: ThinkingCancelled) => void = () => undefined;
  let spent = 0;

  const result = new Promise<Result>((resolve, fail) => {
    reject = fail;
    const slice = () => {
      const begin = clock.now();
      let used = 0;
      while (!work.isDone && used < SLICE_MS && spent + used < milliseconds) {
        work.step();
        used = clock.now() - begin;
      }
      spent += used;
      if (work.isDone || spent >= milliseconds) resolve(work.result());
      else callOff = clock.soon(slice);
    };
    if (work.isDone) resolve(work.result());
    else callOff = clock.soon(slice);
  });

  return {
    result,
    cancel() {
      callOff();
      reject(new ThinkingCancelled());
    },
  };
}
