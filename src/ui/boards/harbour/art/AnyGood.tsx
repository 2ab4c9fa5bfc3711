import { StyleSheet } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { goodName } from '@/games/harbour/cards/goods';
import { GOOD_LOOKS } from './goods';

const PANES = ['1 1', '10.6 1', '1 10.6', '10.6 10.6'] as const;

interface AnyGoodProps {
  size: number;
  /** Of the frame. */
  colour: string;
}

/** A good of one's choice: the four of them in a window. */
export function AnyGood({ size, colour }: AnyGoodProps) {
  return (
    <Svg style={styles.fixed} width={size} height={size} viewBox="0 0 20 20" aria-hidden pointerEvents="none">
      <Rect width={20} height={20} rx={3.6} fill="#FFFFFF" fillOpacity={0.85} />
      {PANES.map((at, good) => (
        <Rect
          key={at}
          transform={`translate(${at})`}
          width={8.4}
          height={8.4}
          rx={2}
          fill={GOOD_LOOKS[goodName(good)].colour}
        />
      ))}
      <Rect
        transform="translate(0.5 0.5)"
        width={19}
        height={19}
        rx={3.4}
        fill="none"
        stroke={colour}
        strokeOpacity={0.45}
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
