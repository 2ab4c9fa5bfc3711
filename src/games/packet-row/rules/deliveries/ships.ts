import { CARDS, type CardId } from '../../cards';
import { DESTINATION } from '../../cards/figures';
import { DESTINATIONS } from '../../cards/table';
import type { ShipUse } from '../../move';
import { CAPTAINS, CONTRACTS, type Stock } from './stock';

/** A ship on its own course; each exists once, because search lists deliveries by the million. */
const OWN_COURSE: readonly ShipUse[] = CARDS.map((_, card) => ({ card }));

/** The destinations of these contracts, one bit each. */
export function destinationsOf(contracts: readonly CardId[]): number {
  let destinations = 0;
  for (const contract of contracts) destinations |= 1 << (DESTINATION[contract] as number);
  return destinations;
}

/** The place of the first ship bound for this destination; -1 where there is none. */
function placeOfBound(ships: readonly CardId[], destination: number): number {
  for (let at = 0; at < ships.length; at += 1)
    if (DESTINATION[ships[at] as CardId] === destination) return at;
  return -1;
}

/** What other contracts of the hand are waiting for, one bit each. */
function awaitedBeside(stock: Stock, destinations: number): number {
  let awaited = 0;
  for (let i = 0; i < stock.count(CONTRACTS); i += 1) {
    awaited |= 1 << (DESTINATION[stock.card(CONTRACTS, i)] as number);
  }
  return awaited & ~destinations;
}

/**
 * The place of the ship that sails under a captain: the first of the deck, of those that no other contract is waiting for
 * where there are any. `sailing` has a bit for each ship that is used already.
 */
function placeOfSpare(ships: readonly CardId[], sailing: number, awaited: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < ships.length; at += 1) {
    if (((sailing >> at) & 1) === 1) continue;
    const ship = ships[at] as CardId;
    const isAwaited = ((awaited >> (DESTINATION[ship] as number)) & 1) === 1;
    const loss = isAwaited ? CARDS.length + ship : ship;
    if (loss >= least) continue;
    least = loss;
    best = at;
  }
  return best;
}

/** One ship for each destination, in the order of the table: its own where there is one, else a spare ship under a captain. */
export function planShips(stock: Stock, destinations: number): readonly ShipUse[] | undefined {
  const { ships } = stock;
  const uses: ShipUse[] = [];
  let sailing = 0;
  let unserved = 0;
  let missing = 0;
  for (let destination = 0; 1 << destination <= destinations; destination += 1) {
    if ((destinations & (1 << destination)) === 0) continue;
    const at = placeOfBound(ships, destination);
    if (at === -1) {
      unserved |= 1 << destination;
      missing += 1;
    } else {
      sailing |= 1 << at;
      uses.push(OWN_COURSE[ships[at] as CardId] as ShipUse);
    }
  }
  if (missing === 0) return uses;
  if (missing > stock.count(CAPTAINS) || missing > ships.length - uses.length) return undefined;
  const awaited = awaitedBeside(stock, destinations);
  for (let destination = 0, captain = 0; captain < missing; destination += 1) {
    if ((unserved & (1 << destination)) === 0) continue;
    const at = placeOfSpare(ships, sailing, awaited);
    sailing |= 1 << at;
    uses.push({
      card: ships[at] as CardId,
      captain: stock.card(CAPTAINS, captain),
      destination: DESTINATIONS[destination],
    });
    captain += 1;
  }
  return uses;
}
