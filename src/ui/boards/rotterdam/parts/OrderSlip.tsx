import { StyleSheet, View } from 'react-native';
import type { OrderAhead, OrderProduct } from '@/games/rotterdam/ahead/orders';
import { Figure, LaurelFigure, Touchable, Type } from '@/ui/components';
import { Raised } from '@/ui/components/card';
import { Icon } from '@/ui/icons';
import { useText } from '@/ui/text';
import { INKS, inkOnTable, radius, useTheme } from '@/ui/theme';
import { explaining } from '../../kit/table';
import { ProductTile } from '../art/Tiles';
import { Zone } from '../../kit/motion';
import { orderSpoken } from '../model/orders';
import { zone } from '../motion/zones';
import { useBoard } from '../table/board';

const LAUREL = 34;
const ROW = 23;
const FOOT = 24;

export interface OrderSlipProps {
  order: OrderAhead;
  width: number;
  height: number;
  /** Below a hairline: what it takes to fill it. */
  foot?: string | undefined;
  /** What the deal in mind would make of it: a brass line instead of the foot. */
  mark?: string | undefined;
  /** One among others to choose from. */
  chosen?: boolean | undefined;
  /** Why it cannot be chosen: paper becomes an outline. */
  unavailable?: string | undefined;
  /** The paragraph of the rules behind that. */
  rule?: string | undefined;
  onPress: () => void;
}

/** An open order: its points, and of each product whether it is in hand or what it costs. */
export function OrderSlip(props: OrderSlipProps) {
  const { order, width, height, foot, mark, chosen, unavailable, rule, onPress } = props;
  const board = useBoard();
  const { colour } = useTheme();
  const { common } = useText();
  const off = unavailable !== undefined;
  const place = chosen === false ? zone.answer({ type: 'forward', order: order.order }) : undefined;
  const spoken = [orderSpoken(board, order), mark ?? foot].filter((part) => part !== undefined).join(' ');
  return (
    <Zone name={zone.order(order.order)}>
      <Raised up={chosen ?? mark !== undefined} ring={colour.action} paper={!off}>
        <Touchable
          role={chosen === undefined ? 'button' : 'radio'}
          label={off ? common.unavailable({ what: spoken, reason: unavailable }) : spoken}
          disabled={off}
          onRefused={explaining(board, { what: spoken, why: unavailable, rule })}
          checked={chosen}
          place={place}
          onPress={onPress}
          style={[
            styles.slip,
            { width, minHeight: height },
            off
              ? { borderColor: colour.textSoft, borderStyle: 'dashed' }
              : { backgroundColor: colour.paper, borderColor: colour.edge },
          ]}
        >
          <View style={styles.inside}>
            <View style={styles.head}>
              <OrderLaurel points={order.points} off={off} size={LAUREL} />
              <Standing order={order} off={off} />
            </View>
            {order.products.map((product) => (
              <ProductLine key={product.product} product={product} off={off} />
            ))}
          </View>
          {mark === undefined ? (
            foot !== undefined && <Foot text={foot} off={off} />
          ) : (
            <View style={[styles.mark, { backgroundColor: colour.brass }]}>
              <Type variant="cardLineStrong" size={14} maxScale={1.3} colour={colour.onBrass} align="center">
                {mark}
              </Type>
            </View>
          )}
        </Touchable>
      </Raised>
    </Zone>
  );
}

export function OrderLaurel({ points, off, size }: { points: number; off: boolean; size: number }) {
  const { colour } = useTheme();
  const ink = off ? colour.text : colour.ink;
  return (
    <LaurelFigure
      value={String(points)}
      size={size}
      colour={ink}
      ink={ink}
      ground={off ? undefined : colour.paper}
    />
  );
}

/** Ready, or what has to be bought; nothing while the hand is covered. */
function Standing({ order: { hand }, off }: { order: OrderAhead; off: boolean }) {
  const board = useBoard();
  const { colour } = useTheme();
  if (hand === undefined) return null;
  if (hand.ready) return <ReadyChip />;
  const ink = off ? colour.textSoft : colour.warnInk;
  return (
    <View style={styles.toBuy}>
      <Type variant="cardLine" maxScale={1.3} colour={ink} align="right">
        {board.text.trade.toBuy}
      </Type>
      <Figure value={board.money(hand.sum)} size={15} maxScale={1.3} colour={ink} />
    </View>
  );
}

export function ReadyChip() {
  const { text } = useBoard();
  const { onInk } = useTheme().colour;
  return (
    <View style={[styles.ready, { backgroundColor: INKS.green.print }]}>
      <Icon name="check" size={15} colour={onInk} />
      <Type variant="cardLineStrong" size={14} maxScale={1.3} colour={onInk}>
        {text.trade.ready}
      </Type>
    </View>
  );
}

function ProductLine({ product: { product, price, inHand }, off }: { product: OrderProduct; off: boolean }) {
  const { words } = useBoard();
  const { colour, scheme } = useTheme();
  return (
    <View style={styles.line}>
      <ProductTile product={product} size={22} hollow={inHand === false && !off} />
      <Type
        variant="cardLineStrong"
        size={14}
        maxScale={1.3}
        colour={off ? colour.text : colour.ink}
        style={styles.name}
      >
        {words.product(product)}
      </Type>
      {inHand === true ? (
        <Icon name="check" size={16} colour={off ? inkOnTable(INKS.green, scheme) : INKS.green.print} />
      ) : (
        <Figure
          value={String(price)}
          size={14}
          maxScale={1.3}
          colour={off ? colour.textSoft : inHand === undefined ? colour.inkSoft : colour.warnInk}
        />
      )}
    </View>
  );
}

function Foot({ text, off }: { text: string; off: boolean }) {
  const { colour } = useTheme();
  return (
    <View style={[styles.foot, { borderColor: off ? colour.line : colour.edge }]}>
      <Type variant="cardLine" maxScale={1.3} colour={off ? colour.textSoft : colour.inkSoft}>
        {text}
      </Type>
    </View>
  );
}

const styles = StyleSheet.create({
  slip: { borderWidth: 1, borderRadius: radius.card, overflow: 'hidden', justifyContent: 'space-between' },
  inside: { paddingHorizontal: 5, paddingTop: 4 },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: LAUREL,
    marginBottom: 1,
  },
  toBuy: { alignItems: 'flex-end' },
  ready: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    paddingVertical: 4,
    paddingLeft: 5,
    paddingRight: 8,
    borderRadius: 12,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: 4, minHeight: ROW },
  name: { flex: 1, letterSpacing: -0.15 },
  foot: { minHeight: FOOT, justifyContent: 'center', borderTopWidth: 1, marginHorizontal: 6 },
  mark: { minHeight: FOOT, justifyContent: 'center' },
});
