/** The paragraph that says why, by the id of a problem. */
export const ON_PROBLEM: Readonly<Partial<Record<string, string>>> = {};
/** The paragraph behind a line of the log. */
export const ON_SAID: Readonly<Partial<Record<string, string>>> = {};
