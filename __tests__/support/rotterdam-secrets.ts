import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import { CARD_POINTS, HARBOUR_OF, PRODUCTS } from '@/games/rotterdam/cards/goods';
import { SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { playerAt, type RotterdamState } from '@/games/rotterdam/state';
import { TEXTS } from '@/text';

/** What cards are called where they can be touched, by kind. Told anew, since what draws them needs a device. */
export function spokenCards(language: Language) {
  const words = rotterdamWords[language];
  const { cards } = TEXTS[language].games.rotterdam.board;
  return {
    products: PRODUCTS.map((_, product) =>
      cards.productSpoken({
        product: words.product(product),
        harbour: words.harbour(HARBOUR_OF[product] ?? 0),
        points: cards.points({ points: CARD_POINTS[product] ?? 0 }),
      }),
    ),
    shipCards: SHIP_CARD_NAMES.map((_, card) =>
      cards.shipCardSpoken({ card: words.shipCard(card), effect: words.shipCardText(card) }),
    ),
  };
}

const held = (names: readonly string[], counts: readonly number[]): readonly string[] =>
  names.filter((_, kind) => (counts[kind] ?? 0) > 0);

/** Every card by what it is called, and those of them that may be in the page: the open row, and the hand that was turned up. */
export function cardsInSight(state: RotterdamState, turnedUp: Seat | undefined, language: Language) {
  const { products, shipCards } = spokenCards(language);
  const hand = turnedUp === undefined ? undefined : playerAt(state, turnedUp);
  const own = hand === undefined ? [] : [...held(products, hand.hand), ...held(shipCards, hand.cards)];
  const open = shipCards.filter((_, card) => state.row.includes(card));
  return { all: [...products, ...shipCards], own, allowed: new Set([...own, ...open]) };
}
