import { StyleSheet } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

/** Two market tokens that change places. */
export function SwapMark({ size, colour }: { size: number; colour: string }) {
  return (
    <Svg style={styles.fixed} width={size} height={size} viewBox="0 0 24 24" aria-hidden pointerEvents="none">
      <Circle cx={6} cy={12} r={4} fill="none" stroke={colour} strokeWidth={2} />
      <Circle cx={18} cy={12} r={4} fill="none" stroke={colour} strokeWidth={2} />
      <Path
        d="M6 6V4.5Q6 3 7.5 3H17M14.5.8L17 3l-2.5 2.2M18 18v1.5Q18 21 16.5 21H7M9.5 18.8L7 21l2.5 2.2"
        fill="none"
        stroke={colour}
        strokeWidth={1.7}
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
