import type { Kind, PublishedMove } from './published';
import {
  ask,
  inMarket,
  isFree,
  moveShip,
  removeFrom,
  returnUnit,
  ROOM,
  shipAt,
  shipsOnWater,
  takeUnit,
  type Course,
  type Player,
  type Ship,
  type ShipCard,
  type Table,
} from './table';
import { CHANNELS, isField } from './waterways';

type Play = Extract<PublishedMove, { type: 'play' }>;

const movable = (ship: Ship) => ship.held === 'no';

/** RT-13: the exchange of cargo changes something. */
const mayExchangeCargo = (one: Ship, other: Ship) => one !== other && one.cargo !== other.cargo;

const mayCross = (one: Ship, other: Ship) =>
  one !== other &&
  [one, other].every((ship) => movable(ship) && isField(ship.at)) &&
  (one.owner !== other.owner || one.cargo !== other.cargo);

function partnersOf(table: Table, card: Kind, ship: Ship): Ship[] {
  const fit = card === 'crossing' ? mayCross : mayExchangeCargo;
  return shipsOnWater(table).filter((other) => fit(ship, other));
}

/** Every legal use of a kind of card by the player. */
function usesOf(table: Table, player: Player, card: Kind): Play[] {
  const ships = shipsOnWater(table);
  const own = ships.filter(({ owner }) => owner === player.seat);
  const at = (chosen: readonly Ship[]): Play[] => chosen.map((ship) => ({ type: 'play', card, at: ship.at }));
  const along = (chosen: readonly Ship[], ends: (ship: Ship) => string[]): Play[] =>
    chosen
      .filter(movable)
      .flatMap((ship) => ends(ship).map((to): Play => ({ type: 'play', card, at: ship.at, to })));
  const free = (ends: readonly string[]) => ends.filter((end) => isFree(table, end));
  switch (card) {
    case 'tug':
      return along(own, (ship) => free(CHANNELS.filter(({ from }) => from === ship.at).map(({ to }) => to)));
    case 'gale':
      return along(
        ships.filter((ship) => isField(ship.at)),
        (ship) => free(CHANNELS.filter(({ to }) => to === ship.at).map(({ from }) => from)),
      );
    case 'smugglers':
      return player.stock.length >= ROOM
        ? []
        : at(ships.filter((ship) => ship.owner !== player.seat && ship.cargo !== undefined));
    case 'cargo-swap':
    case 'crossing':
      return at(ships.filter((ship) => partnersOf(table, card, ship).length > 0));
    case 'harbour-police':
      return at(ships.filter(movable));
    case 'lighter':
      return own.flatMap((ship) =>
        inMarket(table)
          .filter((raw) => raw !== ship.cargo)
          .map((raw): Play => ({ type: 'play', card, at: ship.at, raw })),
      );
    case 'harbour-festival':
    case 'city-honours':
      return [];
  }
}

export function plays(table: Table, player: Player): Play[] {
  const kinds = [...new Set(player.shipCards.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => usesOf(table, player, kind));
}

/** Nobody else can be sure that the player has nothing to play. */
export const mightPlay = (table: Table, player: Player) =>
  player.shipCards.some(({ kind, drawn }) => drawn || usesOf(table, player, kind).length > 0);

function cardToPlay(player: Player, kind: Kind): ShipCard {
  const cards = player.shipCards.filter((card) => card.kind === kind);
  const card = cards.find(({ drawn }) => !drawn) ?? cards[0];
  if (card === undefined) throw new Error(`seat ${player.seat} has no ${kind}`);
  return card;
}

export function* playCard(table: Table, player: Player, play: Play): Course {
  const ship = shipAt(table, play.at);
  if (ship === undefined) throw new Error(`no ship at ${play.at}`);
  removeFrom(player.shipCards, cardToPlay(player, play.card));
  table.playedCards.push(play.card);
  switch (play.card) {
    case 'tug':
    case 'gale':
      moveShip(table, ship, play.to ?? '');
      return;
    case 'smugglers':
      if (ship.cargo !== undefined) player.stock.push(ship.cargo);
      ship.cargo = undefined;
      return;
    case 'harbour-police':
      ship.held = 'new';
      return;
    case 'lighter':
      if (ship.cargo !== undefined) returnUnit(table, ship.cargo);
      ship.cargo = play.raw;
      if (play.raw !== undefined) takeUnit(table, play.raw);
      return;
    default:
      yield* withPartner(table, player, play.card, ship);
  }
}

function* withPartner(table: Table, player: Player, card: Kind, ship: Ship): Course {
  const move = yield* ask(
    player,
    partnersOf(table, card, ship).map(({ at }) => ({ type: 'partner', at }) as const),
  );
  const other = move.type === 'partner' ? shipAt(table, move.at) : undefined;
  if (other === undefined) throw new Error('a second ship was asked for');
  if (card === 'crossing') [ship.at, other.at] = [other.at, ship.at];
  else [ship.cargo, other.cargo] = [other.cargo, ship.cargo];
}

/** Asked until it is something else than a card that is played; undefined as soon as `moves` gives nothing. */
export function* askAmongCards(
  table: Table,
  player: Player,
  moves: () => readonly PublishedMove[] | undefined,
): Course<PublishedMove | undefined> {
  for (;;) {
    const others = moves();
    if (others === undefined) return undefined;
    const move = yield* ask(player, [...others, ...plays(table, player)]);
    if (move.type !== 'play') return move;
    yield* playCard(table, player, move);
  }
}

/** Asked only as long as the player might play a card. */
export const askIfMightPlay = (table: Table, player: Player, move: PublishedMove) =>
  askAmongCards(table, player, () => (mightPlay(table, player) ? [move] : undefined));
