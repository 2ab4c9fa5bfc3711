import { StyleSheet, View } from 'react-native';
import type { SymbolName } from '@/games/harbour/cards/goods';
import type { CardRow, CardTones, CardValue } from '@/ui/components/card';
import { SymbolIcon } from '../art/SymbolIcon';
import type { Bit } from '../model/bits';
import { Effect } from './Effect';

const ACTION = 32;
const SYMBOL = 27;
const GAP = 4;

/** What a building does for anybody. */
export const actionRow = (bits: readonly Bit[]): CardRow => ({
  height: ACTION,
  draw: (width, tones, scale) => <ActionLine bits={bits} width={width} tones={tones} scale={scale} />,
});

interface ActionLineProps {
  bits: readonly Bit[];
  width: number;
  tones: CardTones;
  scale: number;
}

function ActionLine({ bits, width, tones, scale }: ActionLineProps) {
  return (
    <Effect
      bits={bits}
      width={width}
      ink={tones.ink}
      soft={tones.inkSoft}
      onTable={tones.halo === undefined}
      align="center"
      fontScale={scale}
    />
  );
}

/** The symbols of a building, in rings at the end of its value line. */
export function symbolMarks(symbols: readonly SymbolName[]): CardValue['marks'] {
  if (symbols.length === 0) return undefined;
  return {
    width: symbols.length * (SYMBOL + GAP) - GAP,
    draw: (tones, scale) => (
      <View style={styles.symbols}>
        {symbols.map((symbol, at) => (
          <SymbolIcon key={at} symbol={symbol} size={SYMBOL * scale} colour={tones.ink} ringed />
        ))}
      </View>
    ),
  };
}

const styles = StyleSheet.create({
  symbols: { flexDirection: 'row', gap: GAP },
});
