import type { CardId } from '../cards';
import { DESTINATION } from '../cards/figures';
import { DESTINATIONS } from '../cards/table';
import type { ShipUse } from '../move';
import type { Stock } from './stock';

const boundFor = (cards: readonly CardId[], destination: number): CardId | undefined => {
  for (const card of cards) if (DESTINATION[card] === destination) return card;
  return undefined;
};

/**
 * The ships that can sail under a captain: first those that no contract in hand is waiting for, where the destinations
 * of this delivery are served already.
 */
function spareShips(stock: Stock, contracts: readonly CardId[], used: readonly ShipUse[]): CardId[] {
  const free = stock.ships.filter((ship) => used.every((use) => use.card !== ship));
  if (free.length === 1) return free;
  const awaited = (ship: CardId): number => {
    const destination = DESTINATION[ship] as number;
    if (boundFor(contracts, destination) !== undefined) return 0;
    for (let i = 0; i < stock.contracts.size; i += 1) {
      if (DESTINATION[stock.contracts.at(i)] === destination) return 1;
    }
    return 0;
  };
  return free.sort((a, b) => awaited(a) - awaited(b) || a - b);
}

/** One ship for each destination, in the order of the table: its own where there is one, else a spare ship under a captain. */
export function planShips(stock: Stock, contracts: readonly CardId[]): readonly ShipUse[] | undefined {
  const uses: ShipUse[] = [];
  let missing: number[] | undefined;
  for (let destination = 0; destination < DESTINATIONS.length; destination += 1) {
    if (boundFor(contracts, destination) === undefined) continue;
    const card = boundFor(stock.ships, destination);
    if (card === undefined) (missing ??= []).push(destination);
    else uses.push({ card });
  }
  if (missing === undefined) return uses;
  if (missing.length > stock.captains.size) return undefined;
  const spare = spareShips(stock, contracts, uses);
  if (missing.length > spare.length) return undefined;
  missing.forEach((destination, i) => {
    const card = spare[i] as CardId;
    uses.push({ card, captain: stock.captains.at(i), destination: DESTINATIONS[destination] });
  });
  return uses;
}
