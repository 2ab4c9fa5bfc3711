/** Whole screens on a busy machine need many times Jest's five seconds; only a test that fails waits so long. */
jest.setTimeout(240_000);
