import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import type { Seat } from '@/engine/game';
import { Zone } from '../../kit/motion';
import { HousePawn } from '@/ui/art';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';

interface PawnProps {
  seat: Seat;
  size: number;
  halo?: string | undefined;
}

/** A player's pawn. */
function Pawn({ seat, size, halo }: PawnProps) {
  const { house } = useBoard();
  return <HousePawn house={house(seat)} size={size} halo={halo} />;
}

interface PawnsProps {
  seats: readonly Seat[];
  size: number;
  halo?: string;
  style?: StyleProp<ViewStyle>;
}

/** The pawns that stand on a place; each is away while it walks. */
export function Pawns({ seats, size, halo, style }: PawnsProps) {
  if (seats.length === 0) return null;
  return (
    <View style={[styles.pawns, style]}>
      {seats.map((seat) => (
        <Zone key={seat} name={zone.pawn(seat)}>
          <Pawn seat={seat} size={size} halo={halo} />
        </Zone>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  pawns: { flexDirection: 'row', gap: 2 },
});
