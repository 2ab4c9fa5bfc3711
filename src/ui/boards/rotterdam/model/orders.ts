import { ordersOf, type OrderAhead } from '@/games/rotterdam/ahead/orders';
import type { OrderId } from '@/games/rotterdam/cards/orders';
import type { RotterdamBoard } from '../table/board';
import { dealInMind, stepAhead } from './deal';

/** "6 points: jam, in hand; shoes, to buy for 9." */
export function orderSpoken({ text, words }: RotterdamBoard, { points, products }: OrderAhead): string {
  const { trade } = text;
  const told = products.map(({ product: id, price, inHand }) => {
    const product = words.product(id);
    if (inHand === undefined) return product;
    return inHand ? trade.inHandSpoken({ product }) : trade.toBuySpoken({ product, price: String(price) });
  });
  return trade.spoken({ points, products: told.join('; ') });
}

/** How many of the open orders can be filled from the hand; none are told while it is covered. */
export const readyOrders = ({ view, subject }: RotterdamBoard): number =>
  ordersOf(view, subject).filter(({ hand }) => hand?.ready === true).length;

/** What it takes to fill it; nothing while the hand is covered. */
export function orderFoot({ text, money }: RotterdamBoard, { hand }: OrderAhead): string | undefined {
  const { trade } = text;
  if (hand === undefined) return undefined;
  if (hand.ready) return trade.asForwarder;
  if (hand.short > 0) return trade.short({ sum: money(hand.short) });
  return hand.problem === undefined ? trade.canPay : trade.notToBeHad;
}

/** What the deal in mind would make of it, where that is something else. */
export function orderMark(board: RotterdamBoard, order: OrderId): string | undefined {
  const deal = dealInMind(board);
  const step = deal && stepAhead(board, deal);
  if (step?.readies.includes(order) === true) return board.text.trade.readyAfter;
  return step?.spoils.includes(order) === true ? board.text.trade.spoiltBy : undefined;
}
