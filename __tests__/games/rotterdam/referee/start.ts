import { cardsFault, copiesOf, ORDERS, productsOf, SHIP_CARDS } from './catalogue';
import { HARBOURS, type Transcript } from './published';

const sorted = (items: readonly string[]) => [...items].sort().join(' ');

/** What is wrong with the set-up (RT-3 to RT-10); undefined when nothing is. */
export function startFault({ players, options, cards, start }: Transcript): string | undefined {
  const { harbourMaster, stacks, orders, shipCards, shuffle } = start;
  if (players < 2 || players > 4) return 'two to four players';
  const fault = cardsFault(cards);
  if (fault !== undefined) return fault;
  for (const harbour of HARBOURS) {
    const all = productsOf(harbour).flatMap((product) =>
      Array.from({ length: copiesOf(product) }, () => product),
    );
    if (sorted(stacks[harbour]) !== sorted(all)) return `RT-3 the stack of ${harbour}`;
  }
  if (orders.open.length !== 3) return 'RT-4 three open orders';
  if (sorted([...orders.open, ...orders.deck]) !== sorted(Object.keys(ORDERS))) return 'RT-4 the orders';
  const all = Object.entries(SHIP_CARDS).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind),
  );
  if (shipCards.open.length !== 3) return 'RT-10 three open ship cards';
  if (sorted([...shipCards.open, ...shipCards.deck]) !== sorted(all)) return 'the ship cards';
  if (!Number.isInteger(harbourMaster) || harbourMaster < 0 || harbourMaster >= players) return 'RT-10';
  if ((options.firstHarbourMaster ?? harbourMaster) !== harbourMaster)
    return 'RT-10 the first harbour master';
  if (!Number.isInteger(shuffle) || shuffle < 0 || shuffle >= 2 ** 32) return 'RT-23 the hidden dice';
  return undefined;
}
