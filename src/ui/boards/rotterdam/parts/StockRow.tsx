import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/game';
import { STOCK_LIMIT } from '@/games/rotterdam/cards/limits';
import { useTheme } from '@/ui/theme';
import { RawTile } from '../art/Tiles';
import { useBoard } from '../table/board';

interface StockRowProps {
  seat: Seat;
  size: number;
}

/** The shipowner's stock, while units come and go: beside the question where it is not in sight all the time. */
export function TradedStock({ size }: { size: number }) {
  const { view } = useBoard();
  return view.phase === 'shipowner' || view.phase === 'load' ? (
    <StockRow seat={view.turn} size={size} />
  ) : null;
}

/** The raw units in somebody's stock, and the room that is left. */
function StockRow({ seat, size }: StockRowProps) {
  const { view, words, text } = useBoard();
  const { colour } = useTheme();
  const units = (view.players[seat]?.stock ?? []).flatMap((count, raw) => new Array<number>(count).fill(raw));
  const room = STOCK_LIMIT - units.length;
  const spoken = text.roles.shipowner.spokenStock({
    units: words.list(units.map((raw) => words.raw(raw))),
    room,
  });
  return (
    <View accessible role="img" aria-label={spoken} style={styles.stock}>
      {units.map((raw, index) => (
        <RawTile key={index} raw={raw} size={size} />
      ))}
      {Array.from({ length: room }, (_, place) => (
        <View
          key={`free ${place}`}
          style={[styles.free, { width: size, height: size, borderColor: colour.textSoft }]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  stock: { flexDirection: 'row', gap: 3 },
  free: { borderWidth: 1.3, borderStyle: 'dashed', borderRadius: 6 },
});
