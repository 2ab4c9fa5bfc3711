import type { Zone } from '@/engine/events';
import type { Seat } from '@/engine/game';

/** An event's place by name. Alike pieces may share a number, so what moves goes from a place to a place. */
export function placeName({ zone, seat, at }: Zone): string {
  return [zone, seat === undefined ? '' : ` of ${seat}`, at === undefined ? '' : ` at ${at}`].join('');
}

/** A player's panel as a place: what comes to or from somebody flies there, where nothing nearer is in sight. */
export const playerZone = (seat: Seat) => placeName({ zone: 'player', seat });

/** Within it, the figure that counts most: money, points. */
export const figureZone = (seat: Seat) => placeName({ zone: 'figure', seat });
