import { StyleSheet, View } from 'react-native';
import type { OrderAhead } from '@/games/rotterdam/ahead/orders';
import { Touchable, Type } from '@/ui/components';
import { Raised } from '@/ui/components/card';
import { useText } from '@/ui/text';
import { radius, touch, useTheme } from '@/ui/theme';
import { explaining } from '../../kit/table';
import { ProductTile } from '../art/Tiles';
import { Zone } from '../../kit/motion';
import { orderSpoken } from '../model/orders';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';
import { OrderLaurel, ReadyChip, type OrderSlipProps } from './OrderSlip';

const LAUREL = 38;
const TILE = 26;

/** What is in it, and what of that is missing. */
function useLine({ products, hand }: OrderAhead): string {
  const { text, words, money } = useBoard();
  if (hand === undefined || hand.ready)
    return products.map(({ product }) => words.product(product)).join(', ');
  return text.trade.missingToBuy({
    products: hand.missing.map((product) => words.product(product)).join(', '),
    sum: money(hand.sum),
  });
}

/** The same as a slip, level: for columns and narrow places. */
export function OrderRow(props: OrderSlipProps) {
  const { order, width, height, foot, mark, chosen, unavailable, rule, onPress } = props;
  const board = useBoard();
  const { colour } = useTheme();
  const { common } = useText();
  const line = useLine(order);
  const off = unavailable !== undefined;
  const spoken = [orderSpoken(board, order), mark ?? foot].filter((part) => part !== undefined).join(' ');
  const told = mark ?? (chosen === undefined ? line : (foot ?? line));
  return (
    <Zone name={zone.order(order.order)}>
      <Raised up={chosen ?? mark !== undefined} ring={colour.action} paper={!off}>
        <Touchable
          role={chosen === undefined ? 'button' : 'radio'}
          label={off ? common.unavailable({ what: spoken, reason: unavailable }) : spoken}
          disabled={off}
          onRefused={explaining(board, { what: spoken, why: unavailable, rule })}
          checked={chosen}
          onPress={onPress}
          style={[
            styles.row,
            { width, minHeight: Math.max(touch.icon, height) },
            off
              ? { borderColor: colour.textSoft, borderStyle: 'dashed' }
              : { backgroundColor: colour.paper, borderColor: colour.edge },
          ]}
        >
          <OrderLaurel points={order.points} off={off} size={LAUREL} />
          <View style={styles.words}>
            <View style={styles.tiles}>
              {order.products.map(({ product, inHand }) => (
                <ProductTile key={product} product={product} size={TILE} hollow={inHand === false && !off} />
              ))}
              <View style={styles.room} />
              {order.hand?.ready === true && <ReadyChip />}
            </View>
            <Type
              variant={mark === undefined ? 'cardLine' : 'cardLineStrong'}
              size={15}
              maxScale={1.3}
              colour={off ? colour.textSoft : mark === undefined ? colour.inkSoft : colour.ink}
            >
              {told}
            </Type>
          </View>
        </Touchable>
      </Raised>
    </Zone>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 9,
    borderWidth: 1,
    borderRadius: radius.card,
    paddingHorizontal: 8,
    paddingVertical: 4,
  },
  words: { flex: 1, gap: 4 },
  tiles: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  room: { flex: 1 },
});
