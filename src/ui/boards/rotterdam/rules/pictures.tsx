import { StyleSheet, View } from 'react-native';
import {
  HARBOURS,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  PRODUCTS,
  RAW_PRICES,
  START_PRICE,
  type Harbour,
} from '@/games/rotterdam/cards/goods';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { capitalised } from '@/text/capitalised';
import { Hatched } from '@/ui/art';
import { Figure, Type } from '@/ui/components';
import { Icon } from '@/ui/icons';
import { useLanguage } from '@/ui/text';
import { radius, space, useTheme } from '@/ui/theme';
import { ProductTile, RawTile } from '../art/Tiles';
import { tradeLook } from '../art/trades';
import { Fields } from '../map/Fields';
import { cardOf, planOf } from '../map/geometry';
import { MAP_INKS } from '../map/inks';
import { NO_MARKS } from '../map/marks';
import { Water } from '../map/Water';
import { Waterways } from '../map/Waterways';
import { PriceTrack } from '../parts/PriceTrack';

const WHITE = '#FFFFFF';
/** As the map of a phone is shaped. */
const MAP = { widest: 460, height: 374 / 390 };
const BAND = 30;
const nobody = () => false;

/** The map without a ship on it. */
function Map({ width: room }: { width: number }) {
  const { scheme } = useTheme();
  const width = Math.min(room, MAP.widest);
  const plan = planOf(true, width, Math.round(width * MAP.height));
  return (
    <View style={[styles.map, { width, height: plan.height, backgroundColor: MAP_INKS[scheme].sea }]}>
      <View style={styles.layer}>
        <Water plan={plan} />
      </View>
      <View style={styles.layer}>
        <Waterways plan={plan} marks={NO_MARKS} occupied={nobody} />
      </View>
      <View style={styles.layer}>
        <Fields plan={plan} marks={NO_MARKS} occupied={nobody} />
      </View>
      {HARBOURS.map((name, harbour) => {
        const { x: left, y: top, ...size } = cardOf(plan, harbour);
        return (
          <View key={name} style={[styles.harbour, { left, top }, size]}>
            <Quay harbour={harbour} width={size.width} />
          </View>
        );
      })}
    </View>
  );
}

/** A harbour with the raw material that it waits for. */
function Quay({ harbour, width }: { harbour: Harbour; width: number }) {
  const words = rotterdamWords[useLanguage()];
  const { colour } = useTheme();
  const look = tradeLook(harbour);
  return (
    <View style={[styles.quay, { backgroundColor: colour.paper, borderColor: colour.edge }]}>
      <View style={[styles.band, { height: BAND }]}>
        <Hatched ink={look.ink} width={width} height={BAND} />
        <Type variant="cardTitle" size={15} maxScale={1} colour={WHITE} oneLine>
          {words.harbour(harbour)}
        </Type>
      </View>
      <View style={styles.goods}>
        <Icon name={look.icon} size={26} colour={colour.ink} />
      </View>
    </View>
  );
}

const TRACK = 150;

/** What the next unit of each raw material costs, the first on the left. */
function RawMarket() {
  const words = rotterdamWords[useLanguage()];
  const { colour } = useTheme();
  return (
    <View style={[styles.tracks, { backgroundColor: colour.tableDeep }]}>
      {RAW_PRICES.map((prices, raw) => (
        <View key={raw} style={styles.track}>
          <RawTile raw={raw} size={30} />
          <Type variant="cardLineStrong" maxScale={1.3} style={styles.name}>
            {capitalised(words.raw(raw))}
          </Type>
          <View style={styles.prices}>
            {prices.map((price, at) => (
              <View key={at} style={styles.price}>
                <Figure value={String(price)} size={18} maxScale={1.3} />
              </View>
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

/** The band of each product, with the price at which it begins. */
function ProductMarket() {
  const words = rotterdamWords[useLanguage()];
  const { colour } = useTheme();
  return (
    <View style={[styles.tracks, { backgroundColor: colour.tableDeep }]}>
      {PRODUCTS.map((name, product) => (
        <View key={name} style={styles.track}>
          <ProductTile product={product} size={30} />
          <Type variant="cardLineStrong" maxScale={1.3} style={styles.name}>
            {capitalised(words.product(product))}
          </Type>
          <PriceTrack
            lowest={LOWEST_PRICE[product] ?? 0}
            highest={HIGHEST_PRICE[product] ?? 0}
            price={START_PRICE[product] ?? 0}
            width={TRACK}
          />
        </View>
      ))}
    </View>
  );
}

export const PICTURES = { map: Map, rawMarket: RawMarket, productMarket: ProductMarket };
export type PictureName = keyof typeof PICTURES;

const styles = StyleSheet.create({
  map: { alignSelf: 'center', overflow: 'hidden', borderRadius: radius.panel },
  layer: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  harbour: { position: 'absolute' },
  quay: { flex: 1, overflow: 'hidden', borderWidth: 1, borderRadius: radius.card },
  band: { alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
  goods: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  tracks: { gap: space.half, padding: space.panel, borderRadius: radius.card },
  track: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.group },
  name: { flexGrow: 1, flexBasis: 84 },
  // Together, should there be no room for them beside the name.
  prices: { width: TRACK, flexDirection: 'row', justifyContent: 'flex-end', gap: space.half },
  price: { width: 18 },
});
