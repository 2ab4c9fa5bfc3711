import type { PublishedMove, Raw } from './published';
import { playCard, plays } from './ship-cards';
import {
  ask,
  FINISH,
  inMarket,
  isFree,
  rawPrice,
  removeFrom,
  returnUnit,
  ROOM,
  takeUnit,
  type Course,
  type Player,
  type Table,
} from './table';
import { RAW_PRICES, STARTS } from './waterways';

/** What the shipowner has done in this action. */
interface Progress {
  hadFree: boolean;
  readonly bought: Set<Raw>;
  readonly sold: Set<Raw>;
  placed: number;
  placedEmpty: boolean;
}

function cheapest(table: Table): Raw[] {
  const raws = inMarket(table);
  const lowest = Math.min(...raws.map((raw) => rawPrice(table, raw) ?? Infinity));
  return raws.filter((raw) => rawPrice(table, raw) === lowest);
}

const freeUnits = (table: Table, { hadFree }: Progress) => (hadFree ? [] : cheapest(table));

const buyable = (table: Table, player: Player, { sold }: Progress) =>
  inMarket(table).filter((raw) => !sold.has(raw) && (rawPrice(table, raw) ?? Infinity) <= player.money);

function loads(table: Table, player: Player, done: Progress): PublishedMove[] {
  const from = (source: 'stock' | 'market' | 'free', raws: readonly Raw[]) =>
    raws.map((raw) => ({ type: 'load', from: source, raw }) as const);
  return [
    ...from('stock', [...new Set(player.stock)]),
    ...from('market', buyable(table, player, done)),
    ...from('free', freeUnits(table, done)),
    ...(done.placedEmpty ? [] : [{ type: 'loadNothing' } as const]),
  ];
}

function steps(table: Table, player: Player, done: Progress): PublishedMove[] {
  const hasRoom = player.stock.length < ROOM;
  const sellable = [...new Set(player.stock)].filter((raw) => !done.bought.has(raw));
  const mayPlace = player.ships > 0 && done.placed < 2 && loads(table, player, done).length > 0;
  return [
    ...(hasRoom ? freeUnits(table, done).map((raw) => ({ type: 'takeFree', raw }) as const) : []),
    ...(hasRoom ? buyable(table, player, done).map((raw) => ({ type: 'buyRaw', raw }) as const) : []),
    ...sellable.map((raw) => ({ type: 'sellRaw', raw }) as const),
    ...(mayPlace ? STARTS : [])
      .filter((at) => isFree(table, at))
      .map((at) => ({ type: 'place', at }) as const),
    ...plays(table, player),
    FINISH,
  ];
}

function buy(table: Table, player: Player, done: Progress, raw: Raw): void {
  player.money -= rawPrice(table, raw) ?? 0;
  takeUnit(table, raw);
  done.bought.add(raw);
}

/** RT-20. */
export function* shipowner(table: Table, player: Player): Course {
  const done: Progress = {
    hadFree: false,
    bought: new Set(),
    sold: new Set(),
    placed: 0,
    placedEmpty: false,
  };
  for (;;) {
    const move = yield* ask(player, steps(table, player, done));
    switch (move.type) {
      case 'takeFree':
        takeUnit(table, move.raw);
        player.stock.push(move.raw);
        done.hadFree = true;
        break;
      case 'buyRaw':
        buy(table, player, done, move.raw);
        player.stock.push(move.raw);
        break;
      case 'sellRaw':
        removeFrom(player.stock, move.raw);
        returnUnit(table, move.raw);
        player.money += RAW_PRICES[move.raw][table.gone[move.raw]] ?? 0;
        done.sold.add(move.raw);
        break;
      case 'place':
        yield* place(table, player, done, move.at);
        break;
      case 'play':
        yield* playCard(table, player, move);
        break;
      default:
        return;
    }
  }
}

function* place(table: Table, player: Player, done: Progress, at: string): Course {
  const move = yield* ask(player, loads(table, player, done));
  const cargo = move.type === 'load' ? move.raw : undefined;
  if (move.type === 'load') {
    if (move.from === 'stock') removeFrom(player.stock, move.raw);
    if (move.from === 'market') buy(table, player, done, move.raw);
    if (move.from === 'free') {
      takeUnit(table, move.raw);
      done.hadFree = true;
    }
  } else done.placedEmpty = true;
  player.ships -= 1;
  done.placed += 1;
  table.ships.push({ owner: player.seat, at, cargo, held: 'no' });
}
