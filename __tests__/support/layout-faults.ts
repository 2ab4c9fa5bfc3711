import type { Page } from 'playwright-core';
import { findUnclear } from './unclear';

/** What a finger needs, in CSS pixels that nothing else covers, but for one that is lost where edges lie between two. */
const TARGET = 48 - 1;

export interface LayoutFault {
  readonly law: string;
  readonly what: string;
  readonly found: string;
}

interface Looked {
  readonly upright?: boolean;
  /** What the eye alone finds too: words of pictures, emblems that are cut off, words that lie over others. */
  readonly pictures?: boolean;
  /** Only this part of the page: what lies under it was looked at before. Without one, the topmost sheet or all of it. */
  readonly within?: string | undefined;
}

/** A page is laid out anew some frames after its window has changed: what is amiss then goes by itself, or stays. */
const LOOKS = 6;

/** What is amiss still once the page has had time to lay itself out. */
export async function lastingFaults(page: Page, looked: Looked): Promise<LayoutFault[]> {
  let faults = await layoutFaults(page, looked);
  for (let looks = 1; looks < LOOKS && faults.length > 0; looks += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    faults = await layoutFaults(page, looked);
  }
  return faults;
}

/**
 * What the page as it is now breaks of the laws of layout. Nothing reaches out of the window sideways but what scrolls
 * sideways; all that can be pressed is large enough where it is not covered by something else; no name of a control and
 * no heading is cut. Looked at upright too, no control ends below the window unless it can be scrolled there, and no line of
 * a card is lost at its edge. With pictures, no emblem is cut off and no words lie over others.
 */
export async function layoutFaults(page: Page, looked: Looked = {}): Promise<LayoutFault[]> {
  const { upright = false, pictures = false, within } = looked;
  await page.evaluate(() => document.fonts.ready);
  const faults = await page.evaluate(findFaults, { target: TARGET, upright, pictures, within });
  return pictures ? [...faults, ...(await page.evaluate(findUnclear, within))] : faults;
}

