import { errors } from 'playwright-core';

/** For what usually comes at once, where it can be asked for again. */
export const SHORTLY = { timeout: 2_000 };

/** What a test waits for that fails: on a busy machine everything comes, only later. */
export const PATIENCE = 90_000;

const SOON = 20_000;
const BETWEEN_LOOKS = 30;

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Looks again until it is as expected: a page shows what was done to it when it comes to that. Fails as the last look did. */
export async function soon(expected: () => Promise<void>): Promise<void> {
  for (const until = Date.now() + SOON; ;) {
    try {
      await expected();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await pause(BETWEEN_LOOKS);
  }
}

/** What took too long is tried again; every other failure is one. */
export function expectTimeout(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}
