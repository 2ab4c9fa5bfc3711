import { StyleSheet, View } from 'react-native';
import { Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { AnyGood } from '../art/AnyGood';
import { GoodIcon } from '../art/GoodIcon';
import { SwapMark } from '../art/SwapMark';
import { SymbolIcon } from '../art/SymbolIcon';
import {
  anySize,
  figureIn,
  fitBits,
  isMarked,
  markSize,
  noteSize,
  orIn,
  SMALL_FIGURE,
  TIGHT,
  TO_WIDTH,
  wordsIn,
  type Bit,
  type BitMark,
  type BitScale,
} from '../model/bits';

interface EffectProps {
  bits: readonly Bit[];
  /** What there is for one line. */
  width: number;
  /** Of words and figures. */
  ink: string;
  /** Of what only explains. */
  soft: string;
  /** Where it stands on the table, goods take the colour of its type. */
  onTable?: boolean;
  align?: 'left' | 'center';
  /** The largest that an emblem may be. */
  largest?: number;
  /** Type that is as large as the reader wants it, wherever there is room. */
  fontScale?: number;
}

/** What a building does, as a row of figures and emblems. Whatever shows it says it in words too. */
export function Effect({ bits, width, align = 'left', largest, fontScale = 1, ...look }: EffectProps) {
  const { scale, wraps } = fitBits(bits, width, fontScale, largest);
  return (
    <View
      style={[
        styles.row,
        { gap: scale.gap, justifyContent: align === 'center' ? 'center' : 'flex-start' },
        wraps && styles.wraps,
      ]}
    >
      {bits.map((bit, at) => (
        <Piece key={at} bit={bit} scale={scale} wraps={wraps} align={align} {...look} />
      ))}
    </View>
  );
}

type PieceProps = Pick<EffectProps, 'ink' | 'soft' | 'onTable' | 'align'> & {
  bit: Bit;
  scale: BitScale;
  /** Words may break too. */
  wraps: boolean;
};

function Piece({ bit, scale, ink, soft, onTable = false, wraps, align }: PieceProps) {
  const { icon, figure, words } = scale;
  const good = onTable ? ink : undefined;
  const number = (written: string) => (
    <Type variant="figure" size={figure} maxScale={1} colour={ink}>
      {written}
    </Type>
  );
  switch (bit.bit) {
    case 'goods':
      return (
        <View style={styles.tight}>
          {number(figureIn(bit.units, bit.plus))}
          <GoodIcon good={bit.good} size={icon} colour={good} />
        </View>
      );
    case 'stock':
      return (
        <View style={styles.tight}>
          <GoodIcon good={bit.good} size={icon} colour={good} />
          {number(figureIn(bit.units))}
        </View>
      );
    case 'either':
      return (
        <View style={styles.tight}>
          {number(figureIn(bit.units, true))}
          {bit.goods.map((one, at) => (
            <View key={one} style={styles.tight}>
              {at > 0 && (
                <Type variant="cardLineStrong" size={SMALL_FIGURE} maxScale={1} colour={ink}>
                  {orIn(bit, scale)}
                </Type>
              )}
              <GoodIcon good={one} size={icon} colour={good} />
            </View>
          ))}
        </View>
      );
    case 'any':
      return (
        <View style={styles.tight}>
          {number(figureIn(bit.units, true))}
          <AnyGood size={anySize(icon)} colour={ink} />
        </View>
      );
    case 'symbol':
      return (
        <View style={styles.tight}>
          <SymbolIcon
            symbol={bit.symbol}
            size={noteSize(icon)}
            colour={bit.count === undefined ? ink : soft}
          />
          {bit.count !== undefined && (
            <Type variant="cardLineStrong" size={SMALL_FIGURE} maxScale={1} colour={soft}>
              {`×${bit.count}`}
            </Type>
          )}
        </View>
      );
    case 'to':
      return <Icon name="forward" size={TO_WIDTH} colour={ink} />;
    case 'dot':
      return (
        <Type variant="cardLineStrong" size={18} maxScale={1} colour={ink}>
          ·
        </Type>
      );
    case 'words':
      return (
        <View
          style={[styles.words, bit.close === true && { marginLeft: -scale.gap }, wraps && styles.breaks]}
        >
          {bit.mark !== undefined && isMarked(bit, scale) && (
            <Mark mark={bit.mark} size={markSize(icon)} colour={ink} />
          )}
          {bit.words !== '' && (
            <Type
              variant="cardLineStrong"
              size={words}
              maxScale={1}
              colour={ink}
              align={wraps && align === 'center' ? 'center' : undefined}
              style={wraps && styles.breaks}
            >
              {wordsIn(bit, scale)}
            </Type>
          )}
        </View>
      );
  }
}

function Mark({ mark, size, colour }: { mark: BitMark; size: number; colour: string }) {
  switch (mark) {
    case 'buy':
      return <Icon name="shop" size={size} colour={colour} />;
    case 'tax':
      return <Icon name="receive-money" size={size} colour={colour} />;
    case 'swap':
      return <SwapMark size={size} colour={colour} />;
  }
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  wraps: { flexWrap: 'wrap' },
  tight: { flexDirection: 'row', alignItems: 'center', gap: TIGHT, flexShrink: 0 },
  words: { flexDirection: 'row', alignItems: 'center', gap: 4, flexShrink: 0 },
  breaks: { flexShrink: 1 },
});
