import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { HouseFlag } from '@/ui/art';
import { widthOf } from '@/ui/components/card';
import { PlayerRow, PlayerStrip, type CellParts, type CellStyle } from '../../kit/players';
import { TowerToken } from '../art/TowerToken';
import { spokenPlayer } from '../model/spokenPlayer';
import { hasTower } from '../model/standing';
import { useBoard, type RotterdamBoard } from '../table/board';
import { CardCounts, Means, Workers } from './PlayerMarks';

const PAWN = { edge: 13, inside: 15 };
const TOWER = { edge: 22, lowEdge: 17, roomy: 20, inside: 15 };
/** Of narrow cells: a name of six letters fits beside it. */
const FLAG = 22;
/** Of wide cells: a name of six letters fits beside the tower and all workers; for a longer one both become narrower. */
const WIDE_FLAG = { usual: 40, cramped: 30 };
const NAME = { size: 18, room: 48 };
/** Where money and points need the row above the name. */
const SMALL_FLAG = 13;
const ROOMY: readonly CellStyle[] = ['wide', 'medium'];

function cellOf(board: RotterdamBoard, seat: Seat, style: CellStyle, edged: boolean): CellParts {
  const tower = hasTower(board.view, seat);
  const roomy = ROOMY.includes(style);
  const wide = style === 'wide';
  const cramped = tower && widthOf('title', board.name(seat), NAME.size) > NAME.room;
  const flag = WIDE_FLAG[cramped ? 'cramped' : 'usual'];
  return {
    spoken: spokenPlayer(board, seat),
    piece: (size: number) => (
      <HouseFlag house={board.house(seat)} width={wide ? flag : size < FLAG ? SMALL_FLAG : FLAG} />
    ),
    pieceByName: !wide,
    figure: (size) => (
      <>
        <Means seat={seat} size={size} />
        {!edged && style === 'narrow' && (
          <>
            {tower && <TowerToken size={TOWER.inside} />}
            <Workers seat={seat} size={PAWN.edge} close />
          </>
        )}
      </>
    ),
    more: <CardCounts seat={seat} />,
    beside: <Workers seat={seat} size={PAWN.inside} placed={wide} close={!wide || cramped} />,
    edge: edged && (
      <>
        {tower && (
          <View style={styles.tower}>
            <TowerToken size={style === 'stacked' ? TOWER.lowEdge : TOWER.edge} />
          </View>
        )}
        <Workers seat={seat} size={PAWN.edge} />
      </>
    ),
    // On narrow cells it stands on the edge, since what hangs below would lie under the map.
    ...(tower && roomy && { mark: () => <TowerToken size={TOWER.roomy} /> }),
  };
}

interface PlayersProps {
  style: CellStyle;
  gap: number;
  /** Whether something may stand on the edge of a narrow cell. */
  edged?: boolean;
}

const styles = StyleSheet.create({
  // Higher than the pawns, and so partly before the cell: above it stands what is going on in the round.
  tower: { alignSelf: 'flex-end', marginBottom: -6 },
});

/** All players in their order: money, order points, workers left, and who has the tower. */
export function Players({ style, gap, edged = true }: PlayersProps) {
  const board = useBoard();
  return (
    <PlayerStrip
      style={style}
      gap={gap}
      cell={(seat) => cellOf(board, seat, style, edged)}
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
