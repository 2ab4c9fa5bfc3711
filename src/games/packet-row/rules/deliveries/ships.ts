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

function boundFor(ships: readonly CardId[], destination: number): CardId | undefined {
  for (const ship of ships) if (DESTINATION[ship] === destination) return ship;
  return undefined;
}

/**
 * The ships that can sail under a captain: first those that no contract in hand is waiting for, where the destinations
 * of this delivery are served already.
 */
function spareShips(stock: Stock, destinations: number, used: readonly ShipUse[]): readonly CardId[] {
  const free =
    used.length === 0 ? stock.ships : stock.ships.filter((ship) => used.every((use) => use.card !== ship));
  if (free.length === 1) return free;
  const awaited = (ship: CardId): number => {
    const destination = DESTINATION[ship] as number;
    if ((destinations & (1 << destination)) !== 0) return 0;
    for (let i = 0; i < stock.count(CONTRACTS); i += 1) {
      if (DESTINATION[stock.card(CONTRACTS, i)] === destination) return 1;
    }
    return 0;
  };
  return free.slice().sort((a, b) => awaited(a) - awaited(b) || a - b);
}

/** One ship for each destination, in the order of the table: its own where there is one, else a spare ship under a captain. */
export function planShips(stock: Stock, destinations: number): readonly ShipUse[] | undefined {
  const uses: ShipUse[] = [];
  let missing: number[] | undefined;
  for (let destination = 0; 1 << destination <= destinations; destination += 1) {
    if ((destinations & (1 << destination)) === 0) continue;
    const card = boundFor(stock.ships, destination);
    if (card === undefined) (missing ??= []).push(destination);
    else uses.push(OWN_COURSE[card] as ShipUse);
  }
  if (missing === undefined) return uses;
  if (missing.length > stock.count(CAPTAINS)) return undefined;
  const spare = spareShips(stock, destinations, uses);
  if (missing.length > spare.length) return undefined;
  missing.forEach((destination, i) => {
    const card = spare[i] as CardId;
    uses.push({ card, captain: stock.card(CAPTAINS, i), destination: DESTINATIONS[destination] });
  });
  return uses;
}
