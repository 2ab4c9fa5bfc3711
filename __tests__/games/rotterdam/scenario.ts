import { isProblem, type Problem } from '@/engine/phrase';
import type { GameEvent } from '@/engine/events';
import type { Seat } from '@/engine/game';
import { Dice } from '@/engine/random';
import { rotterdam } from '@/games/rotterdam';
import {
  HARBOURS,
  PRODUCTS,
  RAWS,
  type HarbourName,
  type ProductName,
  type RawName,
} from '@/games/rotterdam/cards/goods';
import { WORKERS_EACH } from '@/games/rotterdam/cards/limits';
import { ORDER_NAMES, ORDER_POINTS } from '@/games/rotterdam/cards/orders';
import { SHIP_CARD_NAMES, type ShipCardName } from '@/games/rotterdam/cards/ship-cards';
import { isHarbour, harbourAt, POSITIONS, type PositionName } from '@/games/rotterdam/cards/waterways';
import { add, playerAt, shipCode, type RotterdamState } from '@/games/rotterdam/state';
import { expectNoProblem, seedOf } from '../../support/random-play';
import { audit } from './audit';
import { indexIn, moveOf, type NamedMove } from './named';

/** Takes a card out of the first of these lists that has it. */
function takeOut(card: number, ...lists: number[][]): void {
  const list = lists.find((cards) => cards.includes(card));
  if (list === undefined) throw new Error(`card ${card} lies elsewhere`);
  list.splice(list.indexOf(card), 1);
}

/** Some of these orders that are worth so many points in all. */
function ordersWorth(points: number, orders: readonly number[]): readonly number[] | undefined {
  if (points === 0) return [];
  for (const [at, order] of orders.entries()) {
    const left = points - (ORDER_POINTS[order] ?? 0);
    const further = left < 0 ? undefined : ordersWorth(left, orders.slice(at + 1));
    if (further !== undefined) return [order, ...further];
  }
  return undefined;
}

/** A position under construction, and the table it is played at. */
export class Scene {
  events: GameEvent[] = [];

  constructor(
    readonly state: RotterdamState,
    private readonly dice = new Dice(seedOf('scenario'), 'moves'),
  ) {}

  player(seat: Seat) {
    return playerAt(this.state, seat);
  }

  money(...amounts: number[]): this {
    amounts.forEach((amount, seat) => (this.player(seat).money = amount));
    return this;
  }

  /** A ship on the water or in a harbour, with a unit of the market aboard or empty. */
  ship(seat: Seat, at: PositionName, cargo?: RawName): this {
    const position = indexIn(POSITIONS, at);
    const raw = cargo === undefined ? -1 : indexIn(RAWS, cargo);
    this.player(seat).ships -= 1;
    if (raw >= 0) add(this.state.gone, raw, 1);
    if (isHarbour(position)) this.state.harbours[harbourAt(position)]?.push(shipCode(seat, raw));
    else {
      this.state.owners[position] = seat;
      this.state.cargo[position] = raw;
    }
    return this;
  }

  stock(seat: Seat, ...units: RawName[]): this {
    for (const raw of units.map((name) => indexIn(RAWS, name))) {
      add(this.player(seat).stock, raw, 1);
      add(this.state.gone, raw, 1);
    }
    return this;
  }

  /** Units that left the market for somebody else's stock. */
  gone(raw: RawName, count: number): this {
    return this.stock(this.state.players.length - 1, ...new Array<RawName>(count).fill(raw));
  }

  /** Product cards that only their owner knows, taken from the unseen part of the stack. */
  hand(seat: Seat, ...cards: ProductName[]): this {
    for (const product of cards.map((name) => indexIn(PRODUCTS, name))) {
      const harbour = product >> 1;
      const stack = this.state.stacks[harbour] ?? [];
      const top = stack.pop() ?? 0;
      takeOut(product, stack);
      stack.push(top);
      add(this.state.unseen, harbour, -1);
      add(this.player(seat).hand, product, 1);
    }
    return this;
  }

  /** The first cards of a stack, the face-up card first; nothing else is known of it. */
  stack(harbour: HarbourName, ...cards: ProductName[]): this {
    const stack = this.state.stacks[indexIn(HARBOURS, harbour)] ?? [];
    const products = cards.map((name) => indexIn(PRODUCTS, name));
    for (const product of products) takeOut(product, stack);
    stack.push(...products.reverse());
    return this;
  }

