import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import type { Seat } from '@/engine/game';
import { STOCK_LIMIT } from '@/games/rotterdam/cards/limits';
import { useTheme } from '@/ui/theme';
import { RawTile } from '../art/Tiles';
import { useBoard } from '../table/board';

interface StockProps {
  seat: Seat;
  /** Of each unit. */
  size: number;
  style?: StyleProp<ViewStyle>;
}

/** The raw units in somebody's stock, open to all, and the room that is left. */
export function Stock({ seat, size, style }: StockProps) {
  const { view, words, text } = useBoard();
  const { colour } = useTheme();
  const units = (view.players[seat]?.stock ?? []).flatMap((count, raw) => new Array<number>(count).fill(raw));
  const room = Math.max(0, STOCK_LIMIT - units.length);
  const told = units.length === 0 ? text.hand.nothingIn : words.list(units.map((raw) => words.raw(raw)));
  return (
    <View accessible role="img" aria-label={text.hand.stockSpoken({ units: told, room })} style={style}>
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

/**
 * The shipowner's, while units come and go: beside the question where it is not in sight all the time. What a ship is
 * loaded with says itself where it comes from.
 */
export function TradedStock({ size }: { size: number }) {
  const { view } = useBoard();
  return view.phase === 'shipowner' ? <Stock seat={view.turn} size={size} style={styles.row} /> : null;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 3 },
  free: { borderWidth: 1.3, borderStyle: 'dashed', borderRadius: 6 },
});
