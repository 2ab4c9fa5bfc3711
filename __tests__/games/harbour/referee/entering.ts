import { GOODS, type PublishedMove } from './published';
import {
  countOf,
  heldBy,
  occupantsOf,
  othersOf,
  ownerOf,
  samePlace,
  unitsOf,
  type Place,
  type Player,
  type Table,
} from './table';

/** Actions that give nothing to somebody who holds nothing. */
const NOTHING_FOR_NOTHING = [
  'sushi-shop',
  'carpenters-yard',
  'butchers-hall',
  'stonecutter',
  'golem-works',
  'shipbreakers',
  'cannery',
  'stockyard',
  'salvage-yard',
  'clock-tower',
  'shipwrights-guild',
  'pawnshop',
];
const BY_ANCHORS = ['ranch', 'trawler', 'quarry', 'timber-yard'];
const BY_WAREHOUSES = ['cold-store', 'depot'];
const FROM_OTHERS = ['tax-office', 'privateer-ship'];

/** HB-11: the action gives a good to a player who has none. */
function givesToThePoor(table: Table, player: Player, place: Place): boolean {
  if ('start' in place) return true;
  const { building } = place;
  if (NOTHING_FOR_NOTHING.includes(building)) return false;
  if (BY_ANCHORS.includes(building)) return countOf(player, 'anchor') > 0;
  if (BY_WAREHOUSES.includes(building)) return countOf(player, 'warehouse') > 0;
  if (FROM_OTHERS.includes(building)) {
    return othersOf(table, player.seat).some((other) => heldBy(other).length > 0);
  }
  return true;
}

/** HB-11. */
export function costsFee(table: Table, player: Player, place: Place): boolean {
  const owner = ownerOf(table, place);
  if (owner === undefined || owner === player) return false;
  if (player.board === 'pilot' && 'start' in place) return false;
  return countOf(player, 'hat') === 0;
}

function mayEnter(table: Table, player: Player, place: Place): boolean {
  if (samePlace(player.pawn, place)) return false;
  if (occupantsOf(table, place).length > 0 && player.board !== 'diplomat') return false;
  if (!costsFee(table, player, place)) return true;
  return unitsOf(player.goods) > 0 || givesToThePoor(table, player, place);
}

/** HB-10. */
export function placesFor(table: Table, player: Player): PublishedMove[] {
  const buildings = [...table.display, ...table.players.flatMap(({ bought, free }) => [...bought, ...free])];
  return [
    ...buildings
      .filter((building) => mayEnter(table, player, { building }))
      .map((building) => ({ type: 'go', building }) as const),
    ...table.players
      .filter(({ seat }) => mayEnter(table, player, { start: seat }))
      .map(({ seat }) => ({ type: 'go', start: seat }) as const),
  ];
}

/** What an ability "once a turn" may be paid with; nothing when it cannot be used. */
export function abilityCosts(player: Player): PublishedMove[] {
  const turnable = (spent: string) =>
    GOODS.some((good) => player.goods[good] - (good === spent ? 1 : 0) >= 2);
  const goods =
    player.board === 'broker'
      ? heldBy(player)
      : player.board === 'alchemist'
        ? heldBy(player).filter(turnable)
        : [];
  return goods.map((good) => ({ type: 'spend', good }));
}
