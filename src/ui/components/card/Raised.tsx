import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withSpring,
  type SharedValue,
} from 'react-native-reanimated';
import { radius, swell, useTheme } from '@/ui/theme';

const RISES = 3;
const RING = 3;

interface RaisedProps {
  up: boolean;
  ring: string;
  /** Paper throws one soft shadow; an outline throws none. */
  paper: boolean;
  children: ReactNode;
}

/**
 * A selected card rises a little and a ring draws in around it. Most cards are never chosen, and what can move costs as
 * much as half a card: a card becomes movable when it is chosen for the first time.
 */
export function Raised({ up, ring, paper, children }: RaisedProps) {
  const [first] = useState(up);
  const [risen, setRisen] = useState(up);
  if (up && !risen) setRisen(true);
  const shape = [styles.card, paper && (up ? styles.farShadow : styles.shadow)];
  if (!risen) return <View style={shape}>{children}</View>;
  return (
    <Rising up={up} from={first ? 1 : 0} ring={ring} shape={shape}>
      {children}
    </Rising>
  );
}

interface RisingProps {
  up: boolean;
  from: 0 | 1;
  ring: string;
  shape: StyleProp<ViewStyle>;
  children: ReactNode;
}

function Rising({ up, from, ring, shape, children }: RisingProps) {
  const { motion } = useTheme();
  const height = useSharedValue<number>(from);
  useEffect(() => {
    const to = up ? 1 : 0;
    height.set(motion === 'full' ? withSpring(to, swell) : to);
  }, [up, motion, height]);
  const rising = useAnimatedStyle(() => ({ transform: [{ translateY: -RISES * height.value }] }));
  return (
    <Animated.View style={[shape, rising]}>
      {children}
      <Ring colour={ring} height={height} />
    </Animated.View>
  );
}

function Ring({ colour, height }: { colour: string; height: SharedValue<number> }) {
  const drawnIn = useAnimatedStyle(() => ({ opacity: height.value }));
  return <Animated.View style={[styles.ring, { borderColor: colour }, drawnIn]} />;
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.card },
  shadow: { boxShadow: '0 2px 5px rgba(0, 0, 0, 0.3)' },
  farShadow: { boxShadow: '0 6px 14px rgba(0, 0, 0, 0.45)' },
  ring: {
    position: 'absolute',
    inset: -RING + 1,
    borderWidth: RING,
    borderRadius: radius.card + RING - 1,
    pointerEvents: 'none',
  },
});
