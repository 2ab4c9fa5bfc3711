import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';
import { WindowContext } from '@/ui/theme';
import type { Arrangement } from './arrangement';

interface CoachedProps {
  arrangement: Arrangement;
  beside: ReactNode;
  pointer: ReactNode;
  /** Whether the sheet is open, and not on its way out. */
  open: boolean;
  /** It is, until the answer is called. */
  onOpen: () => () => void;
  children: ReactNode;
}

/** A sheet of the table, with the coach where it always stands: neither covered nor dimmed. */
export function Coached({ arrangement, beside, pointer, open, onOpen, children }: CoachedProps) {
  const { side, room } = arrangement;
  useEffect(() => (open ? onOpen() : undefined), [open, onOpen]);
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

/** Whether any sheet lies over the table. */
export function useOpenSheets(): readonly [boolean, () => () => void] {
  const [count, setCount] = useState(0);
  const onOpen = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return [count > 0, onOpen];
}

const styles = StyleSheet.create({
  whole: { flex: 1 },
  row: { flexDirection: 'row' },
});
