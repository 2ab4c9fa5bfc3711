import { useContext, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { Figure } from '@/ui/components';
import { duration, easing, useTheme } from '@/ui/theme';
import { StagingContext } from './zones';

interface RollingFigureProps {
  value: number;
  format: (value: number) => string;
  size: number;
  colour?: string | undefined;
  maxScale?: number;
}

/** At most this many figures pass by, however far the way. */
const STEPS = 12;

function between(from: number, to: number): readonly number[] {
  const steps = Math.min(STEPS, Math.abs(to - from));
  return Array.from({ length: steps + 1 }, (_, at) =>
    Math.round(from + ((to - from) * at) / Math.max(1, steps)),
  );
}

function timeFor(from: number, to: number): number {
  const wanted = Math.abs(to - from) * duration.dollar;
  return Math.min(duration.moneyAtMost, Math.max(duration.moneyAtLeast, wanted));
}

/** An amount that rolls to its new figure when it changes; a touch on the stage finishes that too. */
export function RollingFigure({ value, format, size, colour, maxScale }: RollingFigureProps) {
  const { motion } = useTheme();
  const [shown, setShown] = useState(value);
  const still = <Figure value={format(value)} size={size} colour={colour} maxScale={maxScale} />;
  if (value === shown) return still;
  if (motion !== 'full') {
    setShown(value);
    return still;
  }
  const figures = between(shown, value).map(format);
  return (
    <View>
      <View style={styles.room}>{still}</View>
      {figures.map((figure, at) => (
        <View key={at} aria-hidden style={styles.width}>
          <Figure value={figure} size={size} maxScale={maxScale} />
        </View>
      ))}
      <Roll
        key={value}
        to={value}
        figures={figures}
        lasts={timeFor(shown, value)}
        size={size}
        colour={colour}
        maxScale={maxScale}
        onEnd={setShown}
      />
    </View>
  );
}

interface RollProps {
  to: number;
  figures: readonly string[];
  lasts: number;
  size: number;
  colour: string | undefined;
  maxScale: number | undefined;
  /** The same one at every drawing: another would begin the roll anew. */
  onEnd: (value: number) => void;
}

function Roll({ to, figures, lasts, size, colour, maxScale, onEnd }: RollProps) {
  const { fontScale } = useTheme();
  const line = Math.ceil(size * Math.min(fontScale, maxScale ?? Infinity) * 1.15);
  const { finishing } = useContext(StagingContext);
  const way = useSharedValue(0);
  const last = figures.length - 1;
  useEffect(() => {
    way.set(withTiming(-last * line, { duration: lasts, easing: easing.lay }));
    const end = () => onEnd(to);
    const timer = setTimeout(end, lasts);
    const unlisten = finishing.onFinish(end);
    return () => {
      clearTimeout(timer);
      unlisten();
    };
  }, [way, last, line, lasts, to, onEnd, finishing]);
  const rolling = useAnimatedStyle(() => ({ transform: [{ translateY: way.value }] }));
  return (
    <View aria-hidden style={styles.window}>
      <Animated.View style={rolling}>
        {figures.map((figure, at) => (
          <View key={at} style={{ height: line }}>
            <Figure value={figure} size={size} colour={colour} maxScale={maxScale} />
          </View>
        ))}
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { opacity: 0 },
  // As wide as the widest that passes: a wider one would break where the last is narrower.
  width: { height: 0, overflow: 'hidden', opacity: 0 },
  window: { position: 'absolute', inset: 0, overflow: 'hidden' },
});
