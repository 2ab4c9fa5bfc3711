import { StyleSheet, View } from 'react-native';
import { tradesOf, type ProductAhead } from '@/games/rotterdam/ahead/deals';
import { HARBOURS, HARBOUR_OF } from '@/games/rotterdam/cards/goods';
import { Hatched } from '@/ui/art';
import { Type } from '@/ui/components';
import { radius, touch, useTheme } from '@/ui/theme';
import { useIsCovered } from '../../kit/hand';
import { ProductTile } from '../art/Tiles';
import { productInk } from '../art/trades';
import { dealInMind, stepAhead } from '../model/deal';
import { DealButton } from '../parts/DealButton';
import { PriceTrack } from '../parts/PriceTrack';
import { useBoard } from '../table/board';
import { HandFirst } from './HandFirst';
import { MarketPage } from './MarketPage';
import type { ShelfProps } from './Shelf';
import { TILE_GAP } from './tileSize';

const BAND = 8;
const BUTTON = 56;
const TRACK = 100;
/** With so much room the band of prices stands in each row. */
const TRACKED_FROM = 330;
const GAP = 4;
/** A wide and low shelf has the four lanes side by side, or two and two. */
const LANES = { four: 770, two: 480 };
/** So narrow, a product's name stands below its picture, and its buttons are as narrow as fingers allow. */
const STACKED = { below: 220, button: 50 };

/** Eight products in their lanes: band, price, sell, buy. */
export function TraderPage(shelf: ShelfProps) {
  const { width, height, columns } = shelf;
  const { view, subject, actor, asked } = useBoard();
  const covered = useIsCovered();
  const { products } = tradesOf(view, subject);
  if (covered) return <HandFirst />;
  if (actor === undefined || actor !== asked) return <MarketPage {...shelf} />;
  const across = columns < 4 || width < LANES.two ? 1 : width < LANES.four ? 2 : 4;
  if (across > 1) return <Lanes {...shelf} across={across} products={products} />;
  const tracked = width >= TRACKED_FROM;
  const room = height === undefined ? touch.icon : (height - GAP * (products.length - 1)) / products.length;
  const rowHeight = Math.max(touch.icon, Math.min(57, Math.floor(room)));
  return (
    <View style={[{ width }, !tracked && styles.rows]}>
      {tracked && <Heads />}
      {products.map((product) => (
        <ProductRow
          key={product.product}
          product={product}
          width={width}
          height={rowHeight}
          tracked={tracked}
        />
      ))}
    </View>
  );
}

interface LanesProps extends ShelfProps {
  across: number;
  products: readonly ProductAhead[];
}

function Lanes({ width, height = 0, across, products }: LanesProps) {
  const lane = Math.floor((width - TILE_GAP * (across - 1)) / across);
  const rows = (2 * HARBOURS.length) / across;
  const rowHeight = Math.max(touch.icon, Math.floor((height - GAP * (rows - 1)) / rows));
  return (
    <View style={styles.lanes}>
      {HARBOURS.map((name, harbour) => (
        <View key={name} style={[styles.rows, { width: lane }]}>
          {products
            .filter(({ product }) => HARBOUR_OF[product] === harbour)
            .map((product) => (
              <ProductRow
                key={product.product}
                product={product}
                width={lane}
                height={rowHeight}
                tracked={false}
              />
            ))}
        </View>
      ))}
    </View>
  );
}

function Heads() {
  const { trade } = useBoard().text;
  const { colour } = useTheme();
  const head = (words: string, width?: number) => (
    <Type
      variant="label"
      size={13}
      maxScale={1}
      oneLine
      colour={colour.textSoft}
      align={width === undefined ? 'left' : 'center'}
      style={[styles.head, width === undefined ? styles.grow : { width }]}
    >
      {words}
    </Type>
  );
  return (
    <View style={styles.heads} aria-hidden>
      {head(trade.inHand)}
      {head(trade.price, TRACK)}
      {head(trade.sellHead, BUTTON)}
      {head(trade.buyHead, BUTTON)}
    </View>
  );
}

interface ProductRowProps {
  product: ProductAhead;
  width: number;
  height: number;
  tracked: boolean;
}

function ProductRow({ product, width, height, tracked }: ProductRowProps) {
  const board = useBoard();
  const { colour } = useTheme();
  const { words, text } = board;
  const id = product.product;
  const deal = dealInMind(board);
  const inMind = deal?.product === id ? deal : undefined;
  const name = words.product(id);
  const count = product.inHand ?? 0;
  const stacked = width < STACKED.below;
  const button = stacked ? STACKED.button : BUTTON;
  const picture = <ProductTile product={id} size={tracked ? 28 : 24} />;
  return (
    <View
      role="group"
      aria-label={name}
      style={[
        styles.row,
        { width, minHeight: height, borderColor: colour.line },
        tracked ? styles.lined : [styles.boxed, { backgroundColor: colour.panel }],
        inMind !== undefined && { borderColor: colour.action, backgroundColor: colour.panelActive },
      ]}
    >
      <View style={styles.band}>
        <Hatched ink={productInk(id)} width={BAND} height={200} />
      </View>
      {!stacked && picture}
      <View style={[styles.grow, tracked && styles.beside]}>
        {stacked && (
          <View style={styles.beside}>
            {picture}
            {count > 0 && <Count of={`×${count}`} size={15} />}
          </View>
        )}
        <Type variant="textStrong" size={stacked ? 14 : 15} maxScale={1.3} style={tracked && styles.grow}>
          {name}
        </Type>
        {count > 0 && !stacked && (
          <Count of={tracked ? `×${count}` : text.trade.inHandCount({ count })} size={tracked ? 15 : 14} />
        )}
      </View>
      {tracked && (
        <PriceTrack {...product} width={TRACK} leadsTo={inMind && stepAhead(board, inMind)?.leadsTo} />
      )}
      <DealButton product={product} direction="sell" width={button} worded={!tracked} />
      <DealButton product={product} direction="buy" width={button} worded={!tracked} />
    </View>
  );
}

function Count({ of, size }: { of: string; size: number }) {
  const { colour } = useTheme();
  return (
    <Type variant="cardLine" size={size} maxScale={1.3} colour={colour.textSoft}>
      {of}
    </Type>
  );
}

const styles = StyleSheet.create({
  lanes: { flexDirection: 'row', flexWrap: 'wrap', gap: TILE_GAP },
  rows: { gap: GAP },
  heads: { flexDirection: 'row', gap: 6, paddingLeft: 8, paddingRight: 4, alignItems: 'center' },
  // The longest head is as wide as its column.
  head: { letterSpacing: 0.3 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingLeft: BAND + 6,
    paddingRight: 4,
  },
  // The longest names stay whole in the narrowest column.
  boxed: { gap: 4, borderWidth: 1, borderRadius: radius.card, overflow: 'hidden' },
  lined: { borderBottomWidth: 1 },
  band: { position: 'absolute', left: 0, top: 2, bottom: 2, width: BAND, overflow: 'hidden' },
  grow: { flex: 1 },
  beside: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
