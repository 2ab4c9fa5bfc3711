import { useContext, useEffect } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { easing, useTheme } from '@/ui/theme';
import { StagingContext } from './zones';

interface SlidingProps {
  /** How far from its left edge it stands. */
  to: number;
  /** Milliseconds from one place to another. */
  lasts: number;
  style?: StyleProp<ViewStyle>;
}

/** A mark that slides to where it belongs when that changes; a touch on the stage finishes that too. */
export function Sliding({ to, lasts, style }: SlidingProps) {
  const { motion } = useTheme();
  const { finishing } = useContext(StagingContext);
  const left = useSharedValue(to);
  useEffect(() => {
    left.set(motion === 'full' ? withTiming(to, { duration: lasts, easing: easing.lay }) : to);
    return finishing.onFinish(() => left.set(to));
  }, [left, to, lasts, motion, finishing]);
  const sliding = useAnimatedStyle(() => ({ transform: [{ translateX: left.value }] }));
  return <Animated.View testID="sliding" style={[style, sliding]} />;
}
