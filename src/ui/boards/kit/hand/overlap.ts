import type { CardSize } from '@/ui/components/card';
import { touch } from '@/ui/theme';

export const APART = 8;

/** How much of each card but the last shows: all of it where there is room, and always enough for a finger. */
export function shownOf(cardWidth: number, room: number): number {
  return Math.max(touch.icon, Math.min(cardWidth + APART, room));
}

/** From one card to the next, for so many of them side by side. */
export function stepOf(count: number, size: CardSize, width: number): number {
  if (count < 2) return size.width;
  return shownOf(size.width, (width - size.width) / (count - 1));
}

/** The same for backs: no finger picks one of them, so they lie as close as the room wants and need no scrolling. */
export function backStepOf(count: number, size: CardSize, width: number): number {
  if (count < 2) return size.width;
  return Math.min(size.width + APART, (width - size.width) / (count - 1));
}
