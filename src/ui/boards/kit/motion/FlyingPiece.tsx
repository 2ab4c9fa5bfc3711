import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { easing } from '@/ui/theme';
import { courseOf, lookAt } from './manners';
import type { Takeoff } from './Takeoff';
import { Wake } from './Wake';
import type { PlacedFlight } from './ways';

interface FlyingPieceProps {
  flight: PlacedFlight;
  takeoff: Takeoff;
}

function curveOf(manner: PlacedFlight['manner']) {
  // What has to be read on its way stays in sight for most of its time.
  if (manner === 'walk' || manner === 'rise') return easing.carry;
  return manner === 'lift' || manner === 'sail' || manner === 'sink' ? easing.lift : easing.lay;
}

/** One thing on its way, moved by the UI thread alone. */
export function FlyingPiece({ flight, takeoff }: FlyingPieceProps) {
  const { manner, start, lasts, drawn } = flight;
  const course = courseOf(flight);
  const way = useSharedValue(0);
  useEffect(() => {
    const left = takeoff.left(start, lasts);
    way.set(withDelay(left.wait, withTiming(1, { duration: left.lasts, easing: curveOf(manner) })));
  }, [way, start, lasts, manner, takeoff]);
  const moving = useAnimatedStyle(() => lookAt(course, way.value));
  return (
    <Animated.View style={[styles.piece, manner === 'rise' && styles.above, drawn, moving]}>
      {flight.wake !== undefined && <Wake flight={flight} side={flight.wake} way={way} />}
      <Picture flight={flight} way={way} />
    </Animated.View>
  );
}

interface PictureProps {
  flight: PlacedFlight;
  way: SharedValue<number>;
}

function Picture({ flight, way }: PictureProps) {
  switch (flight.manner) {
    case 'turn':
      return <Turned flight={flight} way={way} />;
    case 'sink':
    case 'surface':
      return <Dipped flight={flight} way={way} />;
    default:
      return <View style={styles.face}>{flight.draw(flight.drawn)}</View>;
  }
}

/** The back until half way, then the front. */
function Turned({ flight, way }: PictureProps) {
  const front = useAnimatedStyle(() => ({ opacity: way.value >= 0.5 ? 1 : 0 }));
  const behind = useAnimatedStyle(() => ({ opacity: way.value < 0.5 ? 1 : 0 }));
  return (
    <>
      <Animated.View style={[styles.face, front]}>{flight.draw(flight.drawn)}</Animated.View>
      {flight.back !== undefined && (
        <Animated.View style={[styles.face, behind]}>{flight.back(flight.drawn)}</Animated.View>
      )}
    </>
  );
}

/** As much of it as is above the water. */
function Dipped({ flight: { manner, drawn, draw }, way }: PictureProps) {
  const { height } = drawn;
  const dipping = useAnimatedStyle(() => ({
    transform: [{ translateY: height * (manner === 'sink' ? way.value : 1 - way.value) }],
  }));
  return (
    <View style={styles.window}>
      <Animated.View style={[styles.face, dipping]}>{draw(drawn)}</Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  piece: { position: 'absolute', left: 0, top: 0 },
  // Words over what moves at the same time, or they could not be read.
  above: { zIndex: 1 },
  face: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' },
  window: { position: 'absolute', inset: 0, overflow: 'hidden' },
});
