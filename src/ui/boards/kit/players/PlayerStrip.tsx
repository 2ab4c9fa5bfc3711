import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { useTable } from '../table';
import type { CellParts, CellStyle } from './cell';
import { PlayerCell } from './PlayerCell';

interface PlayerStripProps {
  style: CellStyle;
  gap: number;
  cell: (seat: Seat) => CellParts;
  /** Shows everything that is known of somebody. */
  onOpen: (seat: Seat) => void;
}

/** All players in their order, each as wide as the others. */
export function PlayerStrip({ style, gap, cell, onOpen }: PlayerStripProps) {
  const { seats } = useTable();
  return (
    <View style={[styles.strip, { gap }]}>
      {seats.map(({ name }, seat) => (
        <PlayerCell
          key={`${seat} ${name}`}
          seat={seat}
          style={style}
          parts={cell(seat)}
          onPress={() => onOpen(seat)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flex: 1, flexDirection: 'row' },
});
