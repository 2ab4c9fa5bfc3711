import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { useTheme } from '@/ui/theme';
import type { Side } from './flights';
import { trailOf, WAKE, wakeAt } from './wakeLook';
import type { PlacedFlight } from './ways';

const WIDTH = 1.8;
const LINES = `M${WAKE.length} ${WAKE.spread / 2}Q${WAKE.length / 2} ${WAKE.spread / 2} 0 0M${WAKE.length} ${WAKE.spread / 2}Q${WAKE.length / 2} ${WAKE.spread / 2} 0 ${WAKE.spread}`;

interface WakeProps {
  flight: PlacedFlight;
  side: Side;
  way: SharedValue<number>;
}

/** Two lines on the water that open behind a ship under way. */
export function Wake({ flight: { drawn, way: course }, side, way }: WakeProps) {
  const { colour } = useTheme();
  const turned = `${trailOf(course, side)}deg`;
  // Turned about the ship's middle, it begins where the hull ends.
  const reach = drawn.width / 2 + WAKE.length / 2 - 4;
  const opening = useAnimatedStyle(() => {
    const { opacity, opened } = wakeAt(way.value);
    return {
      opacity,
      transform: [{ rotate: turned }, { translateX: -reach }, { scaleX: opened }, { scaleY: opened }],
    };
  });
  const middle = {
    left: (drawn.width - WAKE.length) / 2,
    top: (drawn.height - WAKE.spread) / 2 + drawn.height / 4,
  };
  return (
    <Animated.View style={[styles.wake, middle, opening]}>
      <Svg
        width={WAKE.length}
        height={WAKE.spread}
        viewBox={`-1 -1 ${WAKE.length + 2} ${WAKE.spread + 2}`}
        aria-hidden
      >
        <Path d={LINES} fill="none" stroke={colour.text} strokeWidth={WIDTH} strokeLinecap="round" />
      </Svg>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ wake: { position: 'absolute' } });
