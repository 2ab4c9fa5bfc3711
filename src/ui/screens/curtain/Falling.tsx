import { useEffect, type ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { duration, easing, useTheme } from '@/ui/theme';

const TRAVELS = { above: -72, below: 96 } as const;

interface FallingProps {
  from: keyof typeof TRAVELS;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** The sea rises from below, the sheet drops in from above. */
export function Falling({ from, style, children }: FallingProps) {
  const { motion } = useTheme();
  const arrived = useSharedValue(motion === 'off' ? 1 : 0);
  useEffect(() => {
    const time = motion === 'full' ? duration.curtain : duration.fade;
    arrived.set(motion === 'off' ? 1 : withTiming(1, { duration: time, easing: easing.lay }));
  }, [arrived, motion]);
  const travel = motion === 'full' ? TRAVELS[from] : 0;
  const falling = useAnimatedStyle(() => ({
    opacity: arrived.value,
    transform: [{ translateY: travel * (1 - arrived.value) }],
  }));
  return <Animated.View style={[style, falling]}>{children}</Animated.View>;
}
