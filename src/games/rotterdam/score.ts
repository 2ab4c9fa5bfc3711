import type { Outcome, Seat, SeatScore } from '@/engine/game';
import { CARD_POINTS } from './cards/goods';
import { SHIP_CARD_POINTS } from './cards/ship-cards';
import type { PlayerState, RotterdamState } from './state';

function worth(counts: readonly number[], points: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < counts.length; kind += 1)
    sum += (counts[kind] as number) * (points[kind] as number);
  return sum;
}

interface Points {
  readonly orders: number;
  readonly products: number;
  readonly shipCards: number;
}

/** RT-41, as if the game ended now. */
function pointsOf(player: PlayerState): Points {
  return {
    orders: player.orderPoints,
    products: worth(player.hand, CARD_POINTS),
    shipCards: worth(player.cards, SHIP_CARD_POINTS),
  };
}

function scoreOf(player: PlayerState, seat: Seat): SeatScore {
  const parts = pointsOf(player);
  return { seat, total: parts.orders + parts.products + parts.shipCards, parts: { ...parts } };
}

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
