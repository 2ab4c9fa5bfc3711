import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { guilloche } from '@/ui/art';
import type { CardSize } from '@/ui/components/card';
import { Glyph } from '@/ui/icons';
import { radius, useTheme } from '@/ui/theme';

/** A back without an area: a hand that is hidden does not even tell where its cards came from. */
export function HiddenCard({ width, height }: CardSize) {
  const { colour } = useTheme();
  const middle = { cx: width / 2, cy: height / 2 };
  return (
    <View style={[styles.card, { width, height, borderColor: colour.textSoft }]}>
      <Svg width={width} height={height} aria-hidden pointerEvents="none">
        <Rect width={width} height={height} fill={colour.tableDeep} />
        <Rect
          transform="translate(4 4)"
          width={width - 10}
          height={height - 10}
          rx={5}
          fill="none"
          stroke={colour.textSoft}
          strokeOpacity={0.7}
        />
        <Path
          d={guilloche(middle.cx, middle.cy, width * 0.34, width * 0.16, 24)}
          fill="none"
          stroke={colour.textSoft}
          strokeOpacity={0.6}
          strokeWidth={0.7}
        />
        <Circle {...middle} r={width * 0.2} fill={colour.tableDeep} stroke={colour.textSoft} />
        <Glyph name="ship-wheel" x={middle.cx} y={middle.cy} size={width * 0.28} colour={colour.textSoft} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 1, borderRadius: radius.card, overflow: 'hidden' },
});
