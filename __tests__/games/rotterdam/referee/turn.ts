import { harbourOf, orderOf } from './catalogue';
import { captain } from './captain';
import { unloadAll } from './loader';
import { HARBOURS, WORK, type PublishedMove, type Role, type Work } from './published';
import { sailor } from './sailor';
import { askIfMightPlay } from './ship-cards';
import { shipowner } from './shipowner';
import { ask, FINISH, giveBack, turnUp, type Course, type Player, type Table } from './table';
import { trader } from './trader';
import { SITES } from './waterways';

/** RT-12; with two players one less each. */
const PLACES: Readonly<Record<Role, number>> = {
  shipowner: 3,
  captain: 3,
  sailor: 2,
  loader: 2,
  trader: 2,
  forwarder: 2,
  cashier: 3,
  manufacturer: 2,
};

function isOpen(table: Table, role: Role): boolean {
  const places = PLACES[role] - (table.players.length === 2 ? 1 : 0);
  return (table.workers[role] ?? 0) < places;
}

const nextSite = (table: Table, harbour: (typeof HARBOURS)[number]) =>
  SITES[harbour][table.factories[harbour].length];

function canFill(player: Player, order: string): boolean {
  return orderOf(order).products.every((product) => player.products.some((card) => card.product === product));
}

function placements(table: Table, player: Player): PublishedMove[] {
  const orders = table.openOrders.filter((order) => order !== undefined && canFill(player, order));
  const amounts = (table.players.length === 2 ? [3, 2] : [3, 2, 1]).filter(
    (amount) => !table.cashed.includes(amount),
  );
  const mayBuild = isOpen(table, 'manufacturer') && player.factories > 0 && !player.hasManufactured;
  const sites = HARBOURS.filter((harbour) => (nextSite(table, harbour) ?? Infinity) <= player.money);
  return [
    ...WORK.filter((role) => isOpen(table, role)).map((role) => ({ type: 'work', role }) as const),
    ...(isOpen(table, 'forwarder') ? orders : []).map(
      (order) => ({ type: 'forward', order: order ?? '' }) as const,
    ),
    ...amounts.map((amount) => ({ type: 'cash', amount }) as const),
    ...(mayBuild ? sites : []).map((harbour) => ({ type: 'build', harbour }) as const),
  ];
}

/** RT-11, RT-13. */
export function* turn(table: Table, player: Player): Course {
  const own = () => table.ships.filter(({ owner }) => owner === player.seat);
  for (const ship of own()) if (ship.held === 'new') ship.held = 'old';
  const move = yield* ask(player, placements(table, player));
  player.workers -= 1;
  const isOver = yield* carryOut(table, player, move);
  if (!isOver) yield* askIfMightPlay(table, player, FINISH);
  for (const ship of own()) if (ship.held === 'old') ship.held = 'no';
}

function occupy(table: Table, role: Role): void {
  table.workers[role] = (table.workers[role] ?? 0) + 1;
}

/** Tells whether the turn is over without another question. */
function* carryOut(table: Table, player: Player, move: PublishedMove): Course<boolean> {
  switch (move.type) {
    case 'work':
      occupy(table, move.role);
      return yield* work(table, player, move.role);
    case 'forward':
      occupy(table, 'forwarder');
      forward(table, player, move.order);
      return false;
    case 'cash':
      table.cashed.push(move.amount);
      player.money += move.amount;
      return false;
    case 'build':
      occupy(table, 'manufacturer');
      player.money -= nextSite(table, move.harbour) ?? 0;
      player.factories -= 1;
      player.hasManufactured = true;
      table.factories[move.harbour].push(player.seat);
      return false;
    default:
      throw new Error('a worker was asked for');
  }
}

function* work(table: Table, player: Player, role: Work): Course<boolean> {
  switch (role) {
    case 'shipowner':
      yield* shipowner(table, player);
      return true;
    case 'trader':
      yield* trader(table, player);
      return true;
    case 'captain':
      yield* captain(table, player);
      return false;
    case 'sailor':
      return yield* sailor(table, player);
    case 'loader':
      yield* askIfMightPlay(table, player, { type: 'unload' });
      yield* unloadAll(table, player);
      return false;
  }
}

/** RT-26. */
function forward(table: Table, player: Player, order: string): void {
  for (const product of orderOf(order).products) {
    giveBack(table, player, product);
    turnUp(table, harbourOf(product));
  }
  player.orders.push(order);
  table.openOrders[table.openOrders.indexOf(order)] = table.orderDeck.shift();
}
