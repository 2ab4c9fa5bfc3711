import { StyleSheet, View } from 'react-native';
import { LaurelFigure, Type } from '@/ui/components';
import type { CardTones } from '@/ui/components/card';
import { SymbolIcon } from '../art/SymbolIcon';
import { FAMILY_LOOKS } from '../model/families';
import type { Sight } from '../model/sight';
import { useBoard } from '../table/board';
import { Pawns } from './Pawn';
import { PriceChip } from './PriceChip';
import { FeeTag } from './Tags';
import { footMeasures } from './tileMeasures';

interface TileFootProps {
  sight: Sight;
  tones: CardTones;
  width: number;
}

/** Price, points, symbols, the good that a visit costs, and who stands there. */
export function TileFoot({ sight, tones, width }: TileFootProps) {
  const { text, money } = useBoard();
  const { price, onOffer, isStart, points, symbols, entry, pawns } = sight;
  const outlined = sight.tone === 'outline';
  const due = sight.fee !== undefined && (entry === 'open' || entry === 'noGood');
  const cost = price === undefined ? (onOffer ? text.tile.noPrice : undefined) : money(price);
  const fits = footMeasures(
    {
      price: cost,
      laurel: !isStart,
      symbols: symbols.length,
      fee: due ? text.tile.fee : undefined,
      pawns: pawns.length,
      low: entry === 'open',
    },
    width,
  );
  return (
    <View style={[styles.foot, { gap: fits.gap }]}>
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
          size={fits.laurel}
          colour={outlined ? tones.inkSoft : tones.print}
          ink={tones.ink}
          ground={tones.halo}
        />
      )}
      {symbols.map((symbol, at) => (
        <SymbolIcon key={at} symbol={symbol} size={fits.symbol} colour={tones.ink} ringed />
      ))}
      <View style={styles.rest} />
      {due && (
        <FeeTag
          words={fits.feeWords ? text.tile.fee : undefined}
          colour={tones.ink}
          crossed={entry === 'noGood'}
        />
      )}
      <Pawns seats={pawns} size={fits.pawn} style={styles.pawns} />
    </View>
  );
}

const styles = StyleSheet.create({
  foot: { flexDirection: 'row', alignItems: 'center', height: 24 },
  rest: { flex: 1 },
  // Taller than the line: they stand on its foot.
  pawns: { alignSelf: 'flex-end' },
});
