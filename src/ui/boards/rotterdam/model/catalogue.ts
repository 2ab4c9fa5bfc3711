import { PRODUCTS } from '@/games/rotterdam/cards/goods';
import { ORDER_NAMES, ORDERS } from '@/games/rotterdam/cards/orders';
import { SHIP_CARD_COUNT, SHIP_CARD_NAMES } from '@/games/rotterdam/cards/ship-cards';
import { zones } from '@/games/rotterdam/events';
import { rotterdamWords } from '@/games/rotterdam/phrases';
import { readPiece } from '@/games/rotterdam/pieces';
import type { RotterdamView } from '@/games/rotterdam/view';
import { TEXTS } from '@/text';
import { capitalised } from '@/text/capitalised';
import type { Catalogue, CatalogueEntry, Standing, Whereabouts } from '../../catalogue';
import type { ParagraphId } from '../rules/chapters';
import { paragraphOn } from '../rules/links';
import { faceNamed } from './faces';

const orders: readonly CatalogueEntry[] = ORDERS.map(({ products }, order) => ({
  card: ORDER_NAMES[order] ?? '',
  copies: 1,
  tags: products.map((product) => PRODUCTS[product] ?? ''),
  rule: 'orders' satisfies ParagraphId,
}));

const shipCards: readonly CatalogueEntry[] = SHIP_CARD_NAMES.map((card, kind) => ({
  card,
  copies: SHIP_CARD_COUNT[kind] ?? 0,
  tags: [paragraphOn(kind)],
  rule: paragraphOn(kind),
}));

/** As the rules tell them together, by what they do. */
const FAMILIES = ['moving-cards', 'cargo-cards', 'point-cards'] as const satisfies readonly ParagraphId[];

const some = (known: readonly Whereabouts[]): readonly Whereabouts[] =>
  known.filter(({ copies }) => copies > 0);

const countOf = (cards: readonly number[], card: number): number =>
  cards.filter((one) => one === card).length;

function whereOrder(view: RotterdamView, order: number): readonly Whereabouts[] {
  return some([
    { at: 'offer', copies: countOf(view.orders, order) },
    ...view.players.map(({ orders: filled }, seat) => ({
      at: 'seat' as const,
      seat,
      copies: countOf(filled, order),
    })),
  ]);
}

/** A view holds of hands only what its viewer knows of them. */
function whereShipCard(view: RotterdamView, card: number): readonly Whereabouts[] {
  return some([
    { at: 'offer', copies: countOf(view.row, card) },
    ...view.players.map(({ cards }, seat) => ({ at: 'seat' as const, seat, copies: cards[card] ?? 0 })),
    { at: 'discards', copies: countOf(view.played, card) },
  ]);
}

function standing(view: RotterdamView, { card, copies }: CatalogueEntry): Standing {
  const order = ORDER_NAMES.indexOf(card);
  const known =
    order >= 0
      ? whereOrder(view, order)
      : whereShipCard(
          view,
          SHIP_CARD_NAMES.findIndex((name) => name === card),
        );
  const hidden = order < 0 && view.players.some(({ hiddenCards }) => hiddenCards > 0);
  const seen = known.reduce((sum, { copies: here }) => sum + here, 0);
  return { known, unseen: copies - seen, mayBe: hidden ? 'deckOrHand' : 'deck' };
}

function cardOf(piece: number): string | undefined {
  const read = readPiece(piece);
  if (read?.kind === 'order') return ORDER_NAMES[read.id];
  return read?.kind === 'shipCard' ? SHIP_CARD_NAMES[read.id] : undefined;
}

export const rotterdamCatalogue: Catalogue<RotterdamView> = {
  shelves: [
    { id: 'orders', entries: orders, tags: PRODUCTS },
    { id: 'shipCards', entries: shipCards, tags: FAMILIES },
  ],
  words: (language) => {
    const { board } = TEXTS[language].games.rotterdam;
    const words = rotterdamWords[language];
    const products = PRODUCTS.map((name, product) => [name, capitalised(words.product(product))] as const);
    return {
      shelves: board.catalogue,
      tags: { ...Object.fromEntries(products), ...board.families },
    };
  },
  face: faceNamed,
  standing,
  cardOf,
  decks: [zones.orderDeck().zone, zones.shipDeck().zone],
};
