import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import type { Seat } from '@/engine/game';
import { Touchable } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { useZone } from '../motion';
import { playerZone } from '../motion/places';
import { useTable } from '../table';

interface PlayerButtonProps {
  seat: Seat;
  /** All of it in one sentence. */
  spoken: string;
  /** Shows everything that is known of them. */
  onPress: () => void;
  style: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** A player's panel, however it is laid out; it stands out while the table waits for them. */
export function PlayerButton({ seat, spoken, onPress, style, children }: PlayerButtonProps) {
  const { asked } = useTable();
  const { colour } = useTheme();
  const look =
    asked === seat
      ? { backgroundColor: colour.panelActive, borderColor: colour.action, borderWidth: 2 }
      : { backgroundColor: colour.panel, borderColor: colour.line, borderWidth: 1 };
  return (
    <Touchable
      ref={useZone(playerZone(seat))}
      role="button"
      label={spoken}
      tip={spoken}
      onPress={onPress}
      style={[styles.player, look, style]}
    >
      {children}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  player: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.card },
});
