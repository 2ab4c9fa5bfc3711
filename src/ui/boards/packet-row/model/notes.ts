import type { CardId } from '@/games/packet-row/cards';
import { AMOUNT } from '@/games/packet-row/cards/figures';

export const amountOf = (cards: readonly CardId[]) =>
  cards.reduce((sum, card) => sum + (AMOUNT[card] ?? 0), 0);

/** The banknotes that bring at least so much and as little more as can be; of equal ones, the fewest. */
export function notesFor(notes: readonly CardId[], needed: number): readonly CardId[] | undefined {
  const bySum = new Map<number, readonly CardId[]>([[0, []]]);
  for (const note of notes) {
    for (const cashed of [...bySum.values()]) {
      const more = [...cashed, note];
      const known = bySum.get(amountOf(more));
      if (known === undefined || known.length > more.length) bySum.set(amountOf(more), more);
    }
  }
  const enough = [...bySum.keys()].filter((sum) => sum >= needed);
  return enough.length === 0 ? undefined : bySum.get(Math.min(...enough));
}
