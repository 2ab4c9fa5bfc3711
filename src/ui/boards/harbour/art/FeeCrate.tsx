import { StyleSheet } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { Glyph } from '@/ui/icons';

interface FeeCrateProps {
  size: number;
  colour: string;
  /** There is no good for it. */
  crossed?: boolean;
}

/** The good that a visit costs. */
export function FeeCrate({ size, colour, crossed = false }: FeeCrateProps) {
  const middle = size / 2;
  return (
    <Svg style={styles.fixed} width={size} height={size} aria-hidden pointerEvents="none">
      <Glyph name="wooden-crate" x={middle} y={middle} size={size * (crossed ? 0.8 : 1)} colour={colour} />
      {crossed && <Path d={`M0.5 0.5L${size - 0.5} ${size - 0.5}`} stroke={colour} strokeWidth={2.2} />}
    </Svg>
  );
}

const styles = StyleSheet.create({
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
