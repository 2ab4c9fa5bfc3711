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
import { Laurel } from '../../art/Laurel';
import { SymbolIcon } from '../../art/SymbolIcon';
import { familyAt, FAMILY_LOOKS } from '../../model/families';
import { zone } from '../../motion/zones';
import { PriceChip } from '../../parts/PriceChip';
import { useBoard, type HarbourBoard } from '../../table/board';
import { noteOnOffer, spokenOffer } from '../offers';
import type { Planning } from '../planning';
import { ringing } from '../rings';
import { PaperSwitch } from './PaperSwitch';
import { Tick } from './Tick';

const BAND = 11;
const HEIGHT = 55;

interface OfferSwitchProps {
  planning: Planning;
  building: Building;
  width: number;
}

/** Two symbols leave no room for a word. */
function lackWords(board: HarbourBoard, building: Building, lacks: number): string | undefined {
  const { buy } = board.text.planner;
  if (PRICE[building] === NO_PRICE) return buy.noPrice;
  if (lacks === 0) return undefined;
  const { symbols = [] } = BUILDINGS[building] ?? {};
  return (symbols.length > 1 ? buy.minus : buy.shortOnTile)({ money: board.money(lacks) });
}

/** A building on offer: touched, it is what the plan pays for. */
export function OfferSwitch({ planning, building, width }: OfferSwitchProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { on, unavailable, rule, tapped } = ringing(board, planning, building);
  const { paid, lacks } = noteOnOffer(board, planning, building);
  const { ink } = FAMILY_LOOKS[familyAt(board.view, building)];
  const { symbols = [] } = BUILDINGS[building] ?? {};
  const price = PRICE[building] ?? NO_PRICE;
  const lacking = lackWords(board, building, lacks);
  const onPaper = paid || on;
  const type = onPaper ? colour.ink : colour.text;
  return (
    <PaperSwitch
      role="checkbox"
      label={spokenOffer(board, planning, building)}
      on={on}
      place={zone.buy(building)}
      unavailable={on ? undefined : unavailable}
      rule={rule}
      outlined={!onPaper}
      onPress={() => planning.change(tapped)}
      style={[styles.tile, { width }]}
    >
      <View style={[styles.band, !onPaper && styles.pale]}>
        <Hatched ink={ink} width={BAND} height={3 * HEIGHT} />
      </View>
      <View style={styles.inside}>
        <Type variant="cardTitle" size={16} colour={type}>
          {board.words.buildings[buildingId(building)]}
        </Type>
        <View style={styles.foot}>
          {price !== NO_PRICE && (
            <PriceChip
              price={board.money(price)}
              reach={paid ? 'now' : 'not'}
              ink={ink.print}
              onTable={!onPaper}
            />
          )}
          <Laurel
            points={POINTS[building] ?? 0}
            size={30}
            colour={onPaper ? ink.print : colour.text}
            ink={type}
          />
          {symbols.map((symbol, at) => (
            <SymbolIcon key={at} symbol={symbol} size={22} colour={type} ringed />
          ))}
          <View style={styles.end}>
            {on ? <Tick on /> : lacking !== undefined && <Type variant="cardLineStrong">{lacking}</Type>}
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
  end: { flexGrow: 1, alignItems: 'flex-end' },
});
