import { View } from 'react-native';
import { Button } from '@/ui/components';
import { useBoard } from '../table/board';

export interface ShelfProps {
  width: number;
  height: number;
  /** How many tiles stand in a row: 4 on upright screens, 2 beside a level map, 1 in a tablet's column. */
  columns: number;
}

/** One shelf asks the one open question: roles, then what the role needs; or shows what was asked for instead. */
export function Shelf({ width }: ShelfProps) {
  const board = useBoard();
  return (
    <View style={{ width, flexDirection: 'row', flexWrap: 'wrap' }}>
      {board.moves.slice(0, 12).map((move) => (
        <Button
          key={board.describe(move)}
          label={board.describe(move)}
          size="small"
          onPress={() => board.choose({ moves: [move] })}
        />
      ))}
    </View>
  );
}
