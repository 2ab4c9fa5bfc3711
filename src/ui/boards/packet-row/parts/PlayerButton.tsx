import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import type { Seat } from '@/engine/game';
import { Touchable } from '@/ui/components';
import { useZone } from '@/ui/boards/kit/motion';
import { radius, useTheme } from '@/ui/theme';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { spokenPlayer } from '../table/playerWords';

interface PlayerButtonProps {
  seat: Seat;
  /** Whether the table waits for them. */
  active: boolean;
  style: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** A player's panel, however it is laid out; one tap shows everything that is known of them. */
export function PlayerButton({ seat, active, style, children }: PlayerButtonProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const place = useZone(zone.player(seat));
  const look = active
    ? { backgroundColor: colour.panelActive, borderColor: colour.action, borderWidth: 2 }
    : { backgroundColor: colour.panel, borderColor: colour.line, borderWidth: 1 };
  return (
    <Touchable
      ref={place}
      role="button"
      label={spokenPlayer(board, seat)}
      onPress={() => board.open({ of: 'player', seat })}
      style={[styles.player, look, style]}
    >
      {children}
    </Touchable>
  );
}

const styles = StyleSheet.create({
  player: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.card },
});
