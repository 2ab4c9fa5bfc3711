import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';
import { WindowContext } from '@/ui/theme';
import type { Arrangement } from './arrangement';

interface CoachedProps {
  arrangement: Arrangement;
  beside: ReactNode;
  pointer: ReactNode;
  children: ReactNode;
}

/** A sheet of the table, with the coach where it always stands: neither covered nor dimmed. */
export function Coached({ arrangement, beside, pointer, children }: CoachedProps) {
  const { side, room } = arrangement;
  return (
    <View style={[styles.whole, side === 'beside' && styles.row]}>
      {beside}
      <WindowContext value={room}>
        <SafeAreaInsetsContext value={room.insets}>
          <View style={styles.whole}>{children}</View>
        </SafeAreaInsetsContext>
      </WindowContext>
      {pointer}
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  row: { flexDirection: 'row' },
});
