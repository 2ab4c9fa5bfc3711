import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useTheme } from '@/ui/theme';
import { Type } from '../Type';

interface CostChipProps {
  cost: string;
  size: number;
  figure: number;
  ring: string;
  /** Costs more than its reader has. */
  tooDear: boolean;
  /** The inner of the two rings. */
  double?: boolean;
  style?: StyleProp<ViewStyle>;
}

export function CostChip({ cost, size, figure, ring, tooDear, double = false, style }: CostChipProps) {
  const { colour } = useTheme();
  const drawn = tooDear ? colour.warnInk : ring;
  return (
    <View
      style={[
        styles.chip,
        { width: size, height: size, borderRadius: size / 2, borderColor: drawn },
        { backgroundColor: tooDear ? colour.warnPaper : colour.paper },
        style,
      ]}
    >
      {double && <View style={[styles.inner, { borderRadius: size / 2, borderColor: drawn }]} />}
      <Type variant="figure" size={figure} maxScale={1} colour={tooDear ? colour.warnInk : colour.ink}>
        {cost}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  chip: { position: 'absolute', borderWidth: 1.5, alignItems: 'center', justifyContent: 'center' },
  inner: { position: 'absolute', inset: 1.5, borderWidth: 1 },
});
