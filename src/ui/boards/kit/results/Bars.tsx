import { StyleSheet, View } from 'react-native';
import { Hatched } from '@/ui/art';
import { Figure, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useTheme } from '@/ui/theme';
import { WHITE, widthOfBlock, NAME_SIZE, BLOCK } from './blocks';
import type { Block, Picture } from './sources';

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
            <Inscription block={block} named={named} width={width} />
          </View>
        );
      })}
    </View>
  );
}

interface InscriptionProps {
  block: Block;
  named: boolean;
  width: number;
}

function Inscription({ block: { name, points, ink, pictures = [] }, named, width }: InscriptionProps) {
  const colour = ink.letters ?? WHITE;
  const figure = <Figure value={String(points)} size={18} maxScale={1.3} colour={colour} />;
  const pictured = pictures.length * (PICTURE.size + PICTURE.gap);
  if (pictures.length > 0 && pictured <= width) {
    return (
      <View style={styles.pictured}>
        {pictures.map((picture, at) => (
          <Pictured key={at} picture={picture} />
        ))}
        {pictured + PICTURE.figure <= width && figure}
      </View>
    );
  }
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

const PICTURE = { size: 22, gap: 3, figure: 22 };

function Pictured({ picture: { icon, ink } }: { picture: Picture }) {
  const { colour } = useTheme();
  return (
    <View style={[styles.picture, { backgroundColor: colour.paper }]}>
      <Icon name={icon} size={17} colour={ink.print} />
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
  pictured: { flexDirection: 'row', alignItems: 'center', gap: PICTURE.gap },
  picture: {
    width: PICTURE.size,
    height: PICTURE.size,
    borderRadius: 4,
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
