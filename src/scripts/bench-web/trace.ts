/** What Chromium's tracing writes down of something that happened; times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
}

/**
 * The milliseconds of each task that ran between two marks on the thread that set them. A task that was under way at
 * the first mark counts whole: whoever taps waits for all of it.
 */
export function tasksBetween(events: readonly TraceEvent[], first: string, last: string): readonly number[] {
  const from = events.findLast(({ name }) => name === first);
  const to = events.findLast(({ name }) => name === last);
  if (from === undefined || to === undefined)
    throw new Error(`The trace lacks the mark ${first} or ${last}.`);
  return events.flatMap(({ name, pid, tid, ts, dur = 0 }) => {
    const inside = pid === from.pid && tid === from.tid && ts + dur > from.ts && ts < to.ts;
    return name === 'RunTask' && inside ? [dur / 1000] : [];
  });
}
