import { createContext, use, useState, type ReactNode } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
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

/** How much below that the notices of the screen itself take. */
const TakenHere = createContext(0);

const below = (height: number): number => (height === 0 ? 0 : height + space.group);

interface OverThisScreenProps {
  children: ReactNode;
  onLayout?: (event: LayoutChangeEvent) => void;
}

/** Notices of one screen lie over it too, below those of the app and of what is around them. */
export function OverThisScreen({ children, onLayout }: OverThisScreenProps) {
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const taken = below(useTaken().height) + below(use(TakenHere));
  return (
    <View
      testID="notices-of-the-screen"
      onLayout={onLayout}
      style={[styles.over, { top: insets.top + margin + taken, paddingHorizontal: margin }]}
    >
      {children}
    </View>
  );
}

/** A screen under notices of its own; those that its parts show lie below them. */
export function UnderNotices({ notices, children }: { notices: ReactNode; children: ReactNode }) {
  const [height, setHeight] = useState(0);
  return (
    <View style={styles.fill}>
      <TakenHere value={height}>{children}</TakenHere>
      <OverThisScreen onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}>
        {notices}
      </OverThisScreen>
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
  fill: { flex: 1 },
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
