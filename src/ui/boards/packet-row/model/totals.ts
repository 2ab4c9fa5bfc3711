import { face, GOODS, type CardId, type Good } from '@/games/packet-row/cards';

/** What a hand amounts to. */
export interface HandTotals {
  /** Units of each good that is held at all. */
  readonly goods: readonly { readonly good: Good; readonly units: number }[];
  readonly gold: number;
  readonly contracts: number;
  /** What all of them would bring together. */
  readonly reward: number;
  readonly banknotes: number;
  readonly points: number;
}

/** Adds up what is alike: units, rewards, banknotes, points. */
export function totalsOf(hand: readonly CardId[]): HandTotals {
  const units = new Map<Good, number>();
  const totals = { gold: 0, contracts: 0, reward: 0, banknotes: 0, points: 0 };
  for (const id of hand) {
    const card = face(id);
    switch (card.kind) {
      case 'goods':
        units.set(card.good, (units.get(card.good) ?? 0) + card.units);
        break;
      case 'gold':
        totals.gold += card.units;
        break;
      case 'contract':
      case 'start-contract':
        totals.contracts += 1;
        totals.reward += card.reward;
        break;
      case 'money':
        totals.banknotes += card.amount;
        break;
      case 'points':
        totals.points += card.points;
        break;
    }
  }
  const goods = GOODS.flatMap((good) => {
    const held = units.get(good);
    return held === undefined ? [] : [{ good, units: held }];
  });
  return { ...totals, goods };
}
