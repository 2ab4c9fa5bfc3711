import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';
import { useTheme } from '@/ui/theme';
import { Type } from '../Type';

interface PointsScaleProps {
  steps: readonly number[];
  y: (points: number) => number;
}

interface ScaleValuesProps extends PointsScaleProps {
  width: number;
  says?: ((value: number) => string) | undefined;
}

/** A line across the chart for every step, to be drawn in its picture: dotted but for the ground. */
export function ScaleLines({ steps, y, from, to }: PointsScaleProps & { from: number; to: number }) {
  const { colour } = useTheme();
  return steps.map((value) => (
    <Path
      key={value}
      d={`M${from} ${y(value)}H${to}`}
      stroke={colour.line}
      strokeWidth={1}
      {...(value === 0 ? {} : { strokeDasharray: [2, 4] })}
    />
  ));
}

/** The points of every step, at the left edge, or what they are said as. */
export function ScaleValues({ steps, y, width, says }: ScaleValuesProps) {
  const { colour } = useTheme();
  return steps.map((value) => (
    <View key={value} style={[styles.value, { width, top: y(value) - 9 }]}>
      <Type variant="cardLine" maxScale={1.15} align="right" colour={colour.textSoft}>
        {says?.(value) ?? value}
      </Type>
    </View>
  ));
}

const styles = StyleSheet.create({
  value: { position: 'absolute', left: 0 },
});
