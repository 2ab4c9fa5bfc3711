import type { Sight } from '@/match/sight';
import type { Catalogue, CatalogueEntry } from '@/ui/boards/catalogue';

/** A game as its viewer sees it, and has seen it since before the first move. */
export type Watched = Pick<Sight, 'view' | 'begun' | 'shownFrom'>;

/**
 * How often the viewer was shown a card: what lay open at the start, and whatever then was turned up, drawn or laid down
 * before their eyes. What was shuffled again and comes once more counts once more. Nobody counts where players have to
 * remember by themselves.
 */
export function timesShown(
  catalogue: Catalogue<unknown>,
  sight: Watched,
): (entry: CatalogueEntry) => number | undefined {
  const shown = new Map<string, number>();
  for (const piece of sight.shownFrom(catalogue.decks)) {
    const card = catalogue.cardOf(piece);
    if (card !== undefined) shown.set(card, (shown.get(card) ?? 0) + 1);
  }
  return (entry) => {
    return catalogue
      .standing(sight.begun, entry)
      ?.known.reduce((sum, { copies }) => sum + copies, shown.get(entry.card) ?? 0);
  };
}
