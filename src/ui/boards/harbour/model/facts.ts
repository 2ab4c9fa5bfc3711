import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import type { Building } from '@/games/harbour/cards/buildings';
import { GOODS, type Good } from '@/games/harbour/cards/goods';
import { rightOf, type Place } from '@/games/harbour/state';
import type { HarbourView } from '@/games/harbour/view';
import { alone, longestLead, type Series } from '../../kit/results';
import { toldAs, toldIn } from './told';

/** What is worth telling of a game. */
export type Fact =
  | {
      readonly is: 'fourth';
      readonly seat: Seat;
      readonly building: Building;
      readonly price: number;
      readonly turn: number;
      /** Who had the last turn. */
      readonly last: Seat;
    }
  | {
      readonly is: 'shipped';
      readonly seat: Seat;
      readonly money: number;
      readonly shipments: number;
      readonly never: readonly Good[];
    }
  | {
      readonly is: 'visited';
      readonly place: Place;
      readonly visits: number;
      readonly fees?: { readonly seat: Seat; readonly count: number } | undefined;
    }
  | { readonly is: 'lead'; readonly seat: Seat; readonly count: number; readonly rounds: number };

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);

/** HB-30: the purchase that began the end. */
function fourth(view: HarbourView, events: readonly GameEvent[]): Fact | undefined {
  const near = events.findIndex((event) => toldIn(event)?.key === 'endIsNear');
  const purchase = toldAs(events.slice(0, near), 'bought').at(-1);
  if (near < 0 || purchase === undefined) return undefined;
  const turns = toldAs(events.slice(0, near), 'entered').length;
  return {
    is: 'fourth',
    ...purchase,
    turn: Math.ceil(turns / view.seats),
    last: rightOf(view, purchase.seat),
  };
}

function shipped(view: HarbourView, events: readonly GameEvent[]): Fact | undefined {
  const all = toldAs(events, 'shipped');
  const best = alone(
    Array.from({ length: view.seats }, (_, seat) => {
      const own = all.filter((shipment) => shipment.seat === seat);
      return { seat, own, figure: sum(own.map(({ money }) => money)) };
    }),
  );
  return (
    best && {
      is: 'shipped',
      seat: best.seat,
      money: best.figure,
      shipments: best.own.length,
      never: GOODS.map((_, good) => good).filter((good) => best.own.every((one) => one.good !== good)),
    }
  );
}

/** Where the pawns went most, and what its owner had of it. */
function visited(events: readonly GameEvent[]): Fact | undefined {
  const entered = toldAs(events, 'entered');
  const places = [...new Set(entered.map(({ place }) => place))];
  const best = alone(
    places.map((place) => ({ place, figure: entered.filter((one) => one.place === place).length })),
  );
  if (best === undefined) return undefined;
  let within: Place | undefined;
  const fees: Seat[] = [];
  for (const event of events) {
    const told = toldIn(event);
    if (told?.key === 'entered') within = told.args.place;
    if (told?.key === 'feePaid' && within === best.place) fees.push(told.args.owner);
  }
  const [owner] = fees;
  return {
    is: 'visited',
    place: best.place,
    visits: best.figure,
    fees: owner === undefined ? undefined : { seat: owner, count: fees.length },
  };
}

/** The most notable first. */
export function factsOf(
  view: HarbourView,
  events: readonly GameEvent[],
  series: readonly Series[],
): readonly Fact[] {
  const lead = longestLead(series);
  const facts: (Fact | undefined)[] = [
    fourth(view, events),
    shipped(view, events),
    visited(events),
    lead && { is: 'lead', ...lead },
  ];
  return facts.filter((fact) => fact !== undefined);
}
