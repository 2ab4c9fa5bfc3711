import { useEffect, type ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { duration, easing, useTheme } from '@/ui/theme';

const RISES = 24;

/** Rises into its place. */
export function Arriving({ style, children }: { style: StyleProp<ViewStyle>; children: ReactNode }) {
  const { motion } = useTheme();
  const below = useSharedValue(motion === 'full' ? RISES : 0);
  useEffect(() => {
    below.set(withTiming(0, { duration: duration.unfold, easing: easing.lay }));
  }, [below]);
  const arriving = useAnimatedStyle(() => ({ transform: [{ translateY: below.value }] }));
  return <Animated.View style={[style, arriving]}>{children}</Animated.View>;
}
