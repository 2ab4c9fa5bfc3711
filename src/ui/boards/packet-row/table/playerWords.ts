import type { Seat } from '@/engine/game';
import { handCount, standingOf } from '../model/standing';
import type { PacketRowBoard } from './board';
import { titleOf } from './decision';

/** What the player has done or is about to do. */
export function statusOf(board: PacketRowBoard, seat: Seat): string | undefined {
  const { text, shared, view } = board;
  const standing = standingOf(view, seat);
  switch (standing.is) {
    case 'toDecide':
      return board.thinking ? shared.player.thinking : shared.player.toDecide;
    case 'took':
      return text.player.took({ card: titleOf(board, standing.card) });
    case 'declined':
      return text.player.declined;
    case 'done':
      return text.player.done;
    case 'waiting':
      return undefined;
  }
}

function shipNames(board: PacketRowBoard, seat: Seat): readonly string[] {
  return (board.view.players[seat]?.ships ?? []).map((card) => titleOf(board, card));
}

/** The whole cell in one sentence. */
export function spokenPlayer(board: PacketRowBoard, seat: Seat): string {
  const { text, shared, view } = board;
  const ships = shipNames(board, seat);
  const parts = [
    board.name(seat),
    seat === view.harbourMaster && view.phase !== 'over' ? text.player.harbourMaster : undefined,
    statusOf(board, seat),
    text.player.money({ dollars: view.players[seat]?.money ?? 0 }),
    shared.player.cards({ count: handCount(view, seat) }),
    ships.length === 0 ? text.player.noShip : text.player.ships({ ships: ships.join(', ') }),
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}
