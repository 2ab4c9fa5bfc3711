interface Size {
  readonly width: number;
  readonly height: number;
}

interface LargeTypePlan {
  readonly map: Size;
  readonly upright: boolean;
  /** Whether the map stays in sight while the rows are scrolled; otherwise it is one of them. */
  readonly pinned: boolean;
  /** How wide the rows are. */
  readonly rows: number;
}

/** Upright, of its width: as designed, and as low as ships and fingers allow; and of a window's height, where it is between. */
const UPRIGHT = { most: 0.96, least: 0.825, share: 0.45 };
/** Level, of the window's width, and of its own. */
const LEVEL = { share: 0.6, most: 0.8 };
/** A map that stays leaves so much to the rows below it, or beside it. */
const LEFT = { below: 220, beside: 300 };
/** Above the rows in an upright window. */
const HEAD = 56;
/** Among the rows. */
const SCROLLED = { least: 320, most: 560 };
const ROWS_MOST = 720;

/** How large the map is beside letters that are much larger than usual: whole, and in sight wherever there is room for both. */
export function largeTypePlan({ width, height }: Size): LargeTypePlan {
  const level = width > height;
  const across = level ? width * LEVEL.share : width;
  const map = {
    width: Math.round(across),
    height: Math.round(
      level
        ? Math.min(height, across * LEVEL.most)
        : Math.min(across * UPRIGHT.most, Math.max(across * UPRIGHT.least, height * UPRIGHT.share)),
    ),
  };
  const pinned = level
    ? width - map.width >= LEFT.beside
    : width >= SCROLLED.least && height - HEAD - map.height >= LEFT.below;
  if (pinned)
    return { map, upright: !level, pinned, rows: level ? width - map.width : Math.min(ROWS_MOST, width) };
  const scrolled = Math.max(SCROLLED.least, Math.min(SCROLLED.most, width));
  return {
    map: { width: scrolled, height: Math.round(scrolled * UPRIGHT.most) },
    upright: true,
    pinned,
    rows: Math.min(ROWS_MOST, width),
  };
}
