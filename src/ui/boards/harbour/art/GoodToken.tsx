import { StyleSheet } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import { goodName, type Good } from '@/games/harbour/cards/goods';
import { Glyph } from '@/ui/icons';
import { GOOD_LOOKS } from './goods';

const WHITE = '#FFFFFF';
const SHADE = '#0A1820';
const RING = 1.4;

/** A market token, or a unit of a good on its way: round, in the good's colour, told apart by its icon. */
export function GoodToken({ good, size }: { good: Good; size: number }) {
  const { icon, colour } = GOOD_LOOKS[goodName(good)];
  const middle = size / 2;
  return (
    <Svg style={styles.fixed} width={size} height={size} aria-hidden pointerEvents="none">
      <Circle cx={middle} cy={middle} r={middle} fill={SHADE} fillOpacity={0.5} />
      <Circle cx={middle} cy={middle} r={middle - RING} fill={WHITE} fillOpacity={0.55} />
      <Circle cx={middle} cy={middle} r={middle - 2 * RING} fill={colour} />
      <Glyph name={icon} x={middle} y={middle} size={size * 0.64} colour={WHITE} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
