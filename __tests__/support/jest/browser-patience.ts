/** A browser on a busy machine needs more than Jest's five seconds. */
jest.setTimeout(60_000);
