import type { Seat } from '@/engine/game';
import type { RotterdamView } from '@/games/rotterdam/view';

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** How many product cards somebody holds, known or not. */
export function productCount(view: RotterdamView, seat: Seat): number {
  const { hand = [], hidden = [] } = view.players[seat] ?? {};
  return sum(hand) + sum(hidden);
}

export function shipCardCount(view: RotterdamView, seat: Seat): number {
  const { cards = [], hiddenCards = 0 } = view.players[seat] ?? {};
  return sum(cards) + hiddenCards;
}

/** Whoever has the tower: nobody while it is bid for. */
export function hasTower(view: RotterdamView, seat: Seat): boolean {
  return view.harbourMaster === seat && view.phase !== 'over';
}
