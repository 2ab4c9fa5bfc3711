import { StyleSheet, View } from 'react-native';
import { tradesOf, type ProductAhead } from '@/games/rotterdam/ahead/deals';
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

const BAND = 8;
const BUTTON = 56;
const TRACK = 100;
/** With so much room the band of prices stands in each row. */
const TRACKED_FROM = 330;
const GAP = 4;

/** Eight products in their lanes: band, price, sell, buy. */
export function TraderPage(shelf: ShelfProps) {
  const { width, height } = shelf;
  const { view, subject, actor, asked } = useBoard();
  const covered = useIsCovered();
  const { products } = tradesOf(view, subject);
  if (covered) return <HandFirst />;
  if (actor === undefined || actor !== asked) return <MarketPage {...shelf} />;
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

function Heads() {
  const { trade } = useBoard().text;
  const { colour } = useTheme();
  const head = (words: string, width?: number) => (
    <Type
      variant="label"
      maxScale={1}
      colour={colour.textSoft}
      align={width === undefined ? 'left' : 'center'}
      style={width === undefined ? styles.grow : { width }}
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
      <ProductTile product={id} size={28} />
      <View style={[styles.grow, tracked && styles.beside]}>
        <Type variant="textStrong" size={15} maxScale={1.3} style={tracked && styles.grow}>
          {name}
        </Type>
        {count > 0 && (
          <Type variant="cardLine" size={tracked ? 15 : 14} maxScale={1.3} colour={colour.textSoft}>
            {tracked ? `×${count}` : text.trade.inHandCount({ count })}
          </Type>
        )}
      </View>
      {tracked && (
        <PriceTrack {...product} width={TRACK} leadsTo={inMind && stepAhead(board, inMind)?.leadsTo} />
      )}
      <DealButton product={product} direction="sell" width={BUTTON} worded={!tracked} />
      <DealButton product={product} direction="buy" width={BUTTON} worded={!tracked} />
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: GAP },
  heads: { flexDirection: 'row', gap: 6, paddingLeft: 8, paddingRight: 4, alignItems: 'center' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingLeft: BAND + 6,
    paddingRight: 4,
  },
  boxed: { borderWidth: 1, borderRadius: radius.card, overflow: 'hidden' },
  lined: { borderBottomWidth: 1 },
  band: { position: 'absolute', left: 0, top: 2, bottom: 2, width: BAND, overflow: 'hidden' },
  grow: { flex: 1 },
  beside: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
