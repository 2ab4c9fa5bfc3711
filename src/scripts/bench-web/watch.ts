import type { JSHandle, Page } from 'playwright-core';
import { tap, type Laboratory, type Target } from './phone';
import { tasksBetween, type Task, type TraceEvent } from './trace';

/** A frame that the page drew: when, and whether anything had changed or was moving. The tap itself stands first. */
export interface Frame {
  readonly time: number;
  readonly busy: boolean;
}

export interface Watched<Result> {
  readonly result: Result;
  /** Every task of the page's main thread since the tap. */
  readonly tasks: readonly Task[];
  readonly frames: readonly Frame[];
}

/** What runs in the page and keeps every frame. */
type Film = ReturnType<typeof startFilming>;

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** Watches the page from a tap until something is reached: every task on its main thread, and every frame. */
export async function watchTap<Result>(
  { browser }: Laboratory,
  page: Page,
  target: Target,
  until: (film: JSHandle<Film>) => Promise<Result>,
): Promise<Watched<Result>> {
  await browser.startTracing(page, { categories: CATEGORIES });
  const film = await page.evaluateHandle(startFilming);
  await tap(page, target);
  const result = await until(film);
  const frames = await film.evaluate((running) => {
    performance.mark('bench-end');
    return running.stop();
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return { result, tasks: tasksBetween(trace.traceEvents, 'bench-tap', 'bench-end'), frames };
}

/** Until the screen has changed and then stood still for a while. */
export function untilQuiet(film: JSHandle<Film>): Promise<void> {
  return film.evaluate(
    (running) =>
      new Promise<void>((resolve) => {
        const STILL_MS = 500;
        const LONGEST_MS = 8000;
        const begin = performance.now();
        const look = () => {
          const now = performance.now();
          const last = running.lastChange();
          const still = last > begin && now - last > STILL_MS;
          if (still || now - begin > LONGEST_MS) resolve();
          else setTimeout(look, STILL_MS / 5);
        };
        look();
      }),
  );
}

/** Runs in the page. */
function startFilming() {
  const frames: { time: number; busy: boolean }[] = [];
  let changed = false;
  let rolling = true;
  const changes = new MutationObserver(() => {
    changed = true;
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const tick = (time: number) => {
    if (!rolling) return;
    frames.push({ time, busy: changed || document.getAnimations().length > 0 });
    changed = false;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  return {
    lastChange: () => frames.findLast(({ busy }) => busy)?.time ?? 0,
    stop: () => {
      rolling = false;
      changes.disconnect();
      const tapped = performance.getEntriesByName('bench-tap').at(-1)?.startTime ?? 0;
      return [{ time: tapped, busy: false }, ...frames.filter(({ time }) => time > tapped)];
    },
  };
}
