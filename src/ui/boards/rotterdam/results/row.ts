import type { Seat } from '@/engine/game';
import type { Language } from '@/engine/phrase';
import { CARD_POINTS } from '@/games/rotterdam/cards/goods';
import { ORDER_POINTS, ORDER_PRODUCTS } from '@/games/rotterdam/cards/orders';
import { SHIP_CARD_POINTS } from '@/games/rotterdam/cards/ship-cards';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { standings } from '@/games/rotterdam/score';
import type { RotterdamView } from '@/games/rotterdam/view';
import { TEXTS } from '@/text';
import type { Block, RowContent } from '../../kit/results';
import { shipCardIcon } from '../art/emblems';
import { productIcon, productInk } from '../art/trades';
import { moneyIn } from '../model/money';
import { SOURCE_LOOKS } from '../model/sources';

/** As many of each kind as there are. */
const each = (counts: readonly number[]): readonly number[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));

/** A player's account: a block for each order with its products, for each product card and for each ship card. */
export function rowOf(view: RotterdamView, seat: Seat, language: Language): RowContent {
  const player = view.players[seat];
  if (player === undefined) return {};
  const { results } = TEXTS[language].games.rotterdam.board;
  const words = rotterdamWords[language];
  const { orders = 0, products = 0, shipCards = 0 } = standings(view)[seat]?.parts ?? {};
  const picture = (product: number) => ({ icon: productIcon(product), ink: productInk(product) });
  const blocks: readonly Block[] = [
    ...player.orders.map((order, at) => ({
      id: `order ${at}`,
      ink: SOURCE_LOOKS.orders.ink,
      points: ORDER_POINTS[order] ?? 0,
      spoken: words.order(order),
      pictures: (ORDER_PRODUCTS[order] ?? []).map(picture),
    })),
    ...each(player.hand).map((product, at) => ({
      id: `product ${at}`,
      ink: SOURCE_LOOKS.products.ink,
      points: CARD_POINTS[product] ?? 0,
      spoken: words.product(product),
      pictures: [picture(product)],
    })),
    ...each(player.cards).map((card, at) => ({
      id: `ship card ${at}`,
      ink: SOURCE_LOOKS.shipCards.ink,
      points: SHIP_CARD_POINTS[card] ?? 0,
      spoken: words.shipCard(card),
      pictures: [{ icon: shipCardIcon(card), ink: SOURCE_LOOKS.shipCards.ink }],
    })),
  ];
  return {
    aside: results.left({ money: moneyIn(language)(player.money) }),
    blocks,
    notes: [results.sums({ orders, products, shipCards })],
  };
}
