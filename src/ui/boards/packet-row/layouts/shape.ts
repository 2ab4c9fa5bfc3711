import { CARD_SCALE_AT_MOST } from '@/ui/components/card';

/** How the table is laid out; windows of any size take the one that fits them. */
export type Shape = 'tabletLandscape' | 'tabletPortrait' | 'phonePortrait' | 'phoneLandscape' | 'largeType';

/** Up to three players have two cards in each area, which need less room. */
const TABLET_LANDSCAPE = { width: 1000, widthForFew: 900, height: 700 };
const FEW = 3;
const TABLET_PORTRAIT = { width: 700, height: 940 };

export function shapeOf(width: number, height: number, fontScale: number, players: number): Shape {
  if (fontScale > CARD_SCALE_AT_MOST) return 'largeType';
  const wide = players > FEW ? TABLET_LANDSCAPE.width : TABLET_LANDSCAPE.widthForFew;
  if (width > height && width >= wide && height >= TABLET_LANDSCAPE.height) {
    return 'tabletLandscape';
  }
  if (height >= width && width >= TABLET_PORTRAIT.width && height >= TABLET_PORTRAIT.height) {
    return 'tabletPortrait';
  }
  return width > height * 1.1 ? 'phoneLandscape' : 'phonePortrait';
}

export interface SupplyMeasures {
  readonly card: { readonly width: number; readonly height: number };
  readonly slip: number;
  readonly gap: number;
}

const RATIO = 0.715;
const SLIP = { narrowest: 110, usual: 146, widest: 280 };

/** Cards and, beside them, the slips of what comes next, in a field of this size. */
export function supplyBeside(width: number, height: number, count: number): SupplyMeasures {
  const [gap, divider] = count > 3 ? [5, 14] : [8, 16];
  const cardsAcross = (slip: number) => (width - divider - slip - gap * (count - 1)) / count;
  const widest = height * RATIO;
  const roomy = cardsAcross(SLIP.usual) >= Math.min(widest, 100);
  const across = Math.floor(Math.min(widest, cardsAcross(roomy ? SLIP.usual : SLIP.narrowest)));
  const left = width - divider - across * count - gap * (count - 1);
  return { card: { width: across, height }, slip: Math.floor(Math.min(SLIP.widest, left)), gap };
}

/** Below this width a card is no longer readable; a slip is. */
export const NARROWEST_CARD = 78;
