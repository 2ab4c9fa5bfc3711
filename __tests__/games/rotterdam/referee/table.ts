import { copiesOf, harbourOf, isHigh } from './catalogue';
import {
  HARBOURS,
  PRODUCTS,
  RAWS,
  type Harbour,
  type Kind,
  type Product,
  type PublishedMove,
  type Raw,
  type Role,
  type Transcript,
} from './published';
import { isHarbour, RAW_PRICES, WATERS } from './waterways';

export interface ShipCard {
  readonly kind: Kind;
  /** Drawn from the deck: the others do not know it. */
  readonly drawn: boolean;
}

/** Everybody knows what card it is, or at most its holder does. */
export interface ProductCard {
  readonly product: Product;
  known: boolean;
}

export interface Player {
  readonly seat: number;
  money: number;
  /** Ships not on the water. */
  ships: number;
  workers: number;
  factories: number;
  readonly stock: Raw[];
  products: ProductCard[];
  shipCards: ShipCard[];
  readonly orders: string[];
  hasManufactured: boolean;
}

export interface Ship {
  readonly owner: number;
  at: string;
  cargo: Raw | undefined;
  /** Held by the harbour police; `thisTurn` until the owner's next turn begins. */
  held: 'no' | 'new' | 'old';
}

export interface Table {
  readonly players: readonly Player[];
  harbourMaster: number;
  /** How many units have left the raw market. */
  readonly gone: Record<Raw, number>;
  readonly prices: Record<Product, number>;
  /** The top card first; it lies face up. */
  readonly stacks: Record<Harbour, ProductCard[]>;
  readonly openOrders: (string | undefined)[];
  readonly orderDeck: string[];
  readonly openCards: (Kind | undefined)[];
  readonly cardDeck: Kind[];
  readonly playedCards: Kind[];
  shuffle: number;
  /** In harbours: in order of arrival. */
  ships: Ship[];
  readonly factories: Record<Harbour, number[]>;
  /** Workers on each role; places of the cashier taken. */
  workers: Partial<Record<Role, number>>;
  cashed: number[];
}

/** Who is asked, and everything that seat may answer. */
export interface Question {
  readonly seat: number;
  readonly moves: readonly PublishedMove[];
}
/** A stretch of the game: it asks, is answered and goes on. */
export type Course<Result = void> = Generator<Question, Result, PublishedMove>;

export function* ask(player: Player, moves: readonly PublishedMove[]): Course<PublishedMove> {
  return yield { seat: player.seat, moves };
}

export const FINISH: PublishedMove = { type: 'finish' };

const forAll = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

export function openTable({ players, start }: Transcript): Table {
  return {
    players: Array.from({ length: players }, (_, seat) => ({
      seat,
      money: 15,
      ships: players === 2 ? 4 : 3,
      workers: 0,
      factories: 4,
      stock: [],
      products: [],
      shipCards: [],
      orders: [],
      hasManufactured: false,
    })),
    harbourMaster: start.harbourMaster,
    gone: forAll(RAWS, () => 0),
    prices: forAll(PRODUCTS, (product) => (isHigh(product) ? 10 : 5)),
    stacks: forAll(HARBOURS, (harbour) =>
      start.stacks[harbour].map((product, at) => ({ product, known: at === 0 })),
    ),
    openOrders: [...start.orders.open],
    orderDeck: [...start.orders.deck],
    openCards: [...start.shipCards.open],
    cardDeck: [...start.shipCards.deck],
    playedCards: [],
    shuffle: start.shuffle,
    ships: [],
    factories: forAll(HARBOURS, () => []),
    workers: {},
    cashed: [],
  };
}

export function playerAt(table: Table, seat: number): Player {
  const player = table.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

export const clockwiseFrom = (table: Table, seat: number): Player[] => [
  ...table.players.slice(seat),
  ...table.players.slice(0, seat),
];
export const othersOf = (table: Table, player: Player) => clockwiseFrom(table, player.seat).slice(1);

/** The price of the next unit; undefined when none is left (RT-1). */
export const rawPrice = (table: Table, raw: Raw) => RAW_PRICES[raw][table.gone[raw]];
export const inMarket = (table: Table) => RAWS.filter((raw) => rawPrice(table, raw) !== undefined);

export const takeUnit = (table: Table, raw: Raw) => {
  table.gone[raw] += 1;
};
export const returnUnit = (table: Table, raw: Raw) => {
  table.gone[raw] -= 1;
};

export const ROOM = 3;
export function removeFrom<Item>(items: Item[], item: Item): void {
  const at = items.indexOf(item);
  if (at < 0) throw new Error(`${String(item)} is not there`);
  items.splice(at, 1);
}

export const shipAt = (table: Table, at: string) => table.ships.find((ship) => ship.at === at);
export const isFree = (table: Table, at: string) => isHarbour(at) || shipAt(table, at) === undefined;
export const shipsOnWater = (table: Table) =>
  WATERS.map((at) => shipAt(table, at)).filter((ship): ship is Ship => ship !== undefined);

/** Ships lie in harbours in the order in which they come, so a ship that moves goes to the end of the list. */
export function moveShip(table: Table, ship: Ship, to: string): void {
  if (!isFree(table, to)) throw new Error(`${to} is taken`);
  ship.at = to;
  table.ships = [...table.ships.filter((other) => other !== ship), ship];
}

/** The top card of a stack always lies face up. */
export function turnUp(table: Table, harbour: Harbour): void {
  const [top] = table.stacks[harbour];
  if (top !== undefined) top.known = true;
}

/** A card that leaves a hand is one that the others know, if there is such a one; then it lies open under its stack. */
export function giveBack(table: Table, player: Player, product: Product): void {
  const cards = player.products.filter((card) => card.product === product);
  const card = cards.find(({ known }) => known) ?? cards[0];
  if (card === undefined) throw new Error(`seat ${player.seat} has no ${product}`);
  removeFrom(player.products, card);
  table.stacks[harbourOf(product)].push({ product, known: true });
}

/** RT-25: for all that the player can know, the product may be in its stack. */
export function mayBeInStack(table: Table, player: Player, product: Product): boolean {
  const stack = table.stacks[harbourOf(product)];
  const hands = table.players.flatMap((one) => one.products.map((card) => ({ card, own: one === player })));
  const seen = [
    ...stack.filter(({ known }) => known),
    ...hands.filter(({ card, own }) => own || card.known).map(({ card }) => card),
  ].filter((card) => card.product === product).length;
  const isOpen = stack.some((card) => card.known && card.product === product);
  return isOpen || (seen < copiesOf(product) && stack.some(({ known }) => !known));
}
