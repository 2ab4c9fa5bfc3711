/** A browser on a busy machine needs many times Jest's five seconds; only a test that hangs waits so long. */
jest.setTimeout(900_000);
