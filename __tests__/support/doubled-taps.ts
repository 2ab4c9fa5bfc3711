import type { Page } from 'playwright-core';

/** What the second half of a double tap did that nobody meant. */
export interface Slip {
  /** The button that was meant, and what lay under the finger by then. */
  readonly meant: string;
  readonly hit: string;
  readonly came: string;
}

interface Doubled {
  taps: number;
  slips: Slip[];
  /** Taps that are still to come, or of which nobody knows yet what they did. */
  open: number;
}

declare global {
  interface Window {
    doubled: Doubled;
  }
}

/**
 * From the next load on, whoever touches a button of these groups taps twice: the same place is touched again as soon as the
 * game has gone on, and once more after that. Between two touches of a test time passes, so that no other is leftover; what
 * it does next has to wait for the taps.
 */
export async function doubleTaps(page: Page, groups: readonly string[]): Promise<void> {
  await page.addInitScript(tapTwice, groups);
}

/** What all taps did so far, once the last of them has come. */
export async function doubledOn(page: Page): Promise<Readonly<Doubled>> {
  await page.waitForFunction(() => window.doubled.open === 0);
  return page.evaluate(() => window.doubled);
}

/** Runs in the page, before the app. */
function tapTwice(groups: readonly string[]): void {
  /** Within the time in which a tap is leftover, however busy the machine is. */
  const APART = 200;
  const THOUGHT = 500;
  const REPEATS = [130, 260];
  const passed = performance.now.bind(performance);
  let ahead = 0;
  let touched: number | undefined;
  performance.now = () => (touched === undefined ? passed() + ahead : touched + APART);
  window.doubled = { taps: 0, slips: [], open: 0 };

  let moment: string | null = null;
  let moments = 0;
  new MutationObserver(() => {
    const shown = document.querySelector('[data-testid^=moment-]')?.getAttribute('data-testid') ?? null;
    if (shown === moment) return;
    if (moment !== null) moments += 1;
    moment = shown;
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-testid'],
  });

  const sheets = () => document.querySelectorAll('[role=dialog]').length;
  const nameOf = (element: Element | null | undefined) =>
    `${element?.getAttribute('role') ?? ''} ${element?.getAttribute('aria-label') ?? ''}`.trim();

  window.addEventListener('mousedown', ({ isTrusted }) => (ahead += isTrusted ? THOUGHT : 0), true);
  window.addEventListener(
    'click',
    ({ isTrusted, target, clientX, clientY }) => {
      const button = isTrusted && target instanceof Element ? target.closest('[role=button]') : null;
      const group = button?.closest('[role=group][aria-label]')?.getAttribute('aria-label') ?? '';
      if (button === null || !groups.includes(group)) return;
      const meant = nameOf(button);
      const at = passed() + ahead;
      moments = 0;
      window.doubled.open += REPEATS.length;
      for (const later of REPEATS) setTimeout(() => tapAgain(meant, at, clientX, clientY), later);
    },
    true,
  );

  function tapAgain(meant: string, at: number, clientX: number, clientY: number): void {
    const under = document.elementFromPoint(clientX, clientY);
    const hit = nameOf(under?.closest('[role]'));
    const before = { path: location.pathname, sheets: sheets() };
    const finger = { bubbles: true, cancelable: true, view: window, clientX, clientY, detail: 1 };
    touched = at;
    under?.dispatchEvent(new MouseEvent('mousedown', { ...finger, buttons: 1 }));
    under?.dispatchEvent(new MouseEvent('mouseup', finger));
    under?.dispatchEvent(new MouseEvent('click', finger));
    touched = undefined;
    window.doubled.taps += 1;
    const slips = (came: string) => window.doubled.slips.push({ meant, hit, came });
    setTimeout(() => {
      if (location.pathname !== before.path) slips(location.pathname);
      if (sheets() > before.sheets) slips('a sheet');
      if (moments > 1) slips(`${moments} moments`);
      window.doubled.open -= 1;
    }, APART / 2);
  }
}
