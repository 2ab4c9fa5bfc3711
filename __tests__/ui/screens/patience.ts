/** For what comes later: a busy machine needs many times the second that test tools allow. */
export const soon = { timeout: 60_000 };
