import { ORDER_POINTS } from '../cards/orders';
import { words } from './words-en';

const { list, money, product, harbour, order } = words;

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `one ${one}` : `${count} ${many}`;

const unseenCards = (count: number): string => counted(count, 'unseen card', 'unseen cards');

/** What speaks for a move, as clauses without a full stop. */
export const reasons = {
  whyMoney: (a: { money: number }) => `it brings you ${money(a.money)}`,
  whyArrive: (a: { ships: number }) =>
    a.ships === 1
      ? 'one of your cargoes reaches its harbour'
      : `${a.ships} of your cargoes reach their harbours`,
  whySail: (a: { ships: number; own: number }) =>
    `it moves ${counted(a.ships, 'ship', 'ships')}, ${a.own} of yours`,
  whyPlace: (a: { ships: number }) => `you can place ${counted(a.ships, 'ship', 'ships')}`,
  whyCards: (a: { cards: number }) => `it brings you ${counted(a.cards, 'ship card', 'ship cards')}`,
  whyProducts: (a: { products: readonly number[]; unseen: number }) =>
    `it brings you ${list([...a.products.map(product), ...(a.unseen > 0 ? [unseenCards(a.unseen)] : [])])}`,
  whyReadies: (a: { order: number }) =>
    `then you could fill the order ${order(a.order)} for ${ORDER_POINTS[a.order] ?? 0} points`,
  whyNeeded: (a: { order: number }) =>
    `the order ${order(a.order)} needs it, which counts ${ORDER_POINTS[a.order] ?? 0} points`,
  whyWorth: (a: { harbour: number; product: number; price: number }) =>
    `${harbour(a.harbour)} gives ${product(a.product)} for it, worth ${money(a.price)} now`,
  whyPoints: (a: { points: number }) => `it counts ${a.points} points`,
  whyFactory: (a: { harbour: number }) =>
    `a factory draws a card whenever something for ${harbour(a.harbour)} is unloaded`,
};
