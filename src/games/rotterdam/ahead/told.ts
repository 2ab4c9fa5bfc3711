import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import type { Harbour, Product, Raw } from '../cards/goods';
import type { Position } from '../cards/waterways';

/* What the rules said while something was tried out, read again as figures. */

/** Which of them there are follows from the key. */
export interface Told {
  readonly key: string;
  readonly seat: Seat;
  readonly owner: Seat;
  readonly at: Position;
  readonly to: Position;
  readonly harbour: Harbour;
  readonly product: Product;
  readonly raw: Raw;
  readonly kept: boolean;
}

/** A sentence with its arguments; undefined where the event is something else. */
export function toldBy(event: GameEvent): Told | undefined {
  return event.type === 'said'
    ? ({ ...event.phrase.args, key: event.phrase.key } as unknown as Told)
    : undefined;
}
