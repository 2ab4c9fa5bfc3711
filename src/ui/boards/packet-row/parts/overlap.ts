import { touch } from '@/ui/theme';

export const APART = 8;

/** How much of each card but the last shows: all of it where there is room, and always enough for a finger. */
export function shownOf(cardWidth: number, room: number): number {
  return Math.max(touch.icon, Math.min(cardWidth + APART, room));
}
