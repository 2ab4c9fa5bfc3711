import type { Transcriber } from '@/engine/game';
import { CARD_POINTS, COPIES, HARBOUR_OF, HARBOURS, PRODUCTS, RAWS } from './cards/goods';
import { ORDER_NAMES, ORDERS } from './cards/orders';
import { CASH, ROLES } from './cards/roles';
import { SHIP_CARD_NAMES, SHIP_CARDS } from './cards/ship-cards';
import { COLOURS, POSITIONS } from './cards/waterways';
import type { RotterdamMove } from './move';
import { outcome } from './score';
import type { RotterdamState } from './state';

const named = (cards: readonly number[], names: readonly string[]): string[] =>
  cards.map((card) => names[card] as string);
/** The state keeps the next card to be drawn last, a transcript first. */
const deck = (cards: readonly number[], names: readonly string[]): string[] => named(cards, names).reverse();

/** The published names of whatever a move's numbers stand for; other fields are written as they are. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  at: POSITIONS,
  to: POSITIONS,
  raw: RAWS,
  role: ROLES,
  order: ORDER_NAMES,
  harbour: HARBOURS,
  colour: COLOURS,
  card: SHIP_CARD_NAMES,
  product: PRODUCTS,
};

function writeMove(move: RotterdamMove): unknown {
  if (move.type === 'cash') return { type: move.type, amount: CASH[move.place] };
  return Object.fromEntries(
    Object.entries(move).map(([field, value]: [string, string | number]) => [
      field,
      typeof value === 'number' ? (NAMES[field]?.[value] ?? value) : value,
    ]),
  );
}

/** Cards that are alike are one entry with their number. */
function cards(): Record<string, unknown> {
  const products = PRODUCTS.map((name, product) => [
    name,
    {
      kind: 'product',
      harbour: HARBOURS[HARBOUR_OF[product] as number],
      count: COPIES[product],
      points: CARD_POINTS[product],
    },
  ]);
  const orders = ORDERS.map((order, id) => [
    ORDER_NAMES[id],
    { kind: 'order', products: named(order.products, PRODUCTS), points: order.points },
  ]);
  const shipCards = SHIP_CARD_NAMES.map((name, card) => [name, { kind: 'ship-card', ...SHIP_CARDS[card] }]);
  return Object.fromEntries([...products, ...orders, ...shipCards]) as Record<string, unknown>;
}

export const transcript: Transcriber<RotterdamState, RotterdamMove> = {
  cards,
  start: (state) => ({
    harbourMaster: state.harbourMaster,
    stacks: Object.fromEntries(
      HARBOURS.map((name, harbour) => [name, deck(state.stacks[harbour] ?? [], PRODUCTS)]),
    ),
    orders: { open: named(state.orders, ORDER_NAMES), deck: deck(state.orderDeck, ORDER_NAMES) },
    shipCards: { open: named(state.row, SHIP_CARD_NAMES), deck: deck(state.deck, SHIP_CARD_NAMES) },
    shuffle: state.shuffleSeed,
  }),
  move: writeMove,
  scores: (state) =>
    (outcome(state)?.scores ?? []).map(({ seat, total, parts }) => ({
      seat,
      total,
      ...parts,
      money: state.players[seat]?.money,
    })),
};
