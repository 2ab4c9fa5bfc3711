import { StyleSheet, View } from 'react-native';
import { Hatched } from '@/ui/art';
import { Figure } from '@/ui/components';
import type { Block } from './sources';

const NARROWEST = 16;
const GAP = 2;
const WHITE = '#FFFFFF';

interface BarsProps {
  blocks: readonly Block[];
  /** The width of a point. */
  unit: number;
  height: number;
}

/** Points as blocks in a row; what earned nothing is not drawn. */
export function Bars({ blocks, unit, height }: BarsProps) {
  return (
    <View style={styles.bars}>
      {blocks.map(({ id, ink, points, content }) => {
        if (points === 0) return null;
        const width = Math.max(NARROWEST, Math.floor(points * unit) - GAP);
        return (
          <View key={id} style={[styles.bar, { width, height }]}>
            <Hatched ink={ink} width={width} height={height} />
            {content ?? <Figure value={String(points)} size={18} maxScale={1.3} colour={WHITE} />}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  bars: { flexDirection: 'row', gap: GAP },
  bar: {
    borderRadius: 3,
    overflow: 'hidden',
    zIndex: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
