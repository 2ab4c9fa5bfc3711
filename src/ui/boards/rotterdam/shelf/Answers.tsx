import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { useBoard } from '../table/board';
import type { ShelfProps } from './Shelf';
import { Tile, Tiles } from './Tile';
import { tileSize } from './tileSize';

/** Every answer by its own words: for whatever is asked without a page of its own. */
export function Answers(shelf: ShelfProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { moves, choice } = board;
  const size = tileSize(shelf, moves.length);
  return (
    <Tiles>
      {moves.map((move, index) => (
        <Tile
          key={board.describe(move)}
          size={size}
          number={index + 1}
          spoken={board.describe(move)}
          selected={choice !== undefined && 'moves' in choice && choice.moves[0] === move}
          onPress={() => board.choose({ moves: [move] })}
        >
          <Type variant="cardLineStrong" colour={colour.ink}>
            {board.describe(move)}
          </Type>
        </Tile>
      ))}
    </Tiles>
  );
}
