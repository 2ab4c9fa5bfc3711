import { useEffect, useState, type ReactNode } from 'react';
import {
  Pressable,
  StyleSheet,
  View,
  type GestureResponderEvent,
  type StyleProp,
  type ViewStyle,
} from 'react-native';
import Animated, { Easing, useAnimatedProps, useSharedValue, withTiming } from 'react-native-reanimated';
import Svg, { Circle } from 'react-native-svg';
import { Icon, type IconName } from '@/ui/icons';
import { duration, useTheme } from '@/ui/theme';
import { isFocusVisible } from './focusVisible';

const AnimatedCircle = Animated.createAnimatedComponent(Circle);

/** The drawing's own measures; the button may be of any size. */
const FIELD = 128;
const RING = 58;
const LENGTH = 2 * Math.PI * RING;

interface HoldAreaProps {
  /** What it is called when it is read aloud. */
  label: string;
  onPressIn: (event: GestureResponderEvent) => void;
  onPressOut: () => void;
  onPress: () => void;
  style: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** What is held or pressed; when it has been held long enough is for its owner to say. */
export function HoldArea({ label, onPressIn, onPressOut, onPress, style, children }: HoldAreaProps) {
  const { colour } = useTheme();
  const [ringed, setRinged] = useState(false);
  const [hovered, setHovered] = useState(false);
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPressIn={onPressIn}
      onPressOut={onPressOut}
      onPress={onPress}
      onHoverIn={() => setHovered(true)}
      onHoverOut={() => setHovered(false)}
      onFocus={(event) => setRinged(isFocusVisible(event.target))}
      onBlur={() => setRinged(false)}
      style={[
        styles.area,
        style,
        hovered && { outlineWidth: 2, outlineColor: colour.textSoft },
        ringed && { outlineWidth: 3, outlineColor: colour.action },
      ]}
    >
      {children}
    </Pressable>
  );
}

interface HoldDiscProps {
  icon: IconName;
  size: number;
  /** Whether the ring fills now. */
  holding: boolean;
}

/** A brass disc in a ring that fills while it is held. */
export function HoldDisc({ icon, size, holding }: HoldDiscProps) {
  const { colour } = useTheme();
  return (
    <View style={[styles.disc, { width: size, height: size }]}>
      <Svg
        width={size}
        height={size}
        viewBox={`0 0 ${FIELD} ${FIELD}`}
        style={styles.drawing}
        aria-hidden
        pointerEvents="none"
      >
        <Circle cx={64} cy={64} r={RING} fill="none" stroke={colour.line} strokeWidth={6} />
        <FillingRing filling={holding} />
        <Circle cx={64} cy={64} r={49} fill={colour.brass} />
        <Circle cx={64} cy={64} r={45} fill="none" stroke={colour.onBrass} strokeOpacity={0.45} />
      </Svg>
      {/* In a view of its own, since browsers would paint the disc over an icon that is not positioned. */}
      <View>
        <Icon name={icon} size={size * 0.42} colour={colour.onBrass} />
      </View>
    </View>
  );
}

type HoldButtonProps = HoldDiscProps & Omit<HoldAreaProps, 'style' | 'children'>;

export function HoldButton({ icon, size, holding, ...area }: HoldButtonProps) {
  return (
    <HoldArea {...area} style={{ width: size, height: size, borderRadius: size / 2 }}>
      <HoldDisc icon={icon} size={size} holding={holding} />
    </HoldArea>
  );
}

function FillingRing({ filling }: { filling: boolean }) {
  const { colour } = useTheme();
  const filled = useSharedValue(0);
  useEffect(() => {
    const time = filling ? duration.hold : duration.letGo;
    filled.set(withTiming(filling ? 1 : 0, { duration: time, easing: Easing.linear }));
  }, [filling, filled]);
  const drawn = useAnimatedProps(() => ({ strokeDashoffset: LENGTH * (1 - filled.value) }));
  return (
    <AnimatedCircle
      cx={64}
      cy={64}
      r={RING}
      fill="none"
      stroke={colour.action}
      strokeWidth={6}
      strokeDasharray={[LENGTH, LENGTH]}
      transform="rotate(-90 64 64)"
      animatedProps={drawn}
    />
  );
}

const styles = StyleSheet.create({
  area: {
    alignItems: 'center',
    justifyContent: 'center',
    outlineStyle: 'solid',
    outlineWidth: 0,
    outlineOffset: 2,
  },
  disc: { alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  drawing: { position: 'absolute', left: 0, top: 0 },
});
