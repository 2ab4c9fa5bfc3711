import type { LayoutFault } from './layout-faults';

/** Runs in the page: what anybody would see at once that looks at it, and no box tells. */
export function findUnclear(within: string | undefined): LayoutFault[] {
  /** Of a picture: less is an edge that nobody misses, and hardly anything is nothing at all. */
  const WHOLE = 0.9;
  const NOTHING = 0.1;
  /** Of a line: letters fill its middle. */
  const LETTERS = { from: 0.28, to: 0.78 };
  const TOUCH = 2;
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  const scope = (within === undefined ? dialog : document.querySelector(within)) ?? document.body;
  return [...picturesCutOff(), ...wordsOverWords()];

  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** What is left of a box within all that hides what lies outside of it; what scrolls may show it later. */
  function inSight(from: Element | null, box: DOMRect, scrolled: 'counts' | 'is hidden'): DOMRect {
    let { left, top, right, bottom } = box;
    const free = { across: false, down: false };
    for (let at = from; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      free.across ||= scrolled === 'counts' && scrolls(overflowX) && at.scrollWidth > at.clientWidth;
      free.down ||= scrolled === 'counts' && scrolls(overflowY) && at.scrollHeight > at.clientHeight;
      if (overflowX !== 'visible' && !free.across) {
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      if (overflowY !== 'visible' && !free.down) {
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function scrolls(overflow: string): boolean {
    return overflow === 'auto' || overflow === 'scroll';
  }

  function picturesCutOff(): LayoutFault[] {
    return [...scope.querySelectorAll('svg, img')].flatMap((picture) => {
      const box = picture.getBoundingClientRect();
      if (isPart(picture) || isFanned(picture) || !isShown(picture) || box.width * box.height === 0)
        return [];
      const { width, height } = inSight(picture.parentElement, box, 'counts');
      const share = (width * height) / (box.width * box.height);
      if (share < NOTHING || share > WHOLE) return [];
      const found = `${width.toFixed()} × ${height.toFixed()} of ${box.width.toFixed()} × ${box.height.toFixed()}`;
      return [{ law: 'pictures whole', what: whereIs(picture), found }];
    });
  }

  /** A fan shows the upper parts of its cards, which say what they are; the rest lies below its edge. */
  function isFanned(picture: Element): boolean {
    return picture.closest('[data-testid=fan]') !== null;
  }

  /** Of a larger drawing, or of the surface behind whatever stands on it. */
  function isPart(picture: Element): boolean {
    return Boolean(picture.parentElement?.closest('svg')) || Number(getComputedStyle(picture).zIndex) < 0;
  }

  function whereIs(element: Element): string {
    const named = element.closest('[aria-label]');
    return `in “${(named?.getAttribute('aria-label') ?? element.parentElement?.textContent ?? '').slice(0, 60)}”`;
  }

  function wordsOverWords(): LayoutFault[] {
    const all = linesInSight();
    // Else what fingers go through would be seen through, too.
    const touched = document.createElement('style');
    // Stronger than any class: a tip that no finger meets covers what lies below it all the same.
    touched.textContent = '*:not(#none) { pointer-events: auto !important }';
    document.head.append(touched);
    const found = all.flatMap((one, at) =>
      all.slice(at + 1).flatMap((other) => {
        const point = sharedBy(one.box, other.box);
        const same = one.holder === other.holder || one.words === other.words;
        if (point === undefined || same || isCovered(one.holder, other.holder, point)) return [];
        return [
          {
            law: 'words beside words',
            what: whereIs(one.holder),
            found: `“${one.words}” and “${other.words}”`,
          },
        ];
      }),
    );
    touched.remove();
    return found;
  }

  function linesInSight(): { holder: Element; words: string; box: DOMRect }[] {
    const lines: { holder: Element; words: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const holder = text.parentElement;
      if (words === '' || holder === null || !isShown(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const { left, top, width, height } = rect;
        const letters = new DOMRect(
          left,
          top + height * LETTERS.from,
          width,
          height * (LETTERS.to - LETTERS.from),
        );
        lines.push({ holder, words, box: inSight(holder, letters, 'is hidden') });
      }
    }
    return lines;
  }

  /** The middle of what two boxes share, where that is enough to be seen. */
  function sharedBy(one: DOMRect, other: DOMRect): readonly [number, number] | undefined {
    const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
    const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
    return right - left > TOUCH && bottom - top > TOUCH
      ? [(left + right) / 2, (top + bottom) / 2]
      : undefined;
  }

  /** Cards of a fan lie over each other: what lies under something that cannot be looked through is not seen at all. */
  function isCovered(one: Element, other: Element, [x, y]: readonly [number, number]): boolean {
    const stack = document.elementsFromPoint(x, y);
    const [at, below] = [stack.indexOf(one), stack.indexOf(other)];
    if (at < 0 || below < 0) return true;
    return stack.slice(0, Math.max(at, below)).some(isOpaque);
  }

  function isOpaque(element: Element): boolean {
    const { backgroundColor, fill, opacity } = getComputedStyle(element);
    const drawn = element instanceof SVGGeometryElement ? fill : backgroundColor;
    const seenThrough = drawn === 'none' || /^rgba\(.*, 0(\.[0-8]\d*)?\)$/u.test(drawn);
    return element.tagName === 'IMG' || (!seenThrough && Number(opacity) > WHOLE);
  }
}
