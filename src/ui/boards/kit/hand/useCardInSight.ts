import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ScrollView } from 'react-native';
import type { HandCards } from './held';

type Cards = HandCards['cards'];

/** Of the cards that came since, the last; undefined where none came, or all of them did. */
function newcomer(before: Cards, now: Cards): number | undefined {
  const known = new Set(before.map(({ key }) => key));
  const at = now.findLastIndex(({ key }) => !known.has(key));
  return at < 0 || before.length === 0 ? undefined : at;
}

/**
 * A hand that scrolls shows the card that came last, before anything flies there: it lands where it will lie. Cards lie
 * this far apart.
 */
export function useCardInSight(cards: Cards, step: number): RefObject<ScrollView | null> {
  const scroller = useRef<ScrollView>(null);
  const before = useRef(cards);
  useLayoutEffect(() => {
    const at = newcomer(before.current, cards);
    before.current = cards;
    if (at === undefined) return;
    // The one before it stays in sight too.
    scroller.current?.scrollTo({ x: Math.max(0, (at - 1) * step), animated: false });
  }, [cards, step]);
  return scroller;
}
