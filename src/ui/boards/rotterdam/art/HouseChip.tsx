import { StyleSheet } from 'react-native';
import Svg, { G, Rect } from 'react-native-svg';
import { HouseDevice } from '@/ui/art';
import { HOUSE_LOOKS, type House } from '@/ui/theme';

const SHADE = '#0A0C0E';

interface HouseChipProps {
  house: House;
  width: number;
  /** As high as wide, unless told otherwise. */
  height?: number | undefined;
}

/** The flag's colour and device on a small square: a worker on a place, a factory on a site, an owner in a list. */
export function HouseChip({ house, width, height = width }: HouseChipProps) {
  return (
    <Svg
      style={styles.fixed}
      width={width}
      height={height}
      viewBox="0 0 24 24"
      preserveAspectRatio="none"
      aria-hidden
      pointerEvents="none"
    >
      <Rect width={24} height={24} rx={4.5} fill={HOUSE_LOOKS[house].colour} />
      <Rect
        transform="translate(0.8 0.8)"
        width={22.4}
        height={22.4}
        rx={3.8}
        fill="none"
        stroke={SHADE}
        strokeOpacity={0.55}
        strokeWidth={1.6}
      />
      <G transform="translate(-5 -2)">
        <HouseDevice house={house} />
      </G>
    </Svg>
  );
}

const styles = StyleSheet.create({
  // Browsers would let it shrink in a row.
  fixed: { flexShrink: 0 },
});