  /** A stack of just these cards, the face-up card first; the others are in the last seat's hand, unseen. */
  wholeStack(harbour: HarbourName, ...cards: ProductName[]): this {
    const at = indexIn(HARBOURS, harbour);
    this.stack(harbour, ...cards);
    const stack = this.state.stacks[at] ?? [];
    const rest = stack.splice(0, stack.length - cards.length);
    for (const product of rest) add(this.player(this.state.players.length - 1).hand, product, 1);
    this.state.unseen[at] = Math.max(0, cards.length - 1);
    return this;
  }

  prices(prices: Partial<Record<ProductName, number>>): this {
    for (const [name, price] of Object.entries(prices)) this.state.prices[indexIn(PRODUCTS, name)] = price;
    return this;
  }

  /** Ship cards drawn unseen. */
  cards(seat: Seat, ...cards: ShipCardName[]): this {
    for (const card of cards.map((name) => indexIn(SHIP_CARD_NAMES, name))) {
      if (!this.state.deck.includes(card)) this.swapIntoDeck(card);
      takeOut(card, this.state.deck);
      add(this.player(seat).cards, card, 1);
      this.player(seat).cardCount += 1;
    }
    return this;
  }

  /** Ship cards that everybody saw taken. */
  openCards(seat: Seat, ...cards: ShipCardName[]): this {
    this.cards(seat, ...cards);
    for (const name of cards) add(this.player(seat).cardsShown, indexIn(SHIP_CARD_NAMES, name), 1);
    return this;
  }

  private swapIntoDeck(card: number): void {
    const slot = this.state.row.indexOf(card);
    const other = this.state.deck.findIndex((kind) => kind !== card);
    if (slot < 0 || other < 0) throw new Error(`ship card ${card} lies elsewhere`);
    this.state.row[slot] = this.state.deck[other] ?? -1;
    this.state.deck[other] = card;
  }

  row(...cards: ShipCardName[]): this {
    const kinds = cards.map((name) => indexIn(SHIP_CARD_NAMES, name));
    const pool = [...this.state.row, ...this.state.deck].filter((card) => card >= 0);
    for (const card of kinds) takeOut(card, pool);
    this.state.row = kinds;
    this.state.deck = pool;
    return this;
  }

  /** The next ship cards to be drawn. */
  deck(...cards: ShipCardName[]): this {
    const kinds = cards.map((name) => indexIn(SHIP_CARD_NAMES, name));
    for (const card of kinds) takeOut(card, this.state.deck);
    this.state.deck.push(...kinds.reverse());
    return this;
  }

  /** All but so many cards of the deck have been played. */
  playedBut(left: number): this {
    this.state.played.push(...this.state.deck.splice(0, this.state.deck.length - left));
    return this;
  }

  orders(...orders: string[]): this {
    const ids = orders.map((name) => indexIn(ORDER_NAMES, name));
    const pool = [...this.state.orders, ...this.state.orderDeck];
    for (const order of ids) takeOut(order, pool);
    while (ids.length < 3) ids.push(pool.pop() ?? -1);
    this.state.orders = ids;
    this.state.orderDeck = pool;
    return this;
  }

  factories(harbour: HarbourName, ...owners: Seat[]): this {
    this.state.factories[indexIn(HARBOURS, harbour)]?.push(...owners);
    for (const seat of owners) this.player(seat).factories -= 1;
    return this;
  }

  /** Orders that a seat has filled. */
  filled(seat: Seat, ...orders: string[]): this {
    for (const order of orders.map((name) => indexIn(ORDER_NAMES, name))) {
      takeOut(order, this.state.orderDeck);
      this.player(seat).orders.push(order);
      this.player(seat).orderPoints += ORDER_POINTS[order] ?? 0;
    }
    return this;
  }

  /** Any orders of the deck that a seat has filled, worth so many points in all. */
  earned(seat: Seat, points: number): this {
    const orders = ordersWorth(points, this.state.orderDeck);
    if (orders === undefined) throw new Error(`no orders of the deck are worth ${points} points`);
    return this.filled(seat, ...orders.map((order) => ORDER_NAMES[order] ?? ''));
  }

  turn(seat: Seat): this {
    this.state.turn = seat;
    this.state.actor = seat;
    return this;
  }

  round(round: number): this {
    this.state.round = round;
    return this;
  }

  problem(seat: Seat, move: NamedMove): Problem | undefined {
    return rotterdam.problem(this.state, seat, moveOf(move));
  }

