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
/** Where money and points need the row above the name. */
const SMALL_FLAG = 13;
const ROOMY: readonly CellStyle[] = ['wide', 'medium'];

function cellOf(board: RotterdamBoard, seat: Seat, style: CellStyle): CellParts {
  const tower = hasTower(board.view, seat);
  const roomy = ROOMY.includes(style);
  const wide = style === 'wide';
  return {
    spoken: spokenPlayer(board, seat),
    ...(!wide && {
      piece: (size: number) => (
        <HouseFlag house={board.house(seat)} width={size < FLAG ? SMALL_FLAG : FLAG} />
      ),
      pieceByName: true,
    }),
    figure: (size) => <Means seat={seat} size={size} />,
    more: <CardCounts seat={seat} />,
    beside: <Workers seat={seat} size={PAWN.inside} placed={wide} close={!wide} />,
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
      cell={(seat) => cellOf(board, seat, style)}
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
