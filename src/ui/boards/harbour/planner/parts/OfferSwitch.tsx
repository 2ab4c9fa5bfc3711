import { StyleSheet, View } from 'react-native';
import {
  BUILDINGS,
  buildingId,
  NO_PRICE,
  POINTS,
  PRICE,
  type Building,
} from '@/games/harbour/cards/buildings';
import { Hatched } from '@/ui/art';
import { Type } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { familyAt, FAMILY_LOOKS } from '../../model/families';
import { Laurel } from '../../art/Laurel';
import { SymbolIcon } from '../../art/SymbolIcon';
import { useBoard } from '../../table/board';
import { PaperSwitch } from './PaperSwitch';
import { Tick } from './Tick';

const BAND = 11;
const HEIGHT = 55;

interface OfferSwitchProps {
  building: Building;
  width: number;
  on: boolean;
  /** Paid by the plan as it is. */
  paid: boolean;
  /** What the plan would lack or lose with it. */
  note: string;
  /** Money that the plan lacks for it. */
  lacks: number;
  unavailable: string | undefined;
  onPress: () => void;
}

/** A building on offer: touched, it is what the plan pays for. */
export function OfferSwitch(props: OfferSwitchProps) {
  const { building, width, on, paid, note, lacks, unavailable, onPress } = props;
  const board = useBoard();
  const { colour } = useTheme();
  const { ink } = FAMILY_LOOKS[familyAt(board.view, building)];
  const name = board.words.buildings[buildingId(building)];
  const symbols = BUILDINGS[building]?.symbols ?? [];
  const points = POINTS[building] ?? 0;
  const price = board.money(PRICE[building] ?? 0);
  const priced = PRICE[building] !== NO_PRICE;
  const { buy } = board.text.planner;
  // Two symbols leave no room for a word.
  const lacking = priced
    ? lacks > 0 && (symbols.length > 1 ? buy.minus : buy.short)({ money: board.money(lacks) })
    : buy.noPrice;
  const onPaper = paid || (unavailable === undefined && on);
  const type = onPaper ? colour.ink : colour.text;
  return (
    <PaperSwitch
      role="checkbox"
      label={buy.spoken({
        building: name,
        money: price,
        points,
        symbols: symbols.map((symbol) => board.words.symbols[symbol]).join(', '),
        note,
      })}
      on={on}
      unavailable={unavailable}
      outlined={!onPaper}
      onPress={onPress}
      style={[styles.tile, { width }]}
    >
      <View style={[styles.band, !onPaper && styles.pale]}>
        <Hatched ink={ink} width={BAND} height={3 * HEIGHT} />
      </View>
      <View style={styles.inside}>
        <Type variant="cardTitle" size={16} colour={type}>
          {name}
        </Type>
        <View style={styles.foot}>
          {priced && (
            <View
              style={[
                styles.price,
                onPaper
                  ? { backgroundColor: ink.print, borderColor: ink.print }
                  : { borderColor: colour.textSoft },
              ]}
            >
              <Type variant="figure" size={15} maxScale={1.3} colour={onPaper ? colour.onInk : colour.text}>
                {price}
              </Type>
            </View>
          )}
          <Laurel points={points} size={30} colour={onPaper ? ink.print : colour.text} ink={type} />
          {symbols.map((symbol, at) => (
            <SymbolIcon key={at} symbol={symbol} size={22} colour={type} ringed />
          ))}
          <View style={styles.end}>
            {on ? (
              <Tick on />
            ) : (
              lacking !== false && (
                <Type variant="cardLineStrong" colour={colour.text}>
                  {lacking}
                </Type>
              )
            )}
          </View>
        </View>
      </View>
    </PaperSwitch>
  );
}

const styles = StyleSheet.create({
  tile: { minHeight: HEIGHT, flexDirection: 'row' },
  band: {
    alignSelf: 'stretch',
    width: BAND,
    overflow: 'hidden',
    borderTopLeftRadius: radius.card - 1,
    borderBottomLeftRadius: radius.card - 1,
  },
  pale: { opacity: 0.75 },
  inside: { flex: 1, minWidth: 0, paddingLeft: 8, paddingRight: 6, paddingTop: 5, paddingBottom: 3 },
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  price: { borderWidth: 1.3, borderRadius: 12, paddingHorizontal: 6, paddingVertical: 1 },
  end: { flexGrow: 1, alignItems: 'flex-end' },
});
