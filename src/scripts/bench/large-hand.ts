import { shuffle, type Random } from '@/engine/random';
import { CARDS, type CardId, type Kind } from '@/games/packet-row/cards';

/** A hand far larger than play ever brings: 12 contracts, 14 goods cards, 6 gold, 4 traders, 4 captains, 8 ships. */
export function largeHand(random: Random): { hand: CardId[]; ships: CardId[]; contracts: CardId[] } {
  const some = (kind: Kind, count: number): CardId[] => {
    const cards = CARDS.flatMap((card, id) => (card.kind === kind ? [id] : []));
    shuffle(cards, random);
    return cards.slice(0, count);
  };
  const contracts = some('contract', 12);
  const hand = [
    ...contracts,
    ...some('goods', 14),
    ...some('gold', 6),
    ...some('trader', 4),
    ...some('captain', 4),
  ];
  return { hand, ships: some('ship', 8), contracts };
}
