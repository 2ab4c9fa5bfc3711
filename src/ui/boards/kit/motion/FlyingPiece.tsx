import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  interpolate,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { easing, radius } from '@/ui/theme';
import { courseOf, lookAt } from './manners';
import type { Takeoff } from './Takeoff';
import { Wake } from './Wake';
import type { PlacedFlight } from './ways';

interface FlyingPieceProps {
  flight: PlacedFlight;
  /** Until then it stands where it begins. */
  takeoff: Takeoff | undefined;
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
    if (takeoff === undefined) return;
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
      return flight.seen === undefined ? (
        <View style={styles.face}>{flight.draw(flight.drawn)}</View>
      ) : (
        <Cut flight={flight} seen={flight.seen} way={way} />
      );
  }
}

/** From here on it slips behind the edge of what takes it in. */
const GOES_IN = 0.6;

/** As much of it as can be seen: a slip unfolds on its way, and a hand that shows its cards in part takes one in so. */
function Cut({
  flight: { drawn, draw },
  seen: { first, last },
  way,
}: PictureProps & { seen: NonNullable<PlacedFlight['seen']> }) {
  const { height } = drawn;
  const cut = useAnimatedStyle(() => ({
    height: interpolate(way.value, [0, GOES_IN, 1], [first, height, last]),
  }));
  return (
    <Animated.View style={[styles.cut, cut]}>
      <View style={[styles.whole, drawn]}>{draw(drawn)}</View>
    </Animated.View>
  );
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
  cut: { position: 'absolute', left: 0, right: 0, top: 0, overflow: 'hidden', borderRadius: radius.card },
  whole: { alignItems: 'center', justifyContent: 'center' },
});
