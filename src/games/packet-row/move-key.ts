import { CARDS, type CardId } from './cards';
import { LIKE } from './cards/figures';
import type { Delivery, PacketRowMove } from './move';

/* Keys name what a card is, never which copy or where it lies, so that search finds the move again in another world. */
const TAKE = CARDS.map((_, card) => `take ${LIKE[card]}`);
const TAKE_NEXT = CARDS.map((_, card) => `next ${LIKE[card]}`);
const CASH = CARDS.map((_, card) => `cash ${LIKE[card]}`);

const like = (card: CardId): number => LIKE[card] as number;

function deliveryKey({ contracts, ships, goods, gold }: Delivery): string {
  const named = [
    contracts.map((card) => `${like(card)}`),
    ships.map((use) => `${like(use.card)}${use.destination ?? ''}`),
    goods.map((use) => `${like(use.card)}${use.as ?? ''}`),
    gold.map((use) => `${like(use.card)}${use.as}`),
  ];
  return `deliver ${named.map((uses) => uses.join()).join('/')}`;
}

export function moveKey(move: PacketRowMove): string {
  switch (move.type) {
    case 'choose':
      return move.area;
    case 'take':
      return (move.assistant === undefined ? TAKE : TAKE_NEXT)[move.card] as string;
    case 'cash':
      return CASH[move.card] as string;
    case 'deliver':
      return deliveryKey(move);
    default:
      return move.type;
  }
}
