/** The last moment that a date can tell of. */
export const LAST_MOMENT = 8.64e15;

/** Milliseconds since 1970, for people to read: a clock that was set before that counts as 1970. Nothing is ordered by it. */
export const momentNow = (): number => Math.max(0, Date.now());
