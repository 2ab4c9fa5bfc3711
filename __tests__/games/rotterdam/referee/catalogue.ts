import { HARBOURS, PRODUCTS, type Harbour, type Kind, type Product, type PublishedCard } from './published';

export const harbourOf = (product: Product): Harbour =>
  HARBOURS[Math.floor(PRODUCTS.indexOf(product) / 2)] ?? 'botlek';
export const isHigh = (product: Product) => PRODUCTS.indexOf(product) >= 4;
export const pointsOfProduct = (product: Product) => (isHigh(product) ? 2 : 1);
/** RT-3: eight of the first, seven of the second product of a harbour. */
export const copiesOf = (product: Product) => (PRODUCTS.indexOf(product) % 2 === 0 ? 8 : 7);
export const productsOf = (harbour: Harbour) => PRODUCTS.filter((product) => harbourOf(product) === harbour);

export const SHIP_CARDS: Readonly<Record<Kind, number>> = {
  tug: 3,
  gale: 2,
  smugglers: 2,
  'cargo-swap': 3,
  crossing: 2,
  'harbour-police': 2,
  lighter: 1,
  'harbour-festival': 3,
  'city-honours': 2,
};
export const pointsOfShipCard = (kind: Kind) =>
  kind === 'harbour-festival' ? 1 : kind === 'city-honours' ? 2 : 0;

const TRIPLES = [
  'petrol plastic bread; petrol plastic cookies; petrol bread cookies; plastic bread cookies',
  'petrol bread jam; plastic cookies broth; petrol cookies shoes; plastic bread clothing; bread cookies jam; petrol plastic shoes',
  'petrol jam shoes; plastic broth clothing; bread jam clothing; cookies broth shoes; bread shoes clothing; plastic jam broth',
  'jam shoes clothing; broth shoes clothing',
]
  .join('; ')
  .split('; ')
  .map((triple) => triple.split(' ') as Product[]);

const PAIRS = PRODUCTS.flatMap((one, at) => PRODUCTS.slice(at + 1).map((other): Product[] => [one, other]));
const PAIR_POINTS = [3, 4, 6];
const TRIPLE_POINTS = [5, 6, 8, 9];

export interface Order {
  readonly products: readonly Product[];
  readonly points: number;
}

/** RT-4. */
export const ORDERS: Readonly<Record<string, Order>> = Object.fromEntries(
  [...PAIRS, ...TRIPLES].map((products) => {
    const high = products.filter(isHigh).length;
    const points = (products.length === 2 ? PAIR_POINTS : TRIPLE_POINTS)[high] ?? 0;
    return [products.join('-'), { products, points }];
  }),
);

export function orderOf(id: string): Order {
  const order = ORDERS[id];
  if (order === undefined) throw new Error(`there is no order ${id}`);
  return order;
}

/** What is wrong with a list of cards; undefined when it is that of the rules page. */
export function cardsFault(cards: Readonly<Record<string, PublishedCard>>): string | undefined {
  const ids = [...PRODUCTS, ...Object.keys(ORDERS), ...Object.keys(SHIP_CARDS)];
  if (Object.keys(cards).sort().join() !== ids.sort().join()) return 'the cards by name';
  for (const product of PRODUCTS) {
    const { harbour, count, points } = cards[product] ?? {};
    if (harbour !== harbourOf(product) || count !== copiesOf(product)) return `RT-3 ${product}`;
    if (points !== pointsOfProduct(product)) return `the points of ${product}`;
  }
  for (const [id, { products, points }] of Object.entries(ORDERS)) {
    if (cards[id]?.products?.join() !== products.join() || cards[id].points !== points) return `RT-4 ${id}`;
  }
  return Object.entries(SHIP_CARDS).find(([kind, count]) => cards[kind]?.count !== count)?.[0];
}
