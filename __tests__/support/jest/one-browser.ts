import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchChromium, launchProfile } from '../../../src/scripts/chromium';

let browser: Promise<Browser> | undefined;

/** The browser of this process. Its test files share it one after the other: to start one takes as long as a test. */
export function openBrowser(): Promise<Browser> {
  browser ??= launchChromium().then((launched) =>
    launched.on('disconnected', () => {
      browser = undefined;
    }),
  );
  return browser;
}

const profiles = new Set<BrowserContext>();

/** A browser of its own with a profile on disk, which goes when it is closed. */
export async function openProfile(options: BrowserContextOptions): Promise<BrowserContext> {
  const { storageState: _none, ...rest } = options;
  const context = await launchProfile(rest);
  profiles.add(context);
  context.on('close', () => profiles.delete(context));
  return context;
}

/** What a test file leaves open. */
export async function closePages(): Promise<void> {
  const contexts = [...((await browser)?.contexts() ?? []), ...profiles];
  await Promise.all(contexts.map((context) => context.close()));
}

/** Where a test that fails leaves pictures of its pages. */
const FAILED = '.cache/failed';

export async function photographPages(test: string): Promise<void> {
  const pages = (await browser)?.contexts().flatMap((context) => context.pages()) ?? [];
  const name = test.replace(/[^\p{Letter}\d]+/gu, '-').slice(0, 120);
  for (const [at, page] of pages.entries()) {
    const path = `${FAILED}/${name}-${at + 1}.png`;
    // One that cannot be photographed must not hide why the test failed.
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
  }
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
}

// Jest ends a worker by listening to it no more, and complains of one that is not gone half a second later. A browser
// on a busy machine may take longer to close; it dies with its process.
process.on('removeListener', (event) => {
  if (event === 'message') process.exit();
});
