import { packetRow } from '@/games/packet-row';
import type { PacketRowMove } from '@/games/packet-row/move';

const byCard = (a: { readonly card: number }, b: { readonly card: number }) => a.card - b.card;

/** What a move is, in whatever order a delivery names its cards. */
export function keyInAnyOrder(move: PacketRowMove): string {
  if (move.type !== 'deliver') return packetRow.moveKey(move);
  return packetRow.moveKey({
    ...move,
    contracts: [...move.contracts].sort((a, b) => a - b),
    ships: [...move.ships].sort(byCard),
    goods: [...move.goods].sort(byCard),
    gold: [...move.gold].sort(byCard),
  });
}
