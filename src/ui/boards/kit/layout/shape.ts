import { CARD_SCALE_AT_MOST } from '@/ui/components/card';
import { NARROW_BELOW } from '@/ui/theme';

/** How a table is laid out; windows of any size take the one that fits them. */
export type Shape = 'tabletLandscape' | 'tabletPortrait' | 'phonePortrait' | 'phoneLandscape' | 'largeType';

interface Least {
  readonly width: number;
  readonly height: number;
}

/** What a game's tablet layouts need at least; smaller windows are laid out as phones. */
export interface Thresholds {
  readonly tabletLandscape: Least;
  readonly tabletPortrait: Least;
}

const WIDER_THAN_HIGH = 1.1;

export function shapeOf(
  { width, height }: Least,
  fontScale: number,
  { tabletLandscape, tabletPortrait }: Thresholds,
): Shape {
  const holds = (least: Least) => width >= least.width && height >= least.height;
  if (fontScale > CARD_SCALE_AT_MOST || width < NARROW_BELOW) return 'largeType';
  if (width > height && holds(tabletLandscape)) return 'tabletLandscape';
  if (height >= width && holds(tabletPortrait)) return 'tabletPortrait';
  return width > height * WIDER_THAN_HIGH ? 'phoneLandscape' : 'phonePortrait';
}
