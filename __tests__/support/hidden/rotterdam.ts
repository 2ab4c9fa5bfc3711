import type { Viewer } from '@/engine/game';
import { HARBOUR_OF, HARBOURS } from '@/games/rotterdam/cards/goods';
import type { RotterdamState } from '@/games/rotterdam/state';
import { placesIn, zoneOf, type HiddenZone, type Place } from './zone';

/** Cards that are counted by kind, as far as not everybody knows of them. */
function amongCounted(counts: number[], shown: readonly number[]): Place[] {
  return counts.flatMap((count, kind) =>
    Array.from({ length: count - (shown[kind] ?? 0) }, () => ({
      card: kind,
      put: (other: number) => {
        counts[kind] = (counts[kind] ?? 0) - 1;
        counts[other] = (counts[other] ?? 0) + 1;
      },
    })),
  );
}

/** RT-24: the cards that nobody has seen lie under the face-up one, or on top while a factory has still to draw. */
function unseenIn(state: RotterdamState, harbour: number): Place[] {
  const stack = state.stacks[harbour] ?? [];
  const unseen = state.unseen[harbour] ?? 0;
  const drawing = state.phase === 'factory' && state.action.harbour === harbour;
  const last = drawing || stack.length === 0 ? stack.length : stack.length - 1;
  return placesIn(stack, last - unseen, last);
}

/** RT-60: hands of product cards and ship cards, stack and deck order. At the end all hands are shown. */
export function rotterdamZones(state: RotterdamState, viewer: Viewer): HiddenZone[] {
  const others = state.phase === 'over' ? [] : state.players.filter((_, seat) => seat !== viewer);
  const products = others.flatMap(({ hand, shown }) => amongCounted(hand, shown));
  const shipCards = others.flatMap(({ cards, cardsShown }) => amongCounted(cards, cardsShown));
  const stacks = HARBOURS.map((_, harbour) => [
    ...unseenIn(state, harbour),
    // The backs of product cards show their harbour.
    ...products.filter(({ card }) => HARBOUR_OF[card] === harbour),
  ]);
  return [...stacks, [...shipCards, ...placesIn(state.deck)], placesIn(state.orderDeck)].map(zoneOf);
}