  /** The name of the problem, for tests of what is refused; nothing may change. */
  refusal(seat: Seat, move: NamedMove): string | undefined {
    return this.problem(seat, move)?.problem;
  }

  /** Legal moves of a seat in published names. */
  offers(seat: Seat): NamedMove[] {
    return rotterdam.moves(this.state, seat).map((move) => rotterdam.transcript.move(move) as NamedMove);
  }

  offersOf(seat: Seat, type: string): NamedMove[] {
    return this.offers(seat).filter((move) => move.type === type);
  }

  play(seat: Seat, ...moves: NamedMove[]): this {
    for (const named of moves) {
      const move = moveOf(named);
      const problem = rotterdam.problem(this.state, seat, move);
      if (isProblem(problem)) throw new Error(`${JSON.stringify(named)}: ${JSON.stringify(problem)}`);
      this.events = [];
      rotterdam.apply(this.state, seat, move, {
        random: this.dice,
        emit: (event) => this.events.push(event),
      });
      const faults = audit(this.state);
      if (faults.length > 0) throw new Error(`${JSON.stringify(named)}: ${faults.join('; ')}`);
    }
    return this;
  }

  /** What is at a position: seat and cargo. */
  at(position: PositionName): readonly [Seat, RawName | undefined] | undefined {
    const owner = this.state.owners[indexIn(POSITIONS, position)] ?? -1;
    const raw = this.state.cargo[indexIn(POSITIONS, position)] ?? -1;
    return owner < 0 ? undefined : [owner, RAWS[raw]];
  }

  /** Owners of the ships in a harbour, in order of arrival. */
  inHarbour(harbour: HarbourName): Seat[] {
    return (this.state.harbours[indexIn(HARBOURS, harbour)] ?? []).map((code) => code >> 3);
  }

  productsOf(seat: Seat): ProductName[] {
    return PRODUCTS.flatMap((name, product) =>
      new Array<ProductName>(this.player(seat).hand[product] ?? 0).fill(name),
    );
  }

  stockOf(seat: Seat): RawName[] {
    return RAWS.flatMap((name, raw) => new Array<RawName>(this.player(seat).stock[raw] ?? 0).fill(name));
  }

  cardsOf(seat: Seat): ShipCardName[] {
    return SHIP_CARD_NAMES.flatMap((name, card) =>
      new Array<ShipCardName>(this.player(seat).cards[card] ?? 0).fill(name),
    );
  }

  /** A stack from the top. */
  stackOf(harbour: HarbourName): ProductName[] {
    const stack = this.state.stacks[indexIn(HARBOURS, harbour)] ?? [];
    return stack.map((product) => PRODUCTS[product] as ProductName).reverse();
  }

  price(product: ProductName): number | undefined {
    return this.state.prices[indexIn(PRODUCTS, product)];
  }

  unitsGone(raw: RawName): number | undefined {
    return this.state.gone[indexIn(RAWS, raw)];
  }

  said(): string[] {
    return this.events.flatMap((event) => (event.type === 'said' ? [event.phrase.key] : []));
  }
}

/** A table just set up: the first ships have to be placed. */
export function fresh(seats = 3, options: object = {}): Scene {
  const parsed = expectNoProblem(rotterdam.parseOptions({ firstHarbourMaster: 0, ...options }, seats));
  return new Scene(rotterdam.setup(parsed, seats, new Dice(seedOf('scenario'), 'setup')));
}

/** The first round with nothing on the water: seat 0 has to place a worker. */
export function table(seats = 3, options: object = {}): Scene {
  const scene = fresh(seats, options);
  scene.state.phase = 'work';
  scene.state.round = 1;
  return scene;
}

/** Places that are taken when one worker is left: with two players every role has one place less. */
const TAKEN = { two: [0, 1, 3, 4, 6, 8, 10], more: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };

/** The seat is about to place the last worker of the round; forwarder, cashier and manufacturer have their places free. */
export function lastWorker(scene: Scene, seat: Seat): Scene {
  const { players, places } = scene.state;
  const workers = WORKERS_EACH[players.length] ?? 0;
  const taken = (players.length === 2 ? TAKEN.two : TAKEN.more).slice();
  places.fill(-1);
  players.forEach((player, at) => {
    player.workers = at === seat ? 1 : 0;
    for (let i = player.workers; i < workers; i += 1) places[taken.pop() ?? 0] = at;
  });
  return scene.turn(seat);
}
