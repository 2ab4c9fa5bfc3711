const LARGEST = 2;
const SMALLEST = 0.85;

export function clampFontScale(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}

/** In a window so large letters are as they are on a tablet; in a larger one they grow with it. */
const DESKTOP = { width: 1600, height: 950 };
/** In steps, so that dragging a window's edge does not redraw every word at every pixel, and so many of them at most. */
const GROWS_BY = 0.05;
const GROWS_AT_MOST = 4;
/** Beyond this scale tables are laid out for people who need large letters. */
const LARGE_LETTERS = 1.3;
/** A window so narrow is one whose page was zoomed: its letters are larger already than they were. */
const ZOOMED_BELOW = 300;

/** How large letters are in this window, for a reader whose device asks for this scale. */
export function scaleIn(width: number, height: number, wanted: number): number {
  if (width < ZOOMED_BELOW) return Math.min(wanted, SMALLEST);
  const share = Math.min(width / DESKTOP.width, height / DESKTOP.height);
  const steps = Math.min(GROWS_AT_MOST, Math.max(0, Math.floor((share - 1) / GROWS_BY)));
  return Math.max(wanted, Math.min(LARGE_LETTERS, wanted * (1 + steps * GROWS_BY)));
}
