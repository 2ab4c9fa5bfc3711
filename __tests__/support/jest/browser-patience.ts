/** A browser on a busy machine needs many times Jest's five seconds; only a test that fails waits so long. */
jest.setTimeout(240_000);
