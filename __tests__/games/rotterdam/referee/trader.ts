import { harbourOf, isHigh } from './catalogue';
import { PRODUCTS, type Product, type PublishedMove } from './published';
import { playCard, plays } from './ship-cards';
import { ask, FINISH, giveBack, mayBeInStack, turnUp, type Course, type Player, type Table } from './table';

const DEALS = 3;

interface Deals {
  count: number;
  /** The deal that goes on, as its move. */
  current: { readonly type: 'buy' | 'sell'; readonly product: Product } | undefined;
  readonly bought: Set<Product>;
  readonly sold: Set<Product>;
}

function mayDeal(deals: Deals, type: 'buy' | 'sell', product: Product): boolean {
  const { current, count } = deals;
  const opposite = type === 'buy' ? deals.sold : deals.bought;
  if (opposite.has(product)) return false;
  return count < DEALS || (current?.type === type && current.product === product);
}

function steps(table: Table, player: Player, deals: Deals): PublishedMove[] {
  const buys = PRODUCTS.filter(
    (product) =>
      mayDeal(deals, 'buy', product) &&
      table.prices[product] <= player.money &&
      mayBeInStack(table, player, product),
  );
  const sells = PRODUCTS.filter(
    (product) => mayDeal(deals, 'sell', product) && player.products.some((card) => card.product === product),
  );
  return [
    ...buys.map((product) => ({ type: 'buy', product }) as const),
    ...sells.map((product) => ({ type: 'sell', product }) as const),
    ...plays(table, player),
    FINISH,
  ];
}

/** RT-2: the price never leaves its band. */
function changePrice(table: Table, product: Product, by: number): void {
  const lowest = isHigh(product) ? 8 : 3;
  table.prices[product] = Math.min(lowest + 4, Math.max(lowest, table.prices[product] + by));
}

/** RT-25. */
export function* trader(table: Table, player: Player): Course {
  const deals: Deals = { count: 0, current: undefined, bought: new Set(), sold: new Set() };
  for (;;) {
    const move = yield* ask(player, steps(table, player, deals));
    if (move.type === 'play') {
      deals.current = undefined;
      yield* playCard(table, player, move);
    } else if (move.type === 'sell') {
      player.money += table.prices[move.product];
      changePrice(table, move.product, -1);
      giveBack(table, player, move.product);
      turnUp(table, harbourOf(move.product));
      note(deals, move.type, move.product);
    } else if (move.type === 'buy') {
      if (buy(table, player, move.product)) note(deals, move.type, move.product);
    } else return;
  }
}

function note(deals: Deals, type: 'buy' | 'sell', product: Product): void {
  if (deals.current?.type !== type || deals.current.product !== product) deals.count += 1;
  deals.current = { type, product };
  (type === 'buy' ? deals.bought : deals.sold).add(product);
}

/** The matching card nearest the bottom; when it is the face-up one or none, everybody knows the rest. */
function buy(table: Table, player: Player, product: Product): boolean {
  const stack = table.stacks[harbourOf(product)];
  const at = stack.map((card) => card.product).lastIndexOf(product);
  if (at <= 0) for (const card of stack) card.known = true;
  if (at < 0) return false;
  stack.splice(at, 1);
  player.products.push({ product, known: true });
  player.money -= table.prices[product];
  changePrice(table, product, 1);
  turnUp(table, harbourOf(product));
  return true;
}
