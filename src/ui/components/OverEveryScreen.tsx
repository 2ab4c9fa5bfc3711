import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { create } from 'zustand';
import { space } from '@/ui/theme';
import { useMargin } from './Screen';

const WIDEST = 720;

/** How much of the top the notices of the app itself take. */
const useTaken = create<{ readonly height: number }>()(() => ({ height: 0 }));

/** Notices of the app itself, one below the other, over whatever screen is open; what is beside them can be touched. */
export function OverEveryScreen({ children }: { children: ReactNode }) {
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  return (
    <View
      testID="notices-of-the-app"
      onLayout={({ nativeEvent }) => useTaken.setState({ height: nativeEvent.layout.height })}
      style={[styles.over, { top: insets.top + margin, paddingHorizontal: margin }]}
    >
      {children}
    </View>
  );
}

/** Notices of one screen lie over it too, below those of the app. */
export function OverThisScreen({ children }: { children: ReactNode }) {
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const { height } = useTaken();
  const taken = height === 0 ? 0 : height + space.group;
  return (
    <View
      testID="notices-of-the-screen"
      style={[styles.over, { top: insets.top + margin + taken, paddingHorizontal: margin }]}
    >
      {children}
    </View>
  );
}

interface NoticeOverProps {
  /** In low windows the words stand beside many buttons, so that the board stays in sight. */
  wide?: boolean;
  children: ReactNode;
}

/** One of them. */
export function NoticeOver({ wide = false, children }: NoticeOverProps) {
  return <View style={[styles.notice, wide && styles.wide]}>{children}</View>;
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
  wide: { maxWidth: 960 },
});
