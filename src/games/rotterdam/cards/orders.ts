import { IS_HIGH, PRODUCTS, type Product, type ProductName } from './goods';

/** Place in ORDERS. */
export type OrderId = number;

export interface Order {
  /** In the order of PRODUCTS, which is also the order in which delivered cards go under their stacks. */
  readonly products: readonly Product[];
  readonly points: number;
}

/** RT-4: points by how many of the products are high. */
const PAIR_POINTS = [3, 4, 6];
const TRIPLE_POINTS = [5, 6, 8, 9];

const TRIPLES: readonly (readonly [ProductName, ProductName, ProductName])[] = [
  ['petrol', 'plastic', 'bread'],
  ['petrol', 'plastic', 'cookies'],
  ['petrol', 'bread', 'cookies'],
  ['plastic', 'bread', 'cookies'],
  ['petrol', 'bread', 'jam'],
  ['plastic', 'cookies', 'broth'],
  ['petrol', 'cookies', 'shoes'],
  ['plastic', 'bread', 'clothing'],
  ['bread', 'cookies', 'jam'],
  ['petrol', 'plastic', 'shoes'],
  ['petrol', 'jam', 'shoes'],
  ['plastic', 'broth', 'clothing'],
  ['bread', 'jam', 'clothing'],
  ['cookies', 'broth', 'shoes'],
  ['bread', 'shoes', 'clothing'],
  ['plastic', 'jam', 'broth'],
  ['jam', 'shoes', 'clothing'],
  ['broth', 'shoes', 'clothing'],
];

const highIn = (products: readonly Product[]): number =>
  products.reduce((sum, product) => sum + (IS_HIGH[product] ?? 0), 0);

const pairs: readonly Order[] = PRODUCTS.flatMap((_, first) =>
  PRODUCTS.slice(first + 1).map((__, further) => {
    const products = [first, first + 1 + further];
    return { products, points: PAIR_POINTS[highIn(products)] ?? 0 };
  }),
);

const triples: readonly Order[] = TRIPLES.map((names) => {
  const products = names.map((name) => PRODUCTS.indexOf(name));
  return { products, points: TRIPLE_POINTS[highIn(products)] ?? 0 };
});

export const ORDERS: readonly Order[] = [...pairs, ...triples];
export const ORDER_PRODUCTS: readonly (readonly Product[])[] = ORDERS.map((order) => order.products);
export const ORDER_POINTS: readonly number[] = ORDERS.map((order) => order.points);

/** Published names: the products, joined. */
export const ORDER_NAMES: readonly string[] = ORDERS.map((order) =>
  order.products.map((product) => PRODUCTS[product]).join('-'),
);
