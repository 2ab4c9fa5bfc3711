import type { Thresholds } from '../../kit/layout';

/** Up to three players have two cards in each area, which need less room. */
const FEW = 3;
/** In a lower window the narrow cards of more had room for neither their drawing nor their words. */
const MANY = { from: 5, height: 716 };

export function thresholdsFor(players: number): Thresholds {
  return {
    tabletLandscape: {
      width: players > FEW ? 1000 : 900,
      height: players >= MANY.from ? MANY.height : 700,
    },
    tabletPortrait: { width: 700, height: 940 },
  };
}

export interface SupplyMeasures {
  readonly card: { readonly width: number; readonly height: number };
  readonly slip: number;
  readonly gap: number;
}

/** Below this width a card is no longer readable; a slip is. */
export const NARROWEST_CARD = 78;
/** So many come next in each area. */
const NEXT = 2;
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

/** Whole cards of what comes next may be so much narrower than the others, where these could not be read else. */
const NEXT_SHARE = 0.8;
const TIGHT = { gap: 4, divider: 12 };

export interface WholeCards extends Pick<SupplyMeasures, 'card' | 'gap'> {
  readonly next: SupplyMeasures['card'];
}

/**
 * What comes next as whole cards beside the others: of one size, or somewhat narrower and closer; undefined where even that
 * leaves none of the others readable.
 */
export function supplyAsCards(width: number, height: number, count: number): WholeCards | undefined {
  const [gap, divider] = count > 3 ? [5, 14] : [8, 16];
  const cardsAcross = (share: number, between: number, line: number) =>
    Math.floor(
      Math.min(height * RATIO, (width - line - between * (count + NEXT - 2)) / (count + NEXT * share)),
    );
  const alike = cardsAcross(1, gap, divider);
  if (alike >= NARROWEST_CARD) {
    const card = { width: alike, height };
    return { card, next: card, gap };
  }
  const across = cardsAcross(NEXT_SHARE, TIGHT.gap, TIGHT.divider);
  if (across < NARROWEST_CARD) return undefined;
  const next = { width: Math.floor(across * NEXT_SHARE), height };
  return { card: { width: across, height }, next, gap: TIGHT.gap };
}
