import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/icons';
import { Type } from './Type';

export interface FigureProps {
  /** Formatted: "$25". */
  value: string;
  /** Totals are 32 and more. */
  size?: number | undefined;
  colour?: string | undefined;
  maxScale?: number | undefined;
}

/** Money, costs and units: the loudest thing around. */
export function Figure({ value, size, colour, maxScale }: FigureProps) {
  return (
    <Type
      variant={size !== undefined && size >= 32 ? 'total' : 'figure'}
      size={size}
      colour={colour}
      maxScale={maxScale}
    >
      {value}
    </Type>
  );
}

/** The floor of all type. */
const SMALLEST = 14;

export interface LaurelFigureProps {
  value: string;
  size: number;
  /** Of the laurels. */
  colour: string;
  /** Of the figure between them. */
  ink: string;
  /** Of what they lie on: keeps the leaves clear of a wide figure. */
  ground?: string | undefined;
  /** Draws the figure at its size instead, where it does more than stand there. */
  figure?: ((size: number) => ReactNode) | undefined;
}

/** Victory points between laurels. */
export function LaurelFigure({ value, size, colour, ink, ground, figure }: LaurelFigureProps) {
  const high = Math.max(SMALLEST, size * (value.length > 1 ? 0.42 : 0.5));
  return (
    <View style={[styles.laurel, { width: size, height: size }]}>
      <View style={styles.leaves}>
        <Icon name="laurels" size={size} colour={colour} />
      </View>
      {ground !== undefined && (
        <View style={[styles.clear, { backgroundColor: ground, width: size * 0.52, height: size * 0.5 }]} />
      )}
      {figure?.(high) ?? (
        <Type variant="figure" size={high} colour={ink} maxScale={1}>
          {value}
        </Type>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  laurel: { alignItems: 'center', justifyContent: 'center' },
  clear: { position: 'absolute', borderRadius: 6 },
  leaves: { position: 'absolute', inset: 0 },
});
