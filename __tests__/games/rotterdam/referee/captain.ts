import { COLOURS, type Colour, type PublishedMove } from './published';
import { askAmongCards } from './ship-cards';
import {
  ask,
  clockwiseFrom,
  isFree,
  moveShip,
  playerAt,
  shipsOnWater,
  type Course,
  type Player,
  type Ship,
  type Table,
} from './table';
import { CHANNELS, fits, WATERS } from './waterways';

/** One owner's ships while they move in the captain's colour. */
interface Sailing {
  readonly table: Table;
  readonly captain: Player;
  readonly owner: Player;
  readonly colour: Colour;
  pending: Ship[];
}

const endsOf = (colour: Colour, at: string) =>
  CHANNELS.filter((channel) => channel.from === at && channel.colour === colour).map(({ to }) => to);

/** RT-21: two colours. */
export function* captain(table: Table, player: Player): Course {
  for (let time = 0; time < 2; time += 1) {
    const move = yield* askAmongCards(table, player, () =>
      COLOURS.map((colour) => ({ type: 'colour', colour }) as const),
    );
    if (move?.type !== 'colour') throw new Error('a colour was asked for');
    for (const owner of clockwiseFrom(table, player.seat)) {
      yield* sailAll(table, player, owner, move.colour);
    }
  }
}

function* sailAll(table: Table, captainOfNow: Player, owner: Player, colour: Colour): Course {
  const pending = shipsOnWater(table).filter(
    (ship) => ship.owner === owner.seat && ship.held === 'no' && endsOf(colour, ship.at).length > 0,
  );
  const sailing: Sailing = { table, captain: captainOfNow, owner, colour, pending };
  for (;;) {
    makeForcedMoves(sailing);
    if (sailing.pending.length === 0) return;
    const move = yield* ask(owner, choices(sailing));
    const ship = sailing.pending.find(({ at }) => 'at' in move && at === move.at);
    if (ship === undefined) throw new Error('a ship was asked for');
    if (move.type === 'sail') sail(sailing, ship, move.to);
    else stay(sailing, ship);
  }
}

const owes = ({ captain: { seat } }: Sailing, ship: Ship, to: string) =>
  ship.owner !== seat && fits(ship.cargo, to);

/** The ends that a ship may take now. */
const openEnds = (sailing: Sailing, ship: Ship) =>
  endsOf(sailing.colour, ship.at).filter(
    (to) => isFree(sailing.table, to) && (!owes(sailing, ship, to) || sailing.owner.money > 0),
  );

function choices(sailing: Sailing): PublishedMove[] {
  return sailing.pending.flatMap((ship): PublishedMove[] => {
    const ends = openEnds(sailing, ship);
    if (ends.length === 0) return [{ type: 'stay', at: ship.at }];
    return ends.map((to) => ({ type: 'sail', at: ship.at, to }));
  });
}

const isForcedToStay = (sailing: Sailing, ship: Ship) =>
  openEnds(sailing, ship).length === 0 &&
  !endsOf(sailing.colour, ship.at).some((end) => sailing.pending.some(({ at }) => at === end));

function isForcedToSail(sailing: Sailing, ship: Ship): boolean {
  const { pending, colour, owner } = sailing;
  const ends = endsOf(colour, ship.at);
  const wouldOwe = (one: Ship) => endsOf(colour, one.at).some((to) => owes(sailing, one, to));
  const isShortOfMoney = pending.filter(wouldOwe).length > owner.money;
  return (
    openEnds(sailing, ship).length === 1 &&
    !ends.some((end) => pending.some(({ at }) => at === end)) &&
    !pending.some(({ at }) => endsOf(colour, at).includes(ship.at)) &&
    !(wouldOwe(ship) && isShortOfMoney)
  );
}

/** Looking from the last position back to the first, again and again. */
function makeForcedMoves(sailing: Sailing): void {
  for (let made = true; made;) {
    made = false;
    for (const at of [...WATERS].reverse()) {
      const ship = sailing.pending.find((one) => one.at === at);
      if (ship === undefined) continue;
      const [to] = openEnds(sailing, ship);
      if (isForcedToStay(sailing, ship)) stay(sailing, ship);
      else if (to !== undefined && isForcedToSail(sailing, ship)) sail(sailing, ship, to);
      else continue;
      made = true;
    }
  }
}

function stay(sailing: Sailing, ship: Ship): void {
  sailing.pending = sailing.pending.filter((other) => other !== ship);
}

/** RT-22. */
function sail(sailing: Sailing, ship: Ship, to: string): void {
  if (owes(sailing, ship, to)) {
    playerAt(sailing.table, ship.owner).money -= 1;
    sailing.captain.money += 2;
  }
  moveShip(sailing.table, ship, to);
  stay(sailing, ship);
}
