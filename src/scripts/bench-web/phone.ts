import type { Browser, Page } from 'playwright-core';
import type { Stored } from './stored';

const SLOWED = 4;
const PATIENCE = 60_000;

export interface Laboratory {
  readonly browser: Browser;
  readonly address: string;
  /** How many bytes the site has sent so far. */
  readonly sent: () => number;
}

/** What the phone is connected by. */
export interface Line {
  readonly bitsPerSecond: number;
  /** How long an answer is under way at least. */
  readonly delayMs: number;
}

/** Something to touch, by role and by how its name begins. */
export interface Target {
  readonly role: 'button' | 'group' | 'radio' | 'tab' | 'tablist';
  readonly name: string;
}

/** The table as it is drawn after so many moves. */
export interface Moment {
  readonly moves: number;
}

function selectorOf(target: Target | Moment): string {
  if ('moves' in target) return `[data-testid="moment-${target.moves}"]`;
  return `[role="${target.role}"][aria-label^="${target.name}"]`;
}

/**
 * Opens the app on a slow phone with nothing cached and this in its storage, does something there, and closes it.
 */
export async function onPhone<Result>(
  { browser, address }: Laboratory,
  stored: Stored,
  act: (page: Page) => Promise<Result>,
  line?: Line,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en-GB',
    colorScheme: 'dark',
    storageState: { cookies: [], origins: [{ origin: address, localStorage: [...stored] }] },
  });
  try {
    await context.addInitScript(markTaps);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    if (line !== undefined) await devTools.send('Network.emulateNetworkConditions', conditionsOf(line));
    await page.goto(address, { waitUntil: 'commit' });
    return await act(page);
  } finally {
    await context.close();
  }
}

function conditionsOf({ bitsPerSecond, delayMs }: Line) {
  const throughput = bitsPerSecond / 8;
  return { offline: false, latency: delayMs, downloadThroughput: throughput, uploadThroughput: throughput };
}

/** Runs in the page. The time is that of the finger, however long the page took to notice. */
function markTaps() {
  const marks = { pointerdown: 'bench-press', pointerup: 'bench-tap' } as const;
  for (const [kind, mark] of Object.entries(marks)) {
    addEventListener(kind, ({ timeStamp }) => performance.mark(mark, { startTime: timeStamp }), true);
  }
}

async function middleOf(page: Page, target: Target): Promise<{ x: number; y: number }> {
  const at = await page.evaluate((selector) => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: 'nearest' });
    const box = element?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selectorOf(target));
  if (at === undefined) throw new Error(`There is no ${target.role} "${target.name}" to tap.`);
  return at;
}

/** Taps without the checks that a test would make first: they would run in the page and be measured with it. */
export async function tap(page: Page, target: Target): Promise<void> {
  const { x, y } = await middleOf(page, target);
  await page.mouse.click(x, y);
}

/** Holds the target until it is gone, which it is once it has been held long enough; how long that took from the touch on. */
export async function hold(page: Page, target: Target): Promise<number> {
  const { x, y } = await middleOf(page, target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await untilGone(page, target);
  const took = await page.evaluate(
    () => performance.now() - (performance.getEntriesByName('bench-press').at(-1)?.startTime ?? 0),
  );
  await page.mouse.up();
  return took;
}

/**
 * Waits inside the page until one of the targets can be tapped: it is there and nothing lies over it. Answers with its
 * place in the list and the time since the page began to load, or since the last tap.
 */
export function untilThere(
  page: Page,
  targets: readonly (Target | Moment)[],
): Promise<{ which: number; since: number }> {
  return page.evaluate(untilOnTop, { selectors: targets.map(selectorOf), patience: PATIENCE });
}

/** Waits inside the page until the target is no longer there, which costs next to nothing of what is measured. */
export function untilGone(page: Page, target: Target): Promise<void> {
  return page.evaluate(
    (selector) =>
      new Promise<void>((resolve) => {
        const look = () => {
          // A timer fires after the frame in which it is gone was drawn.
          if (document.querySelector(selector) === null) setTimeout(resolve);
          else requestAnimationFrame(look);
        };
        look();
      }),
    selectorOf(target),
  );
}

/** Runs in the page. Looks only at frames that follow a change, because looking costs time that is being measured. */
function untilOnTop({ selectors, patience }: { selectors: string[]; patience: number }) {
  const LOOKS_ANYWAY = 15;
  const lastTap = performance.getEntriesByName('bench-tap').at(-1)?.startTime ?? 0;
  const isOnTop = (selector: string) => {
    for (const element of document.querySelectorAll(selector)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const outside = y + height / 2 > innerHeight || x + width / 2 > innerWidth;
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (outside || (top !== null && element.contains(top))) return true;
    }
    return false;
  };
  return new Promise<{ which: number; since: number }>((resolve, reject) => {
    let unseen = LOOKS_ANYWAY;
    const changes = new MutationObserver(() => {
      unseen = LOOKS_ANYWAY;
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true });
    const look = (time: number) => {
      const which = unseen < LOOKS_ANYWAY ? -1 : selectors.findIndex(isOnTop);
      unseen = unseen < LOOKS_ANYWAY ? unseen + 1 : 1;
      if (which < 0 && time - lastTap < patience) {
        requestAnimationFrame(look);
        return;
      }
      changes.disconnect();
      if (which < 0) reject(new Error(`nothing came of: ${selectors.join(', ')}`));
      // A timer fires after the frame that shows it was drawn.
      else setTimeout(() => resolve({ which, since: performance.now() - lastTap }));
    };
    look(performance.now());
  });
}
