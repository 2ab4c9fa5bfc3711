import type { Zone } from '@/engine/events';

/** An event's place by name. Alike pieces may share a number, so what moves goes from a place to a place. */
export function placeName({ zone, seat, at }: Zone): string {
  return [zone, seat === undefined ? '' : ` of ${seat}`, at === undefined ? '' : ` at ${at}`].join('');
}
