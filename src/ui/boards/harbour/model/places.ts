import type { Seat } from '@/engine/game';
import type { Building } from '@/games/harbour/cards/buildings';
import { NONE, startOf, type Place, type Situation } from '@/games/harbour/state';

export const displayed = (view: Situation): readonly Building[] =>
  view.display.filter((building) => building !== NONE);

/** The buildings of a seat in the order in which they came, its start building first. */
export const quarterOf = (view: Situation, seat: Seat): readonly Place[] => [
  startOf(seat),
  ...view.built.filter((building) => view.owner[building] === seat),
];

/** Wherever a pawn could go: what is on offer, then everybody's quarter. */
export function placesOnTable(view: Situation): readonly Place[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return [...displayed(view), ...seats.flatMap((seat) => quarterOf(view, seat))];
}
