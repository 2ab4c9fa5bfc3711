/**
 * The figures that rules ask for again and again, by card id, read off the faces once. Search makes millions of these
 * look-ups; an array of numbers answers them several times faster than a union of objects.
 */
import { CARDS, type Face } from './deck';
import { AREAS, DESTINATIONS, GOODS } from './table';

const figure = (read: (card: Face) => number): readonly number[] => CARDS.map(read);

export const KIND_CODES = [
  'contract',
  'start-contract',
  'ship',
  'goods',
  'gold',
  'money',
  'points',
  'assistant',
  'captain',
  'trader',
  'banker',
] as const;

export const kindCode = (kind: (typeof KIND_CODES)[number]): number => KIND_CODES.indexOf(kind);

export const KIND = figure((card) => kindCode(card.kind));
export const COST = figure((card) => ('cost' in card ? card.cost : 0));
export const UNITS = figure((card) => ('units' in card ? card.units : 0));
export const REWARD = figure((card) => ('reward' in card ? card.reward : 0));
export const AMOUNT = figure((card) => (card.kind === 'money' ? card.amount : 0));
export const POINTS = figure((card) => (card.kind === 'points' ? card.points : 0));
/** Places in AREAS, GOODS and DESTINATIONS; -1 where a card has none. */
export const AREA = figure((card) => ('area' in card ? AREAS.indexOf(card.area) : -1));
export const GOOD = figure((card) => ('good' in card ? GOODS.indexOf(card.good) : -1));
export const DESTINATION = figure((card) =>
  'destination' in card ? DESTINATIONS.indexOf(card.destination) : -1,
);

/** Equal for cards with equal faces: the number of the first such card. */
export const LIKE: readonly number[] = (() => {
  const texts = CARDS.map((card) => JSON.stringify(card));
  return texts.map((text) => texts.indexOf(text));
})();

/** Whether another card has the same face. */
export const HAS_TWIN: readonly boolean[] = LIKE.map(
  (like, card) => LIKE.includes(like, card + 1) || like !== card,
);
