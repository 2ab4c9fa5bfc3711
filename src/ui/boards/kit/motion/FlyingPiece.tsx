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
import { easing } from '@/ui/theme';
import type { Takeoff } from './Takeoff';
import type { PlacedFlight } from './ways';

const DROPS = 12;
/** A piece above the table is nearer to the eye. */
const NEARER = 1.35;
const FADES_FROM = 0.75;

interface FlyingPieceProps {
  flight: PlacedFlight;
  takeoff: Takeoff;
}

/** One thing on its way, moved by the UI thread alone. */
export function FlyingPiece({ flight, takeoff }: FlyingPieceProps) {
  const { manner, start, lasts, drawn, begins, ends, lands, arc = 0 } = flight;
  const { shares, x: xs, y: ys } = flight.way;
  const stays = lands !== undefined;
  const appears = flight.appears ?? (manner === 'rise' || manner === 'turn');
  const way = useSharedValue(0);
  useEffect(() => {
    const curve = manner === 'lift' || manner === 'sail' ? easing.lift : easing.lay;
    const left = takeoff.left(start, lasts);
    way.set(withDelay(left.wait, withTiming(1, { duration: left.lasts, easing: curve })));
  }, [way, start, lasts, manner, takeoff]);

  const moving = useAnimatedStyle(() => {
    const at = way.value;
    if (manner === 'plant') {
      // Down at seven tenths of its way, then up again by a sixth of the drop, and home.
      const above = interpolate(at, [0, 0.7, 0.85, 1], [1, 0, 0.17, 0]);
      return {
        opacity: stays
          ? interpolate(at, [0, 0.25], [0, 1], 'clamp')
          : interpolate(at, [0, 0.2, 0.8, 1], [0, 1, 1, 0]),
        transform: [
          { translateX: ends.x },
          { translateY: ends.y - DROPS * above },
          { scale: 1 + (NEARER - 1) * above },
        ],
      };
    }
    const x = interpolate(at, shares, xs, 'clamp');
    const y = interpolate(at, shares, ys, 'clamp') - 4 * arc * at * (1 - at);
    const scale = begins.scale + (ends.scale - begins.scale) * at;
    const lifted = manner === 'lay' || manner === 'lift' ? interpolate(at, [0, 0.2, 1], [1, 0.96, 1]) : 1;
    // A card that turns over is narrowest half way.
    const turned = manner === 'turn' ? Math.max(0.02, Math.abs(1 - 2 * at)) : 1;
    const fades = manner === 'lift' || manner === 'rise' || manner === 'sail';
    return {
      // Not yet on its way: what stood there before is gone already, so it is drawn waiting, except what appears.
      opacity: appears && at === 0 ? 0 : fades ? interpolate(at, [FADES_FROM, 1], [1, 0]) : 1,
      transform: [
        { translateX: x },
        { translateY: y },
        { scale: scale * lifted },
        { scaleX: turned },
        { rotate: manner === 'roll' ? `${360 * at}deg` : '0deg' },
      ],
    };
  });

  return (
    <Animated.View style={[styles.piece, drawn, moving]}>
      {manner === 'turn' ? (
        <Turned flight={flight} way={way} />
      ) : (
        <View style={styles.face}>{flight.draw(drawn)}</View>
      )}
    </Animated.View>
  );
}

/** The back until half way, then the front. */
function Turned({ flight, way }: { flight: PlacedFlight; way: SharedValue<number> }) {
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

const styles = StyleSheet.create({
  piece: { position: 'absolute', left: 0, top: 0 },
  face: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' },
});
