import type { CardId } from '@/games/packet-row/cards';
import { AREA, KIND } from '@/games/packet-row/cards/figures';
import type { Settings } from '@/storage/settings';

export type Sort = Settings['handOrder'];

/** Starting contracts have no area; they belong to the guildhall's. */
const areaOf = (card: CardId) => Math.max(0, AREA[card] ?? 0);
const kindOf = (card: CardId) => KIND[card] ?? 0;

export function sorted(cards: readonly CardId[], sort: Sort): readonly CardId[] {
  if (sort === 'taken') return cards;
  const first = sort === 'area' ? areaOf : kindOf;
  const second = sort === 'area' ? kindOf : areaOf;
  return [...cards].sort((a, b) => first(a) - first(b) || second(a) - second(b) || a - b);
}
