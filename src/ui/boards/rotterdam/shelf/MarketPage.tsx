import { StyleSheet, View } from 'react-native';
import { rawPricesOf } from '@/games/rotterdam/ahead/prices';
import {
  HARBOURS,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  PRODUCTS_OF,
  type Harbour,
  type Product,
} from '@/games/rotterdam/cards/goods';
import { Figure, Type } from '@/ui/components';
import { radius, useTheme } from '@/ui/theme';
import { ProductTile, RawTile } from '../art/Tiles';
import { rawInShort } from '../model/roles/gain';
import { useBoard, type RotterdamBoard } from '../table/board';
import type { ShelfProps } from './Shelf';
import { TILE_GAP } from './tileSize';

function laneSpoken(board: RotterdamBoard, lane: Harbour): string {
  const { text, words, money, view } = board;
  const { trade } = text;
  const { next, back } = rawPricesOf(view, lane);
  const products = (PRODUCTS_OF[lane] ?? []).map((product) =>
    trade.productSpoken({
      product: words.product(product),
      price: money(view.prices[product] ?? 0),
      lowest: money(LOWEST_PRICE[product] ?? 0),
      highest: money(HIGHEST_PRICE[product] ?? 0),
      top: view.stacks[lane]?.faceUp === product,
    }),
  );
  return trade.laneSpoken({
    raw: words.raw(lane),
    buys: next === undefined ? trade.soldOut : money(next),
    sells: back === undefined ? trade.nothing : money(back),
    products: products.join(' '),
  });
}

/** What the market pays, a lane for each harbour. */
export function MarketPage({ width, columns }: ShelfProps) {
  const across = columns === 4 ? 4 : 2;
  const each = Math.floor((width - TILE_GAP * (across - 1)) / across);
  return (
    <View style={[styles.lanes, { width }]}>
      {HARBOURS.map((name, lane) => (
        <Lane key={name} lane={lane} width={each} />
      ))}
    </View>
  );
}

/** So narrow, the longest name has no room beside its picture. */
const TIGHT_BELOW = 76;

function Lane({ lane, width }: { lane: Harbour; width: number }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { text, money, view } = board;
  const { trade } = text;
  const { coming, next, back } = rawPricesOf(view, lane);
  return (
    <View
      accessible
      role="img"
      aria-label={laneSpoken(board, lane)}
      style={[styles.lane, { width, backgroundColor: colour.paper, borderColor: colour.edge }]}
    >
      <View style={styles.head}>
        {width >= TIGHT_BELOW && <RawTile raw={lane} size={20} />}
        <Type variant="cardLineStrong" size={14} maxScale={1.3} colour={colour.ink} style={styles.grow}>
          {rawInShort(board, lane)}
        </Type>
      </View>
      <PriceLine word={trade.buy} price={next === undefined ? '–' : money(next)} then={coming.slice(1)} />
      <PriceLine word={trade.sell} price={back === undefined ? '–' : money(back)} />
      {(PRODUCTS_OF[lane] ?? []).map((product) => (
        <ProductPrice key={product} product={product} top={view.stacks[lane]?.faceUp === product} />
      ))}
    </View>
  );
}

/** The next price is ringed, those after it follow as far as they have room. */
function PriceLine({ word, price, then = [] }: { word: string; price: string; then?: readonly number[] }) {
  const { colour } = useTheme();
  return (
    <View style={styles.price}>
      <Type variant="cardLine" maxScale={1.3} colour={colour.inkSoft} style={styles.word}>
        {word}
      </Type>
      <View style={then.length > 0 && [styles.next, { borderColor: colour.ink }]}>
        <Figure value={price} size={14} maxScale={1.3} colour={colour.ink} />
      </View>
      <View style={styles.then}>
        {then.slice(0, 2).map((one, at) => (
          <Type key={at} variant="figure" size={14} maxScale={1} colour={colour.inkSoft}>
            {one}
          </Type>
        ))}
      </View>
    </View>
  );
}

function ProductPrice({ product, top }: { product: Product; top: boolean }) {
  const { view, money } = useBoard();
  const { colour } = useTheme();
  const lowest = LOWEST_PRICE[product] ?? 0;
  const price = view.prices[product] ?? 0;
  const band = Array.from({ length: (HIGHEST_PRICE[product] ?? 0) - lowest + 1 }, (_, at) => lowest + at);
  return (
    <View style={[styles.product, { borderColor: top ? colour.ink : colour.edge }, top && styles.top]}>
      <View style={styles.head}>
        <ProductTile product={product} size={20} />
        <Figure value={money(price)} size={15} maxScale={1.3} colour={colour.ink} />
      </View>
      <View style={styles.band}>
        {band.map((one) => (
          <View
            key={one}
            style={[styles.dash, { backgroundColor: one === price ? colour.ink : colour.edge }]}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  lanes: { flexDirection: 'row', flexWrap: 'wrap', gap: TILE_GAP },
  lane: { borderWidth: 1, borderRadius: radius.card, padding: 5, gap: 2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  grow: { flex: 1 },
  price: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  word: { flexGrow: 1 },
  then: {
    height: 18,
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: 3,
    rowGap: 18,
    overflow: 'hidden',
  },
  next: { borderWidth: 1.4, borderRadius: 4, paddingHorizontal: 2 },
  product: { borderWidth: 1, borderRadius: 5, padding: 3, gap: 3 },
  top: { borderWidth: 1.6, backgroundColor: '#FFFFFF' },
  band: { flexDirection: 'row', gap: 2 },
  dash: { flex: 1, height: 3, borderRadius: 1.5 },
});
