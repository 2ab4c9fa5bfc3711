import type { Seat } from '@/engine/game';
import type { CardId } from '@/games/packet-row/cards';
import { KIND, kindCode } from '@/games/packet-row/cards/figures';
import type { PacketRowView } from '@/games/packet-row/view';

const SHIP = kindCode('ship');

/** Where a player stands in this round. */
export type Standing =
  | { readonly is: 'toDecide' | 'declined' | 'done' | 'waiting' }
  | { readonly is: 'took'; readonly card: CardId; readonly area: number };

export function standingOf(view: PacketRowView, seat: Seat): Standing {
  const player = view.players[seat];
  if (view.phase !== 'over' && view.asked === seat) return { is: 'toDecide' };
  if (player?.done) return { is: 'done' };
  for (const [area, { taken }] of view.areas.entries()) {
    const taking = taken.find((one) => one.seat === seat);
    if (taking !== undefined) return { is: 'took', card: taking.card, area };
  }
  return { is: hasDeclined(view, seat) ? 'declined' : 'waiting' };
}

/** PR-11: everybody between the harbour master and the one who is asked has answered for this area. */
function hasDeclined(view: PacketRowView, seat: Seat): boolean {
  const { phase, players, harbourMaster, asked } = view;
  if (!players[seat]?.piece || seat === harbourMaster) return false;
  if (phase === 'master') return true;
  if (phase !== 'offer') return false;
  const after = (other: Seat) => (other - harbourMaster + players.length) % players.length;
  return after(seat) < after(asked);
}

export function handCount(view: PacketRowView, seat: Seat): number {
  const player = view.players[seat];
  return player === undefined ? 0 : player.hand.length + player.hidden;
}

/** What the table shows of a hand: all that was taken face up, or this round's card where no ledger is kept. */
export function shownOf(view: PacketRowView, seat: Seat): readonly CardId[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  if (view.ledger) return player.hand;
  return view.areas.flatMap(({ taken }) =>
    taken.flatMap(({ card, seat: taker }) => (taker === seat && KIND[card] !== SHIP ? [card] : [])),
  );
}
