import type { Page } from 'playwright-core';
import { untilStill } from './settled';
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

/** Of an element: whether it hides, or lets a finger scroll to, what reaches out of it. */
interface Flow {
  readonly hides: { readonly X: boolean; readonly Y: boolean };
  readonly scrolls: { readonly X: boolean; readonly Y: boolean };
  readonly wraps: boolean;
}

/** What is amiss while a page is laid out anew goes by itself, or stays. */
const LOOKS = 6;

/** What is amiss still once the page has had time to lay itself out. */
export async function lastingFaults(page: Page, looked: Looked): Promise<LayoutFault[]> {
  let faults = await layoutFaults(page, looked);
  for (let looks = 1; looks < LOOKS && faults.length > 0; looks += 1) {
    await untilStill(page);
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
  /** Neither changes while the page is looked at, and many ask for both. */
  const chains = new Map<Element, readonly HTMLElement[]>();
  const flowing = new Map<Element, Flow>();
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

  function ancestors(element: Element): readonly HTMLElement[] {
    const known = chains.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent } = element;
    const found = parent === null ? [] : [parent, ...ancestors(parent)];
    chains.set(element, found);
    return found;
  }

  /** How what is too large for an element is dealt with. */
  function flowOf(element: Element): Flow {
    const known = flowing.get(element);
    if (known !== undefined) return known;
    const { overflowX: X, overflowY: Y, flexWrap } = getComputedStyle(element);
    const isScroller = (style: string) => ['auto', 'scroll'].includes(style);
    const found: Flow = {
      hides: { X: X !== 'visible', Y: Y !== 'visible' },
      scrolls: {
        X: isScroller(X) && element.scrollWidth > element.clientWidth,
        Y: isScroller(Y) && element.scrollHeight > element.clientHeight,
      },
      wraps: flexWrap === 'wrap',
    };
    flowing.set(element, found);
    return found;
  }

  function scrolls(element: Element, axis: 'X' | 'Y'): boolean {
    return flowOf(element).scrolls[axis];
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
    if (ancestors(element).some((one) => scrolls(one, 'X'))) return;
    const { left, right } = element.getBoundingClientRect();
    if (left < -SLACK || right > innerWidth + SLACK) {
      blame('inside the window', element, `${left.toFixed()} to ${right.toFixed()} of ${innerWidth}`);
    }
    if (!upright || ancestors(element).some((one) => scrolls(one, 'Y'))) return;
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

  function bringIntoView(element: HTMLElement): void {
    const still = ancestors(element).filter((one) => !scrolls(one, 'X') && !scrolls(one, 'Y'));
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // Only what a finger could scroll counts.
    for (const one of still) {
      if (one.scrollLeft !== 0 || one.scrollTop !== 0) one.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    }
  }

  function isLargeEnough(control: HTMLElement): void {
    if (isWithinASentence(control)) return;
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
      const chain = [holder, ...ancestors(holder)];
      const hiding = beforeScrolling(chain);
      const inside = chain.filter((one) => element.contains(one));
      for (const [at, line] of lines.entries()) {
        // A line that goes on below ends with a blank, which hangs out of its box.
        const blank = at < lines.length - 1 ? line.height * BLANK : 0;
        const rect = new DOMRect(line.x, line.y, Math.max(0, line.width - blank), line.height);
        if (hiding.some((one) => hides(one, rect)))
          blame('words whole', element, `“${words}” is cut sideways`);
        if (upright && inside.some((one) => hidesUpright(one, rect))) {
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
  function hidesUpright(element: HTMLElement, { top, bottom, height }: DOMRect): boolean {
    const { hides: hidden, wraps } = flowOf(element);
    if (!hidden.Y || wraps || scrolls(element, 'Y')) return false;
    const edge = element.getBoundingClientRect();
    return top < edge.top - height / 3 || bottom > edge.bottom + height / 3;
  }

  /** What scrolls sideways may bring the rest into sight, whatever hides it around that. */
  function beforeScrolling(around: readonly HTMLElement[]): readonly HTMLElement[] {
    const scroller = around.findIndex((one) => scrolls(one, 'X'));
    return scroller < 0 ? around : around.slice(0, scroller);
  }

  function hides(element: HTMLElement, { left, right }: DOMRect): boolean {
    if (!flowOf(element).hides.X || scrolls(element, 'X')) return false;
    const edge = element.getBoundingClientRect();
    return left < edge.left - SLACK || right > edge.right + SLACK;
  }
}
