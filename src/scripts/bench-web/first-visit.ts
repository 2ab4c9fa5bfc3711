import type { Page } from 'playwright-core';
import { median } from '../bench/measure';
import type { Report } from '../bench/report';
import { onPhone, untilThere, type Laboratory, type Line } from './phone';
import { repeated } from './repeated';
import { NEW_GAME, pause } from './scenes';

/** A phone far from the next mast. */
const SLOW_LINE: Line = { bitsPerSecond: 1_600_000, delayMs: 150 };
const MOST_SENT_KB = 1100;
const MOST_TO_SEE_MS = 1500;
const MOST_USABLE_MS = 6000;

/** Somebody comes for the first time, over a slow line, and stays until the whole app is kept on the phone. */
export async function benchFirstVisit(report: Report, laboratory: Laboratory): Promise<void> {
  const visit = async () => {
    const before = laboratory.sent();
    const seen = await onPhone(
      laboratory,
      [],
      async (page) => {
        const { since: usable } = await untilThere(page, [NEW_GAME]);
        const sentForHome = laboratory.sent() - before;
        const toSee = await firstPaint(page);
        await untilKept(page);
        await pause(page);
        return { usable, toSee, sentForHome };
      },
      SLOW_LINE,
    );
    return { ...seen, sent: laboratory.sent() - before };
  };
  const visits = await repeated(visit);
  const middle = (measure: keyof (typeof visits)[number]) => median(visits.map((one) => one[measure]));
  report.say(
    `First visit, nothing cached, at ${SLOW_LINE.bitsPerSecond / 1e6} Mbit/s, ${SLOW_LINE.delayMs} ms away`,
  );
  report.bar({ name: 'something to see', value: middle('toSee'), unit: 'ms', atMost: MOST_TO_SEE_MS });
  report.bar({ name: 'a usable home', value: middle('usable'), unit: 'ms', atMost: MOST_USABLE_MS });
  report.figure('over the line until then', middle('sentForHome') / 1000, 'kB');
  report.bar({
    name: 'over the line in all, with what is kept for times without a network',
    value: middle('sent') / 1000,
    unit: 'kB',
    atMost: MOST_SENT_KB,
  });
}

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity);

/** Until the service worker has the whole version. */
const untilKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
