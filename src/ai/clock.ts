/** Time as a thought needs it: tests hand in their own. */
export interface Clock {
  /** Milliseconds, from whenever. */
  now(): number;
  /** Runs something soon, after whatever else waits; the answer calls it off. */
  soon(run: () => void): () => void;
}

/** Timers let taps, animation frames and layout through. Promises never do, and nor does React Native's setImmediate. */
export const systemClock: Clock = {
  now: () => performance.now(),
  soon: (run) => {
    const timer = setTimeout(run, 0);
    return () => {
      clearTimeout(timer);
    };
  },
};
