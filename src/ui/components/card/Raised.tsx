import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withSpring } from 'react-native-reanimated';
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
 * much as half a card: the ring comes with the first choice. What it is drawn around stays the same element, so that the
 * focus stays where it is.
 */
export function Raised({ up, ring, paper, children }: RaisedProps) {
  const [first] = useState(up);
  const [risen, setRisen] = useState(up);
  if (up && !risen) setRisen(true);
  return (
    <View style={[styles.card, paper && (up ? styles.farShadow : styles.shadow), up && styles.up]}>
      {children}
      {risen && <Ring up={up} from={first ? 1 : 0} colour={ring} />}
    </View>
  );
}

function Ring({ up, from, colour }: { up: boolean; from: 0 | 1; colour: string }) {
  const { motion } = useTheme();
  const drawn = useSharedValue<number>(from);
  useEffect(() => {
    const to = up ? 1 : 0;
    drawn.set(motion === 'full' ? withSpring(to, swell) : to);
  }, [up, motion, drawn]);
  const drawnIn = useAnimatedStyle(() => ({ opacity: drawn.value }));
  return <Animated.View style={[styles.ring, { borderColor: colour }, drawnIn]} />;
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.card },
  up: { transform: [{ translateY: -RISES }] },
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
