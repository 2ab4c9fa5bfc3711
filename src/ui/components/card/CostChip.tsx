import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useTheme, type Theme } from '@/ui/theme';
import { Type } from '../Type';
import type { Reach } from './face';

const WHITE = '#FFFFFF';

interface CostChipProps {
  cost: string;
  size: number;
  figure: number;
  ring: string;
  /** Costs more than its reader has. */
  tooDear: boolean;
  reach?: Reach | undefined;
  /** On the table instead of on paper. */
  outlined?: boolean;
  /** The inner of the two rings. */
  double?: boolean;
  style?: StyleProp<ViewStyle>;
}

interface ChipTones {
  readonly ring: string;
  readonly ground: string;
  readonly figure: string;
}

function chipTones({ ring, tooDear, reach, outlined = false }: CostChipProps, { colour }: Theme): ChipTones {
  if (tooDear) return { ring: colour.warnInk, ground: colour.warnPaper, figure: colour.warnInk };
  if (reach === 'after') {
    return { ring: outlined ? colour.brass : colour.onBrass, ground: colour.brass, figure: colour.onBrass };
  }
  if (outlined && reach !== undefined) {
    return reach === 'now'
      ? { ring: colour.text, ground: colour.text, figure: colour.table }
      : { ring: colour.textSoft, ground: colour.table, figure: colour.text };
  }
  return reach === 'now'
    ? { ring, ground: ring, figure: WHITE }
    : { ring, ground: colour.paper, figure: colour.ink };
}

export function CostChip(props: CostChipProps) {
  const { cost, size, figure, double = false, style } = props;
  const tones = chipTones(props, useTheme());
  const inner = props.reach === undefined || props.reach === 'not' ? tones.ring : tones.figure;
  return (
    <View
      style={[
        styles.chip,
        { width: size, height: size, borderRadius: size / 2, borderColor: tones.ring },
        { backgroundColor: tones.ground },
        style,
      ]}
    >
      {double && <View style={[styles.inner, { borderRadius: size / 2, borderColor: inner }]} />}
      <Type variant="figure" size={figure} maxScale={1} colour={tones.figure}>
        {cost}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  chip: { position: 'absolute', borderWidth: 1.5, alignItems: 'center', justifyContent: 'center' },
  inner: { position: 'absolute', inset: 1.5, borderWidth: 1 },
});
