import { useEffect, type ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';
import { easing } from '@/ui/theme';

interface AppearingProps {
  /** Milliseconds until it begins to come, and how long it comes. */
  after: number;
  lasts: number;
  style?: StyleProp<ViewStyle>;
  testID?: string;
  children?: ReactNode;
}

/** Something that comes slowly over what was there before. */
export function Appearing({ after, lasts, style, testID, children }: AppearingProps) {
  const opacity = useSharedValue(0);
  useEffect(() => {
    opacity.set(withDelay(after, withTiming(1, { duration: lasts, easing: easing.lay })));
  }, [opacity, after, lasts]);
  const coming = useAnimatedStyle(() => ({ opacity: opacity.value }));
  return (
    <Animated.View aria-hidden pointerEvents="none" testID={testID} style={[style, coming]}>
      {children}
    </Animated.View>
  );
}
