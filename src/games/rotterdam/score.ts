import type { Outcome, Seat, SeatScore } from '@/engine/game';
import { CARD_POINTS } from './cards/goods';
import { SHIP_CARD_POINTS } from './cards/ship-cards';
import type { RotterdamState } from './state';
import type { RotterdamView } from './view';

function worth(counts: readonly number[], points: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind += 1)
    sum += (counts[kind] as number) * (points[kind] as number);
  return sum;
}

/** RT-41: where points come from. */
export const SOURCES = ['orders', 'products', 'shipCards'] as const;
export type Source = (typeof SOURCES)[number];

/** What points are counted from, of a state or of a view. */
interface Holder {
  readonly orderPoints: number;
  readonly hand: readonly number[];
  readonly cards: readonly number[];
}

/** RT-41, as if the game ended now. */
function scoreOf(player: Holder, seat: Seat): SeatScore<Source> {
  const orders = player.orderPoints;
  const products = worth(player.hand, CARD_POINTS);
  const shipCards = worth(player.cards, SHIP_CARD_POINTS);
  return { seat, total: orders + products + shipCards, parts: { orders, products, shipCards } };
}

/** RT-60: orders are open; of the cards of others only those count that everybody knows of, until all hands are shown. */
export const standings = (view: RotterdamView): readonly SeatScore<Source>[] => view.players.map(scoreOf);

/** RT-41: most points, then more order points, then more money, then shared. */
export function outcome(state: RotterdamState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const scores = state.players.map(scoreOf);
  const ranks = [
    (seat: Seat) => scores[seat]?.total ?? 0,
    (seat: Seat) => state.players[seat]?.orderPoints ?? 0,
    (seat: Seat) => state.players[seat]?.money ?? 0,
  ];
  let winners = scores.map(({ seat }) => seat);
  for (const rank of ranks) {
    const best = Math.max(...winners.map(rank));
    winners = winners.filter((seat) => rank(seat) === best);
  }
  return { winners, scores };
}
