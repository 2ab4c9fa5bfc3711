import type { Language } from '@/engine/phrase';
import { CARD_POINTS, HARBOUR_OF, PRODUCTS, type Product } from '@/games/rotterdam/cards/goods';
import { ORDER_NAMES, ORDER_POINTS, ORDER_PRODUCTS, type OrderId } from '@/games/rotterdam/cards/orders';
import { PLACES_OF, ROLES, type Role } from '@/games/rotterdam/cards/roles';
import { SHIP_CARD_NAMES, SHIP_CARD_POINTS, type ShipCard } from '@/games/rotterdam/cards/ship-cards';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { TEXTS } from '@/text';
import { INKS } from '@/ui/theme';
import { LaurelFigure } from '@/ui/components';
import type { CardFace, ValueMarks } from '@/ui/components/card';
import { roleIcon, shipCardIcon } from '../art/emblems';
import { productsVignette } from '../art/productsVignette';
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

/** An order as its slip is printed: the products that fill it, and what it is worth. */
function orderFace(order: OrderId, language: Language): CardFace {
  const words = rotterdamWords[language];
  const { cards } = TEXTS[language].games.rotterdam.board;
  const points = ORDER_POINTS[order] ?? 0;
  const title = capitalised(words.order(order));
  return {
    ink: INKS.green,
    emblem: 'cargo-crate',
    kind: cards.order,
    title,
    vignette: productsVignette(ORDER_PRODUCTS[order] ?? []),
    value: { figure: String(points), mark: 'laurel', words: cards.points({ points }) },
    spoken: cards.orderSpoken({ products: words.order(order), points: cards.points({ points }) }),
  };
}

/** A role with the places that it has among few and many players. */
function roleFace(role: Role, language: Language): CardFace {
  const words = rotterdamWords[language];
  const { cards, roles } = TEXTS[language].games.rotterdam.board;
  const [few = 0, many = 0] = [PLACES_OF[2]?.[role], PLACES_OF[4]?.[role]];
  const about = roles.about[ROLES[role] ?? 'shipowner'];
  const places = cards.places({ few, many });
  return {
    ink: INKS.gold,
    emblem: 'harbor-dock',
    kind: cards.role,
    title: words.role(role),
    vignette: { icon: roleIcon(role) },
    value: { words: places },
    effect: about,
    spoken: `${about}. ${places}`,
  };
}

/** A card by its name in transcripts. */
export function faceNamed(name: string, language: Language): CardFace {
  const among = (names: readonly string[]) => names.indexOf(name);
  if (among(PRODUCTS) >= 0) return productFace(among(PRODUCTS), language);
  if (among(ROLES) >= 0) return roleFace(among(ROLES), language);
  if (among(ORDER_NAMES) >= 0) return orderFace(among(ORDER_NAMES), language);
  return shipCardFace(among(SHIP_CARD_NAMES), language);
}
