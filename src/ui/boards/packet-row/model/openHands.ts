import type { PacketRowView } from '@/games/packet-row/view';

/** Everybody's whole hand, as each of them knows it, at a table that now keeps a ledger. */
export function openHands(table: PacketRowView, seats: readonly PacketRowView[]): PacketRowView {
  const players = table.players.map((player, seat) => seats[seat]?.players[seat] ?? player);
  return { ...table, ledger: true, players };
}
