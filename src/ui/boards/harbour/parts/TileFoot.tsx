import { StyleSheet, View } from 'react-native';
import { LaurelFigure, Type } from '@/ui/components';
import type { CardTones } from '@/ui/components/card';
import { SymbolIcon } from '../art/SymbolIcon';
import { FAMILY_LOOKS } from '../model/families';
import type { Sight } from '../model/sight';
import { useBoard } from '../table/board';
import { PriceChip } from './PriceChip';
import { FeeTag } from './Tags';

const LAUREL = 30;
const SYMBOL = 21;

/** Price, points, symbols, and the good that a visit costs. */
export function TileFoot({ sight, tones }: { sight: Sight; tones: CardTones }) {
  const { text, money } = useBoard();
  const { price, onOffer, isStart, points, symbols, fee, entry, tone } = sight;
  const outlined = tone === 'outline';
  return (
    <View style={styles.foot}>
      {price !== undefined && (
        <PriceChip
          price={money(price)}
          reach={sight.reach}
          ink={FAMILY_LOOKS[sight.family].ink.print}
          onTable={outlined}
        />
      )}
      {onOffer && price === undefined && (
        <Type variant="cardLine" maxScale={1} colour={tones.inkSoft}>
          {text.tile.noPrice}
        </Type>
      )}
      {!isStart && (
        <LaurelFigure
          value={String(points)}
          size={LAUREL}
          colour={outlined ? tones.inkSoft : tones.print}
          ink={tones.ink}
        />
      )}
      {symbols.map((symbol, at) => (
        <SymbolIcon key={at} symbol={symbol} size={SYMBOL} colour={tones.ink} ringed />
      ))}
      <View style={styles.spacer} />
      {fee !== undefined && (entry === 'open' || entry === 'noGood') && (
        <FeeTag words={text.tile.fee} colour={tones.ink} crossed={entry === 'noGood'} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  foot: { flexDirection: 'row', alignItems: 'center', gap: 4, height: 24 },
  spacer: { flex: 1 },
});
