import { HARBOURS, type Harbour } from './published';
import {
  ask,
  playerAt,
  removeFrom,
  returnUnit,
  ROOM,
  turnUp,
  type Course,
  type Player,
  type Ship,
  type Table,
} from './table';
import { fits } from './waterways';

/** RT-24. */
export function* unloadAll(table: Table, loader: Player): Course {
  for (const harbour of HARBOURS) {
    const idle = [...table.factories[harbour]];
    for (const ship of table.ships.filter(({ at }) => at === harbour)) {
      yield* unload(table, loader, harbour, ship, idle);
    }
  }
}

function* unload(table: Table, loader: Player, harbour: Harbour, ship: Ship, idle: number[]): Course {
  const owner = playerAt(table, ship.owner);
  const { cargo } = ship;
  table.ships = table.ships.filter((other) => other !== ship);
  owner.ships += 1;
  if (cargo === undefined) return;
  if (!fits(cargo, harbour)) {
    if (owner.stock.length < ROOM) owner.stock.push(cargo);
    else returnUnit(table, cargo);
    return;
  }
  returnUnit(table, cargo);
  const stack = table.stacks[harbour];
  const card = stack.shift();
  if (card !== undefined) owner.products.push(card);
  const owners = [...new Set(idle)];
  if (owners.length > 0 && stack.length > 0) {
    const worker = owners.length === 1 ? owners[0] : yield* chooseFactory(loader, owners);
    if (worker === undefined) throw new Error('a factory was asked for');
    removeFrom(idle, worker);
    const drawn = stack.shift();
    if (drawn !== undefined) playerAt(table, worker).products.push(drawn);
  }
  turnUp(table, harbour);
}

function* chooseFactory(loader: Player, owners: readonly number[]): Course<number | undefined> {
  const move = yield* ask(
    loader,
    owners.map((owner) => ({ type: 'factory', owner }) as const),
  );
  return move.type === 'factory' ? move.owner : undefined;
}
