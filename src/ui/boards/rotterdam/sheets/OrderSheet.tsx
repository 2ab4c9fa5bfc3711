import { StyleSheet, View } from 'react-native';
import { ordersOf } from '@/games/rotterdam/ahead/orders';
import { ORDER_POINTS, ORDER_PRODUCTS, type OrderId } from '@/games/rotterdam/cards/orders';
import { LaurelFigure, Type } from '@/ui/components';
import { space, useTheme } from '@/ui/theme';
import { ProductTile } from '../art/Tiles';
import { orderFoot } from '../model/orders';
import { refusalOf } from '../model/refused';
import { Rule, RuleBehind } from '../parts/Rule';
import { useBoard } from '../table/board';

/** An order with all that can be said of it: what is in hand, what the rest costs, and what stands in the way. */
export function OrderSheet({ order }: { order: OrderId }) {
  const board = useBoard();
  const { colour } = useTheme();
  const { text, words, money, view, subject } = board;
  const open = ordersOf(view, subject).find((one) => one.order === order);
  const points = ORDER_POINTS[order] ?? 0;
  const foot = open && orderFoot(board, open);
  const problem = open?.hand?.problem;
  return (
    <View style={styles.sheet}>
      <View style={styles.line}>
        <LaurelFigure value={String(points)} size={44} colour={colour.text} ink={colour.text} />
        <Type variant="cardTitle">{text.cards.points({ points })}</Type>
      </View>
      {(ORDER_PRODUCTS[order] ?? []).map((product) => {
        const standing = open?.products.find((one) => one.product === product);
        const name = words.product(product);
        return (
          <View key={product} style={styles.line}>
            <ProductTile product={product} size={30} />
            <Type variant="text">
              {standing?.inHand === undefined
                ? name
                : standing.inHand
                  ? text.trade.inHandSpoken({ product: name })
                  : text.trade.toBuySpoken({ product: name, price: money(standing.price) })}
            </Type>
          </View>
        );
      })}
      {foot !== undefined && <Type variant="textStrong">{foot}</Type>}
      {problem !== undefined && (
        <>
          <Type variant="text" colour={colour.textSoft}>
            {refusalOf(board, problem)}
          </Type>
          <RuleBehind problem={problem} />
        </>
      )}
      <Type variant="aside" colour={colour.textSoft}>
        {text.trade.morePile({ count: view.orderDeck })}
      </Type>
      <Rule paragraph="orders" />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.group, paddingBottom: space.group },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.panel },
});
