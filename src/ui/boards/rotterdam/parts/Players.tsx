import type { Seat } from '@/engine/game';
import { HouseFlag } from '@/ui/art';
import { PlayerRow, PlayerStrip, type CellParts, type CellStyle } from '../../kit/players';
import { TowerToken } from '../art/TowerToken';
import { spokenPlayer } from '../model/spokenPlayer';
import { hasTower } from '../model/standing';
import { useBoard, type RotterdamBoard } from '../table/board';
import { CardCounts, Means, Workers } from './PlayerMarks';

const PAWN = { edge: 13, inside: 15 };
const TOWER = 22;
/** Of narrow cells: a name of six letters fits beside it. */
const FLAG = 22;
/** Above the name, beside money and points. */
const SMALL_FLAG = 13;
const ROOMY: readonly CellStyle[] = ['wide', 'medium'];

function cellOf(board: RotterdamBoard, seat: Seat, roomy: boolean): CellParts {
  const tower = hasTower(board.view, seat);
  return {
    spoken: spokenPlayer(board, seat),
    ...(!roomy && {
      piece: (size: number) => (
        <HouseFlag house={board.house(seat)} width={size < FLAG ? SMALL_FLAG : FLAG} />
      ),
    }),
    figure: (size) => <Means seat={seat} size={size} />,
    more: <CardCounts seat={seat} />,
    beside: <Workers seat={seat} size={PAWN.inside} placed />,
    edge: (
      <>
        {tower && <TowerToken size={TOWER} />}
        <Workers seat={seat} size={PAWN.edge} />
      </>
    ),
    // On narrow cells it stands on the edge, since what hangs below would lie under the map.
    ...(tower && roomy && { mark: (size: number) => <TowerToken size={size} /> }),
  };
}

/** All players in their order: money, order points, workers left, and who has the tower. */
export function Players({ style, gap }: { style: CellStyle; gap: number }) {
  const board = useBoard();
  return (
    <PlayerStrip
      style={style}
      gap={gap}
      cell={(seat) => cellOf(board, seat, ROOMY.includes(style))}
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
      mark={hasTower(view, seat) ? text.player.tower : undefined}
      onPress={() => board.open({ of: 'player', seat })}
    />
  ));
}
