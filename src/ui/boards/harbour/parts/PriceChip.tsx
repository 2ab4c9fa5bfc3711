import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import type { Reach } from '@/ui/components/card';
import { useTheme, type Colours } from '@/ui/theme';

const HEIGHT = 22;
const WHITE = '#FFFFFF';

interface PriceChipProps {
  price: string;
  reach: Reach | undefined;
  /** The ink of the building's family. */
  ink: string;
  onTable: boolean;
}

interface ChipLook {
  readonly ground: string;
  readonly edge: string;
  readonly figure: string;
}

function lookOf({ reach, ink, onTable }: PriceChipProps, colour: Colours): ChipLook {
  if (reach === 'after') return { ground: colour.brass, edge: colour.brass, figure: colour.onBrass };
  if (reach === 'now') {
    return onTable
      ? { ground: colour.text, edge: colour.text, figure: colour.table }
      : { ground: ink, edge: ink, figure: WHITE };
  }
  return {
    ground: 'transparent',
    edge: onTable ? colour.textSoft : ink,
    figure: onTable ? colour.text : colour.ink,
  };
}

/** What a building on offer costs: filled if one could pay for it now, brass if after the chosen visit. */
export function PriceChip(props: PriceChipProps) {
  const { colour } = useTheme();
  const { ground, edge, figure } = lookOf(props, colour);
  return (
    <View style={[styles.chip, { backgroundColor: ground, borderColor: edge }]}>
      <Type variant="figure" size={15} maxScale={1} colour={figure}>
        {props.price}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  chip: {
    height: HEIGHT,
    borderRadius: HEIGHT / 2,
    borderWidth: 1.3,
    paddingHorizontal: 6,
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
  },
});
