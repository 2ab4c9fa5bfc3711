import type { LayoutFault } from './layout-faults';

interface Edge {
  readonly box: DOMRect;
  /** Hides what reaches out of it sideways, or up and down. */
  readonly across: boolean;
  readonly down: boolean;
  /** There a finger can scroll to it. */
  readonly scrollsAcross: boolean;
  readonly scrollsDown: boolean;
}

/** Runs in the page: what anybody would see at once that looks at it, and no box tells. */
export function findUnclear(within: string | undefined): LayoutFault[] {
  /** Of a picture: less is an edge that nobody misses, and hardly anything is nothing at all. */
  const WHOLE = 0.9;
  const NOTHING = 0.1;
  /** Of a line: letters fill its middle. */
  const LETTERS = { from: 0.28, to: 0.78 };
  const TOUCH = 2;
  /** Nothing moves while the page is looked at, and many ask for the same. */
  const edges = new Map<Element, readonly Edge[]>();
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  const scope = (within === undefined ? dialog : document.querySelector(within)) ?? document.body;
  return [...picturesCutOff(), ...wordsOverWords()];

  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** All that hides what lies outside of it, from the inside out. */
  function edgesAround(element: Element | null): readonly Edge[] {
    if (element === null) return [];
    const known = edges.get(element);
    if (known !== undefined) return known;
    const outer = edgesAround(element.parentElement);
    const { overflowX, overflowY } = getComputedStyle(element);
    const own: Edge = {
      box: element.getBoundingClientRect(),
      across: overflowX !== 'visible',
      down: overflowY !== 'visible',
      scrollsAcross: scrolls(overflowX) && element.scrollWidth > element.clientWidth,
      scrollsDown: scrolls(overflowY) && element.scrollHeight > element.clientHeight,
    };
    const found = own.across || own.down ? [own, ...outer] : outer;
    edges.set(element, found);
    return found;
  }

  /** What is left of a box within all that hides what lies outside of it; what scrolls may show it later. */
  function inSight(from: Element | null, box: DOMRect, scrolled: 'counts' | 'is hidden'): DOMRect {
    let { left, top, right, bottom } = box;
    const free = { across: false, down: false };
    for (const edge of edgesAround(from)) {
      free.across ||= scrolled === 'counts' && edge.scrollsAcross;
      free.down ||= scrolled === 'counts' && edge.scrollsDown;
      if (edge.across && !free.across) {
        [left, right] = [Math.max(left, edge.box.left), Math.min(right, edge.box.right)];
      }
      if (edge.down && !free.down) {
        [top, bottom] = [Math.max(top, edge.box.top), Math.min(bottom, edge.box.bottom)];
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
