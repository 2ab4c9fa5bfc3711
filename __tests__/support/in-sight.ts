import type { Locator, Page } from 'playwright-core';
import { soon } from './patience';

/** Edges are drawn between two pixels. */
const SLACK = 1;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the control is by now: it may be drawn anew at any moment, so it is looked for at each look. */
export const boxOf = (control: Locator): Promise<Box> => control.evaluate(boxOnPage);

/** The same, once it is scrolled to and lies still. */
export async function scrolledTo(control: Locator): Promise<Box> {
  let box: Box | undefined;
  await soon(async () => {
    const before = box;
    await control.evaluate((found) => found.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    box = await boxOf(control);
    expect(box).toEqual(before);
  });
  if (box === undefined) throw new Error(`${control.toString()} does not lie still`);
  return box;
}

/**
 * Of the window, what lies outside of it once everything has found its place; nothing where all of the control can be seen
 * and touched.
 */
export async function outsideOf(
  page: Page,
  control: Locator,
  how?: 'scrolled to',
): Promise<string | undefined> {
  const look = async () => outside(await boxOf(control), page.viewportSize());
  try {
    await soon(async () => {
      if (how !== undefined) await scrolledTo(control);
      expect(await look()).toBeUndefined();
    });
    return undefined;
  } catch {
    return look();
  }
}

function outside(
  { left, top, right, bottom }: Box,
  window: { readonly width: number; readonly height: number } | null,
): string | undefined {
  if (window === null || right <= left || bottom <= top) return 'not drawn';
  const isWhole =
    Math.min(left, top) >= -SLACK && right <= window.width + SLACK && bottom <= window.height + SLACK;
  return isWhole ? undefined : `${Math.round(top)} to ${Math.round(bottom)} of ${window.height}`;
}

/** Runs in the page. */
function boxOnPage(control: Element): Box {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  return { left, top, right, bottom };
}