/** Runs in the page. */
function findFaults(
  asked: Required<Pick<Looked, 'upright' | 'pictures'>> & { target: number; within: string | undefined },
): LayoutFault[] {
  const { target, upright, pictures, within } = asked;
  const CONTROLS =
    'button, a[href], input, textarea, [role=button], [role=link], [role=radio], [role=tab], [role=checkbox], [role=switch], [role=slider]';
  const SLACK = 1;
  /** Of a line's height. */
  const BLANK = 0.3;
  const faults: LayoutFault[] = [];
  const blame = (law: string, element: Element, found: string) =>
    faults.push({
      law,
      what: `${element.getAttribute('role') ?? element.tagName} “${nameOf(element)}”`,
      found,
    });

  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  const part = within === undefined ? undefined : document.querySelector(within);
  const scope = part ?? dialog ?? document.body;

  pageIsNoWiderThanTheWindow();
  for (const control of shown(CONTROLS)) {
    staysInTheWindow(control);
    isLargeEnough(control);
    keepsItsWords(control);
  }
  for (const told of shown(
    `[role=heading], h1, h2, h3, [role=status][aria-label]${pictures ? ', [role=img]' : ''}`,
  )) {
    staysInTheWindow(told);
    keepsItsWords(told);
  }
  return faults;

  function shown(selector: string): HTMLElement[] {
    return [...scope.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('[aria-hidden=true], [inert]') === null,
    );
  }

  function nameOf(element: Element): string {
    return (element.getAttribute('aria-label') ?? element.textContent).slice(0, 60);
  }

  function ancestors(element: Element): HTMLElement[] {
    const found: HTMLElement[] = [];
    for (let at = element.parentElement; at !== null; at = at.parentElement) found.push(at);
    return found;
  }

  function scrolls(element: Element, axis: 'X' | 'Y'): boolean {
    const style = getComputedStyle(element)[`overflow${axis}`];
    const more =
      axis === 'X' ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight;
    return ['auto', 'scroll'].includes(style) && more;
  }

  function pageIsNoWiderThanTheWindow(): void {
    const { documentElement: root, body } = document;
    const width = Math.max(root.scrollWidth, body.scrollWidth);
    if (width > innerWidth) blame('no wider than the window', root, `${width} > ${innerWidth}`);
    for (const element of scope.querySelectorAll('*')) {
      // What scrolls upright hides what is too wide for it.
      const { overflowX, overflowY } = getComputedStyle(element);
      const upright = ['auto', 'scroll'].includes(overflowY) && overflowX === 'hidden';
      if (upright && element.checkVisibility() && element.scrollWidth > element.clientWidth + SLACK) {
        blame('no wider than the window', element, `${element.scrollWidth} > ${element.clientWidth}`);
      }
    }
  }

  function staysInTheWindow(element: HTMLElement): void {
    if (ancestors(element).some((above) => scrolls(above, 'X'))) return;
    const { left, right } = element.getBoundingClientRect();
    if (left < -SLACK || right > innerWidth + SLACK) {
      blame('inside the window', element, `${left.toFixed()} to ${right.toFixed()} of ${innerWidth}`);
    }
    if (!upright || ancestors(element).some((above) => scrolls(above, 'Y'))) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < -SLACK || bottom > innerHeight + SLACK) {
      blame('inside the window', element, `${top.toFixed()} to ${bottom.toFixed()} of ${innerHeight} down`);
    }
  }

  /** WCAG excepts links within a sentence: they are as high as its line. */
  function isWithinASentence(element: HTMLElement): boolean {
    const sentence = element.parentElement;
    return (
      (element.getAttribute('role') === 'link' || element.tagName === 'A') &&
      getComputedStyle(element).display === 'inline' &&
      sentence !== null &&
      sentence.textContent.length > element.textContent.length
    );
  }

  /** What lies around a sheet closes it too, as far as it is to be seen; keys and readers have the button. */
  function isShade(control: HTMLElement): boolean {
    return control.getAttribute('role') === 'button' && control.tabIndex === -1;
  }

  function bringIntoView(element: HTMLElement): void {
    const still = ancestors(element).filter((above) => !scrolls(above, 'X') && !scrolls(above, 'Y'));
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // Only what a finger could scroll counts.
    for (const above of still) above.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  }

  function isLargeEnough(control: HTMLElement): void {
    if (isWithinASentence(control) || isShade(control)) return;
    bringIntoView(control);
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = {
      width: longestOf((share) => longestRun(width, (x) => [left + x, top + height * share])),
      height: longestOf((share) => longestRun(height, (y) => [left + width * share, top + y])),
    };
    if (hit.width < target || hit.height < target) {
      blame(
        'large enough to hit',
        control,
        `${hit.width} × ${hit.height} of ${width.toFixed()} × ${height.toFixed()}`,
      );
    }

    /** Along some lines through it, until one is long enough. */
    function longestOf(runAt: (share: number) => number): number {
      let longest = 0;
      for (const share of [0.5, 0.3, 0.1, 0.7, 0.9])
        if (longest < target) longest = Math.max(longest, runAt(share));
      return longest;
    }

    function longestRun(length: number, pointAt: (offset: number) => [number, number]): number {
      let longest = 0;
      let run = 0;
      for (let offset = 0.5; offset < length && longest < target; offset += 1) {
        const struck = document.elementFromPoint(...pointAt(offset));
        run = struck !== null && control.contains(struck) ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
      return longest;
    }
  }

  /** A player’s name may be cut where their whole cell is told with it at its head. */
  function isToldElsewhere(element: HTMLElement, words: string): boolean {
    return (element.getAttribute('aria-label') ?? '').startsWith(`${words}, `);
  }

  /** Where news have one line they end in dots, and the log tells them in full. */
  function isBriefNews(element: HTMLElement, holder: HTMLElement): boolean {
    return element.getAttribute('role') === 'status' && getComputedStyle(holder).textOverflow === 'ellipsis';
  }

  function keepsItsWords(element: HTMLElement): void {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const words = text.textContent ?? '';
      const holder = text.parentElement;
      if (words.trim() === '' || holder === null || isToldElsewhere(element, words)) continue;
      if (isBriefNews(element, holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      for (const [at, line] of lines.entries()) {
        // A line that goes on below ends with a blank, which hangs out of its box.
        const blank = at < lines.length - 1 ? line.height * BLANK : 0;
        const rect = new DOMRect(line.x, line.y, Math.max(0, line.width - blank), line.height);
        const cut = beforeScrolling([holder, ...ancestors(holder)]).find((above) => hides(above, rect));
        if (cut !== undefined) blame('words whole', element, `“${words}” is cut sideways`);
        const within = [holder, ...ancestors(holder)].filter((above) => element.contains(above));
        if (upright && within.some((above) => hidesUpright(above, rect))) {
          blame('words whole', element, `“${words}” is cut above or below`);
        }
      }
      // A letter in a drawing has no box of its own to overflow.
      const boxed = holder instanceof HTMLElement && holder.clientWidth > 0;
      if (boxed && holder.scrollWidth > holder.clientWidth + SLACK) {
        blame('words whole', element, `“${words}” ${holder.scrollWidth} > ${holder.clientWidth}`);
      }
    }
  }

  /**
   * Lines reach a little out of their boxes; more than a third of one is missed. What wraps shows as many things as it has
   * room for, and leaves the others out as a whole.
   */
  function hidesUpright(above: HTMLElement, { top, bottom, height }: DOMRect): boolean {
    const { overflowY, flexWrap } = getComputedStyle(above);
    if (overflowY === 'visible' || flexWrap === 'wrap' || scrolls(above, 'Y')) return false;
    const edge = above.getBoundingClientRect();
    return top < edge.top - height / 3 || bottom > edge.bottom + height / 3;
  }

  /** What scrolls sideways may bring the rest into sight, whatever hides it around that. */
  function beforeScrolling(around: readonly HTMLElement[]): readonly HTMLElement[] {
    const scroller = around.findIndex((above) => scrolls(above, 'X'));
    return scroller < 0 ? around : around.slice(0, scroller);
  }

  function hides(above: HTMLElement, { left, right }: DOMRect): boolean {
    if (getComputedStyle(above).overflowX === 'visible' || scrolls(above, 'X')) return false;
    const edge = above.getBoundingClientRect();
    return left < edge.left - SLACK || right > edge.right + SLACK;
  }
}
