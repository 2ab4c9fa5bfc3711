import type { Thresholds } from '../../kit/layout';

/** Up to three players have two cards in each area, which need less room. */
const FEW = 3;

export function thresholdsFor(players: number): Thresholds {
  return {
    tabletLandscape: { width: players > FEW ? 1000 : 900, height: 700 },
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

/** What comes next as whole cards beside the others, all of one size; undefined where that leaves none of them readable. */
export function supplyAsCards(
  width: number,
  height: number,
  count: number,
): Pick<SupplyMeasures, 'card' | 'gap'> | undefined {
  const [gap, divider] = count > 3 ? [5, 14] : [8, 16];
  const room = width - divider - gap * (count + NEXT - 2);
  const across = Math.floor(Math.min(height * RATIO, room / (count + NEXT)));
  return across < NARROWEST_CARD ? undefined : { card: { width: across, height }, gap };
}
