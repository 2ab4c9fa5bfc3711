import type { Seat } from '@/engine/game';
import { KIND, kindCode, POINTS } from '@/games/packet-row/cards/figures';
import type { PacketRowView } from '@/games/packet-row/view';

const BANKER = kindCode('banker');
export const DOLLARS_PER_POINT = 10;

export interface Account {
  readonly buildings: number;
  readonly money: number;
  readonly bankers: number;
  readonly total: number;
}

/** PR-52, PR-53, from what the open table shows. */
function pointsForBanker(view: PacketRowView, seat: Seat): number {
  const own = view.players[seat]?.money ?? 0;
  const richer = view.players.filter((other) => other.money > own).length;
  const few = view.players.length < 4;
  if (richer === 0) return few ? 2 : 3;
  return richer === 1 && !few ? 1 : 0;
}

export function bankersOf(view: PacketRowView, seat: Seat): number {
  return view.players[seat]?.hand.filter((card) => KIND[card] === BANKER).length ?? 0;
}

/** PR-51: buildings and bankers are taken face up, so an open view tells every player's points. */
export function accountOf(view: PacketRowView, seat: Seat): Account {
  const player = view.players[seat];
  const hand = player?.hand ?? [];
  const buildings = hand.reduce((sum, card) => sum + (POINTS[card] ?? 0), 0);
  const money = Math.floor((player?.money ?? 0) / DOLLARS_PER_POINT);
  const bankers = bankersOf(view, seat) * pointsForBanker(view, seat);
  return { buildings, money, bankers, total: buildings + money + bankers };
}
