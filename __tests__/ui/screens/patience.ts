/** Whole screens on a busy machine need more than the seconds that test tools allow. */
jest.setTimeout(60_000);

export const soon = { timeout: 20_000 };
