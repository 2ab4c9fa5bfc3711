import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { GOODS, KINDS, type Amounts, type GoodName } from '@/games/harbour/cards/goods';
import type { Building } from '@/games/harbour/cards/buildings';
import type { Place } from '@/games/harbour/state';
import { toldAs } from './told';

/** What somebody did in a turn, as far as it is worth telling in one line. */
export interface TurnTold {
  readonly seat: Seat;
  readonly place: Place;
  /** Of each good, how many more there are than before the turn. */
  readonly gained: Amounts;
  readonly bought: readonly { readonly building: Building; readonly price: number }[];
  readonly market: boolean;
}

/** How many more units of each good a seat has after all this. */
function gainedBy(seat: Seat, events: readonly GameEvent[]): Amounts {
  const gained = new Array<number>(KINDS).fill(0);
  for (const event of events) {
    if (event.type !== 'counted' || event.seat !== seat) continue;
    const good = GOODS.indexOf(event.what as GoodName);
    if (good >= 0) gained[good] = (gained[good] ?? 0) + event.to - event.from;
  }
  return gained.map((units) => Math.max(0, units));
}

const TOKENS_MOVED = ['swapped', 'raised', 'reversed'] as const;

/** The turn in which all this happened; undefined before a pawn has moved in it. */
export function turnTold(events: readonly GameEvent[]): TurnTold | undefined {
  const [entered] = toldAs(events, 'entered');
  if (entered === undefined) return undefined;
  const { seat, place } = entered;
  return {
    seat,
    place,
    gained: gainedBy(seat, events),
    bought: toldAs(events, 'bought'),
    market: TOKENS_MOVED.some((key) => toldAs(events, key).length > 0),
  };
}
