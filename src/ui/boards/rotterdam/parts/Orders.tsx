import { StyleSheet, View } from 'react-native';
import { ordersOf, type OrderAhead } from '@/games/rotterdam/ahead/orders';
import { Type } from '@/ui/components';
import { useTheme } from '@/ui/theme';
import { orderFoot, orderMark } from '../model/orders';
import { useBoard } from '../table/board';
import { OrderRow } from './OrderRow';
import { OrderSlip, type OrderSlipProps } from './OrderSlip';

const GAP = 7;
/** Narrower slips would cut their words off. */
const NARROWEST = 104;

interface OrdersProps {
  width: number;
  /** What all of them have together, where they have to fit. */
  height: number;
  /** What is asked about each of them; otherwise a touch tells more. */
  answer?: (
    order: OrderAhead,
  ) => Pick<OrderSlipProps, 'chosen' | 'unavailable' | 'rule' | 'foot' | 'onPress'>;
  /** Leaves the line below them away where there is no room. */
  bare?: boolean;
}

/** The open orders: beside each other where they have room, otherwise one below the other. */
export function Orders({ width, height, answer, bare = false }: OrdersProps) {
  const board = useBoard();
  const { fontScale } = useTheme();
  const orders = ordersOf(board.view, board.subject);
  const { text } = board;
  if (orders.length === 0) return <Type variant="aside">{text.trade.noOrders}</Type>;
  const each = Math.floor((width - GAP * (orders.length - 1)) / orders.length);
  const beside = each >= NARROWEST * Math.min(1.3, fontScale);
  const One = beside ? OrderSlip : OrderRow;
  const size = beside
    ? { width: Math.min(each, 190), height }
    : { width, height: Math.floor((height - GAP * (orders.length - 1)) / orders.length) };
  return (
    <View style={[styles.orders, !beside && styles.below]}>
      {orders.map((order) => (
        <One
          key={order.order}
          order={order}
          {...size}
          foot={bare ? undefined : orderFoot(board, order)}
          mark={orderMark(board, order.order)}
          onPress={() => board.open({ of: 'order', order: order.order })}
          {...answer?.(order)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  orders: { flexDirection: 'row', gap: GAP },
  below: { flexDirection: 'column' },
});
