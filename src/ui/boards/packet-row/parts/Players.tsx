import type { Seat } from '@/engine/game';
import { PlayerRow, PlayerStrip, type CellParts, type CellStyle } from '../../kit/players';
import { handCount } from '../model/standing';
import { useBoard, type PacketRowBoard } from '../table/board';
import { spokenPlayer, statusOf } from '../table/playerWords';
import { Fleet, Money, Piece, Wheel } from './PlayerMarks';

/** Beyond this many, cells have room for the number of ships only. */
const FLAGS_UP_TO = 4;

function cellOf(board: PacketRowBoard, seat: Seat): CellParts {
  const { view } = board;
  const master = view.harbourMaster === seat && view.phase !== 'over';
  return {
    spoken: spokenPlayer(board, seat),
    piece: (width) => <Piece seat={seat} width={width} />,
    figure: (size) => <Money seat={seat} size={size} />,
    count: handCount(view, seat),
    more: <Fleet seat={seat} brief={view.players.length > FLAGS_UP_TO} />,
    status: statusOf(board, seat),
    ...(master && { mark: (size: number, ring?: string) => <Wheel size={size} ring={ring} /> }),
  };
}

/** All players in their order, with money, hand and fleet. */
export function Players({ style, gap }: { style: CellStyle; gap: number }) {
  const board = useBoard();
  return (
    <PlayerStrip
      style={style}
      gap={gap}
      cell={(seat) => cellOf(board, seat)}
      onOpen={(seat) => board.open({ of: 'player', seat })}
    />
  );
}

/** The same one below the other, for large type. */
export function PlayerRows() {
  const board = useBoard();
  const { view, text } = board;
  return board.seats.map(({ name }, seat) => (
    <PlayerRow
      key={`${seat} ${name}`}
      seat={seat}
      spoken={spokenPlayer(board, seat)}
      figure={board.money(view.players[seat]?.money ?? 0)}
      mark={seat === view.harbourMaster ? text.player.harbourMaster : undefined}
      onPress={() => board.open({ of: 'player', seat })}
    />
  ));
}
