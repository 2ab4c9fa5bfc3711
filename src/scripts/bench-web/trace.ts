/** What Chromium's tracing writes down of something that happened; times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** On the clock. */
  readonly dur?: number;
  /** Of the processor. */
  readonly tdur?: number;
}

/** One task of a page's main thread, in milliseconds. */
export interface Task {
  /** The processor's time, slowed as it is: what the page costs, whatever else runs on this machine. */
  readonly worked: number;
  /** On the clock: longer where other programs had the processor meanwhile. */
  readonly lasted: number;
}

/**
 * Each task that ran between two marks on the thread that set them. A task that was under way at the first mark counts
 * whole: whoever taps waits for all of it.
 */
export function tasksBetween(events: readonly TraceEvent[], first: string, last: string): readonly Task[] {
  const from = events.findLast(({ name }) => name === first);
  const to = events.findLast(({ name }) => name === last);
  if (from === undefined || to === undefined)
    throw new Error(`The trace lacks the mark ${first} or ${last}.`);
  return events.flatMap(({ name, pid, tid, ts, dur = 0, tdur = dur }) => {
    const inside = pid === from.pid && tid === from.tid && ts + dur > from.ts && ts < to.ts;
    return name === 'RunTask' && inside ? [{ worked: tdur / 1000, lasted: dur / 1000 }] : [];
  });
}
