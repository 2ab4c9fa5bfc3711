/** Whole screens on a busy machine need many times the seconds that test tools allow; only a test that fails waits so long. */
jest.setTimeout(240_000);

export const soon = { timeout: 60_000 };
