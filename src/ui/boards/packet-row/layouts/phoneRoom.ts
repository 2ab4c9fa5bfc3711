import { space, type Room } from '@/ui/theme';

/** Of a phone held upright: the table between its edges. */
export function uprightRoom({ width, insets }: Room): number {
  return width - insets.left - insets.right - 2 * space.panel;
}

const EDGE = 12;
export const BESIDE_GAP = 10;
const HAND = { share: 0.25, least: 168, most: 280 };

/** Of a phone on its side: the areas, and the hand beside them. */
export function sidewaysRoom({ width, insets }: Room) {
  const left = Math.max(insets.left, EDGE);
  const right = Math.max(insets.right, EDGE);
  const across = width - left - right;
  const hand = Math.min(HAND.most, Math.max(HAND.least, Math.round(across * HAND.share)));
  return { left, right, across, hand, areas: across - hand - BESIDE_GAP };
}
