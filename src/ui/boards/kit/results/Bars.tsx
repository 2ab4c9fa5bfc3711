import { StyleSheet, View } from 'react-native';
import { Hatched } from '@/ui/art';
import { Figure, Type } from '@/ui/components';
import { WHITE, widthOfBlock, NAME_SIZE, BLOCK } from './blocks';
import type { Block } from './sources';

interface BarsProps {
  blocks: readonly Block[];
  /** The width of a point. */
  unit: number;
  height: number;
  /** Whether blocks bear their names. */
  named: boolean;
}

/** Points as blocks in a row; what earned nothing is not drawn. */
export function Bars({ blocks, unit, height, named }: BarsProps) {
  return (
    <View style={styles.bars}>
      {blocks.map((block) => {
        if (block.points === 0) return null;
        const width = widthOfBlock(block, unit);
        return (
          <View key={block.id} style={[styles.bar, { width, height, backgroundColor: block.ink.print }]}>
            <Hatched ink={block.ink} width={block.name === undefined ? width : BLOCK.edge} height={height} />
            <Inscription block={block} named={named} />
          </View>
        );
      })}
    </View>
  );
}

function Inscription({ block: { name, points, ink }, named }: { block: Block; named: boolean }) {
  const colour = ink.letters ?? WHITE;
  const figure = <Figure value={String(points)} size={18} maxScale={1.3} colour={colour} />;
  if (name === undefined) return figure;
  if (!named) return <View style={styles.afterEdge}>{figure}</View>;
  return (
    <View style={styles.named}>
      <Type variant="cardLineStrong" size={NAME_SIZE} maxScale={1} colour={colour} style={styles.name}>
        {name}
      </Type>
      {figure}
    </View>
  );
}

const styles = StyleSheet.create({
  bars: { flexDirection: 'row', gap: BLOCK.gap },
  bar: {
    borderRadius: 3,
    overflow: 'hidden',
    zIndex: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
  afterEdge: { paddingLeft: BLOCK.edge / 2 },
  named: {
    alignSelf: 'stretch',
    flexDirection: 'row',
    alignItems: 'center',
    paddingLeft: BLOCK.edge + BLOCK.before,
    paddingRight: BLOCK.after,
    gap: BLOCK.between,
  },
  name: { flex: 1 },
});
