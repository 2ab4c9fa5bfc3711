import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { KINDS, type Amounts, type Good } from '../cards/goods';
import type { Reason } from '../rules/frames';

/* What the rules said while something was tried out, read again as figures. */

interface Told {
  readonly key: string;
  readonly seat: Seat;
  readonly good: Good;
  readonly to: number;
  readonly units: number;
  readonly goods: Amounts;
  readonly lost: Amounts | number;
  readonly reason: Reason;
}

/** The sentences with their arguments; which of them there are follows from the key. */
function toldIn(events: readonly GameEvent[]): Told[] {
  return events.flatMap((event) =>
    event.type === 'said' ? [{ ...event.phrase.args, key: event.phrase.key } as unknown as Told] : [],
  );
}

const NOTHING: Amounts = Array.from({ length: KINDS }, () => 0);
const single = (good: Good, units: number): Amounts => NOTHING.map((_, kind) => (kind === good ? units : 0));
const sumOf = (one: Amounts, other: Amounts): Amounts =>
  one.map((units, good) => units + (other[good] as number));

/** Units that a sentence tells the seat had no room for. */
function lostBy(said: Told, seat: Seat): Amounts {
  switch (said.key) {
    case 'gained':
      return said.seat === seat ? (said.lost as Amounts) : NOTHING;
    case 'turned':
      return said.seat === seat ? single(said.to, said.lost as number) : NOTHING;
    case 'gainedMore':
    case 'gifted':
      return said.seat === seat ? single(said.good, 1 - said.units) : NOTHING;
    case 'gave':
    case 'took':
      return said.to === seat ? single(said.good, 1 - said.units) : NOTHING;
    default:
      return NOTHING;
  }
}

export const lostIn = (events: readonly GameEvent[], seat: Seat): Amounts =>
  toldIn(events).reduce((lost, said) => sumOf(lost, lostBy(said, seat)), NOTHING);

/** What the first gain of the action gave, with what an ability added to it, lost units included. */
export function firstGainIn(events: readonly GameEvent[]): Amounts | undefined {
  let goods: Amounts | undefined;
  for (const said of toldIn(events)) {
    if (said.key === 'gained') {
      if (goods !== undefined) return goods;
      goods = sumOf(said.goods, said.lost as Amounts);
    } else if (said.key === 'gainedMore' && goods !== undefined) {
      goods = sumOf(goods, single(said.good, 1));
    }
  }
  return goods;
}

/** Somebody else who gains a unit of their choice by the visit, and why. */
export interface Gainer {
  readonly seat: Seat;
  readonly reason: Reason;
}

export const gainersIn = (events: readonly GameEvent[], visitor: Seat): Gainer[] =>
  toldIn(events)
    .filter(({ key, seat }) => key === 'gifted' && seat !== visitor)
    .map(({ seat, reason }) => ({ seat, reason }));

/** Who hands a unit over. */
export const giversIn = (events: readonly GameEvent[]): Seat[] =>
  events.flatMap((event) =>
    event.type === 'said' && event.phrase.key === 'gave' && event.seat !== undefined ? [event.seat] : [],
  );

/** Whether anything changed, the pawn and the fee left out. */
export function changesIn(events: readonly GameEvent[]): boolean {
  const paid = events.findIndex((event) => event.type === 'said' && event.phrase.key === 'feePaid');
  const ofFee = (index: number): boolean => index < paid && index >= paid - 2;
  return events.some(
    (event, index) =>
      (event.type === 'counted' && !ofFee(index)) || (event.type === 'moved' && event.from.zone === 'deck'),
  );
}
