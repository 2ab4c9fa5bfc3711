import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space } from '@/ui/theme';
import { useMargin } from './Screen';

const WIDEST = 720;

/** Notices of the app itself, one below the other, over whatever screen is open; what is beside them can be touched. */
export function OverEveryScreen({ children }: { children: ReactNode }) {
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  return (
    <View style={[styles.over, { top: insets.top + margin, paddingHorizontal: margin }]}>{children}</View>
  );
}

/** One of them. */
export function NoticeOver({ children }: { children: ReactNode }) {
  return <View style={styles.notice}>{children}</View>;
}

const styles = StyleSheet.create({
  over: {
    position: 'absolute',
    left: 0,
    right: 0,
    alignItems: 'center',
    gap: space.group,
    pointerEvents: 'box-none',
  },
  notice: { width: '100%', maxWidth: WIDEST, boxShadow: '0 8px 24px rgba(0, 0, 0, 0.45)' },
});
