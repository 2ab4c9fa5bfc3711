import type { CardId } from '@/games/packet-row/cards';
import type { Taken } from '@/games/packet-row/state';
import type { AreaView } from '@/games/packet-row/view';

/** A place of a supply: a card lies there, somebody took it this round, or nothing came from the deck. */
export type Space = { readonly card: CardId } | { readonly taken: Taken } | { readonly empty: number };

function withTaken(cards: readonly CardId[], taken: readonly Taken[]): Space[] {
  const spaces: Space[] = cards.map((card) => ({ card }));
  // `index` counts the cards that lay there at that moment, so the last taking is undone first.
  for (const taking of [...taken].reverse()) spaces.splice(taking.index, 0, { taken: taking });
  return spaces;
}

/** The spaces of the current supply as they lie on the table. */
export function currentSpaces(area: AreaView, size: number): readonly Space[] {
  const spaces = withTaken(
    area.current,
    area.taken.filter((taking) => !taking.future),
  );
  while (spaces.length < size) spaces.push({ empty: spaces.length });
  return spaces;
}

export function futureSpaces(area: AreaView): readonly Space[] {
  return withTaken(
    area.future,
    area.taken.filter((taking) => taking.future),
  );
}

export function spaceKey(space: Space): string {
  if ('card' in space) return `card ${space.card}`;
  return 'taken' in space ? `taken ${space.taken.card}` : `empty ${space.empty}`;
}
