import type { CardId } from '../cards';
import { DESTINATION } from '../cards/figures';
import { DESTINATIONS, type Destination } from '../cards/table';
import type { ShipUse } from '../move';
import type { Stock } from './stock';

/**
 * One ship for each destination: its own where there is one, else a spare ship under a captain, first one that no
 * contract in hand is waiting for.
 */
export function planShips(stock: Stock, contracts: readonly CardId[]): readonly ShipUse[] | undefined {
  const wanted = new Set(contracts.map((card) => DESTINATION[card] as number));
  const spare = stock.ships.slice();
  const direct = new Map<number, CardId>();
  for (const destination of wanted) {
    const at = spare.findIndex((ship) => DESTINATION[ship] === destination);
    if (at >= 0) direct.set(destination, spare.splice(at, 1)[0] as CardId);
  }
  const awaited = (ship: CardId) =>
    stock.contracts.some((card) => DESTINATION[card] === DESTINATION[ship] && !contracts.includes(card))
      ? 1
      : 0;
  spare.sort((a, b) => awaited(a) - awaited(b) || a - b);
  const captains = stock.captains.slice();
  const uses: ShipUse[] = [];
  for (const destination of wanted) {
    const own = direct.get(destination);
    if (own !== undefined) {
      uses.push({ card: own });
      continue;
    }
    const card = spare.shift();
    const captain = captains.shift();
    if (card === undefined || captain === undefined) return undefined;
    uses.push({ card, captain, destination: DESTINATIONS[destination] as Destination });
  }
  return uses;
}
