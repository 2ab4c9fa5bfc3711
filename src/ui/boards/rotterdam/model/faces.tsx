import type { Language } from '@/engine/phrase';
import { CARD_POINTS, HARBOUR_OF, PRODUCTS, type Product } from '@/games/rotterdam/cards/goods';
import { SHIP_CARD_NAMES, SHIP_CARD_POINTS, type ShipCard } from '@/games/rotterdam/cards/ship-cards';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { TEXTS } from '@/text';
import { INKS } from '@/ui/theme';
import { LaurelFigure } from '@/ui/components';
import type { CardFace, ValueMarks } from '@/ui/components/card';
import { shipCardIcon } from '../art/emblems';
import { productIcon, productInk, tradeLook } from '../art/trades';
import { capitalised } from '@/text/capitalised';
import { moneyIn } from './money';

const LAUREL = 28;

/** What the card counts at the end, where its figure is the price. */
const laurelMark = (points: number): ValueMarks => ({
  width: LAUREL,
  draw: ({ print, ink, halo }, scale) => (
    <LaurelFigure value={String(points)} size={LAUREL * scale} colour={print} ink={ink} ground={halo} />
  ),
});

/** A product card as it is held: what it brings at the end, and what it would sell for now, where that is known. */
export function productFace(product: Product, language: Language, price?: number): CardFace {
  const words = rotterdamWords[language];
  const { cards } = TEXTS[language].games.rotterdam.board;
  const harbour = HARBOUR_OF[product] ?? 0;
  const points = CARD_POINTS[product] ?? 0;
  return {
    ink: productInk(product),
    emblem: tradeLook(harbour).icon,
    kind: words.harbour(harbour),
    title: capitalised(words.product(product)),
    vignette: { icon: productIcon(product), colour: productInk(product).print },
    value:
      price === undefined
        ? { figure: String(points), mark: 'laurel', words: cards.points({ points }) }
        : { figure: moneyIn(language)(price), words: '', marks: laurelMark(points) },
    spoken: cards.productSpoken({
      product: words.product(product),
      harbour: words.harbour(harbour),
      points: cards.points({ points }),
    }),
  };
}

/** A ship card with its effect. */
export function shipCardFace(card: ShipCard, language: Language): CardFace {
  const words = rotterdamWords[language];
  const { cards } = TEXTS[language].games.rotterdam.board;
  const points = SHIP_CARD_POINTS[card] ?? 0;
  const effect = words.shipCardText(card);
  return {
    ink: INKS.blue,
    emblem: 'anchor',
    kind: cards.shipCard,
    title: words.shipCard(card),
    vignette: { icon: shipCardIcon(card) },
    value:
      points > 0
        ? { figure: String(points), mark: 'laurel', words: cards.points({ points }) }
        : { words: cards.brief[SHIP_CARD_NAMES[card] ?? 'tug'] },
    effect,
    spoken: cards.shipCardSpoken({ card: words.shipCard(card), effect }),
  };
}

/** A card by its name in transcripts. */
export function faceNamed(name: string, language: Language): CardFace {
  const product = PRODUCTS.findIndex((one) => one === name);
  return product >= 0
    ? productFace(product, language)
    : shipCardFace(
        SHIP_CARD_NAMES.findIndex((one) => one === name),
        language,
      );
}
