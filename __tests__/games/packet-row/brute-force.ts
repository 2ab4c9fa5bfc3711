import { CARDS, DESTINATIONS, GOODS, type CardId, type Face } from '@/games/packet-row/cards';
import type { Delivery } from '@/games/packet-row/move';

/** What makes one plan better than another, most important first: captains and traders, gold, waste, price. */
type Worth = readonly [captains: number, traders: number, gold: number, waste: number, price: number];

const faceOf = (card: CardId): Face => CARDS[card] as Face;
const unitsOf = (card: CardId): number =>
  'units' in faceOf(card) ? (faceOf(card) as { units: number }).units : 0;
const costOf = (card: CardId): number =>
  'cost' in faceOf(card) ? (faceOf(card) as { cost: number }).cost : 0;
const goodOf = (card: CardId): string => (faceOf(card) as { good?: string }).good ?? '';
const destinationOf = (card: CardId): string => (faceOf(card) as { destination?: string }).destination ?? '';
const ofKind = (cards: readonly CardId[], kind: Face['kind']) =>
  cards.filter((card) => faceOf(card).kind === kind);

/** The fewest captains that reach every destination, by trying every course for every ship. */
function fewestCaptains(ships: readonly CardId[], wanted: readonly string[], captains: number): number {
  const [ship, ...others] = ships;
  if (wanted.length === 0) return 0;
  if (ship === undefined) return Infinity;
  let fewest = fewestCaptains(others, wanted, captains);
  for (const destination of DESTINATIONS) {
    const used = destination === destinationOf(ship) ? 0 : 1;
    if (used > captains || !wanted.includes(destination)) continue;
    const left = wanted.filter((other) => other !== destination);
    fewest = Math.min(fewest, used + fewestCaptains(others, left, captains - used));
  }
  return fewest;
}

type GoodsWorth = readonly [traders: number, gold: number, waste: number, price: number];

const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((figure, i) => figure !== other[i]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

/** The best use of goods, gold and traders, by trying every use of every card. */
function bestGoods(hand: readonly CardId[], contracts: readonly CardId[]): GoodsWorth | undefined {
  const cards = [...ofKind(hand, 'goods'), ...ofKind(hand, 'gold')];
  const mostTraders = ofKind(hand, 'trader').length;
  const left = GOODS.map((good) =>
    contracts.reduce((sum, card) => sum + (goodOf(card) === good ? unitsOf(card) : 0), 0),
  );
  let best: GoodsWorth | undefined;
  const tryFrom = (at: number, traders: number, gold: number, price: number): void => {
    const card = cards[at];
    if (card === undefined) {
      if (left.some((units) => units > 0)) return;
      const worth = [traders, gold, left.reduce((sum, units) => sum - units, 0), price] as const;
      if (best === undefined || isBetter(worth, best)) best = worth;
      return;
    }
    tryFrom(at + 1, traders, gold, price);
    const isGold = faceOf(card).kind === 'gold';
    GOODS.forEach((good, i) => {
      const traded = !isGold && good !== goodOf(card) ? 1 : 0;
      if (traders + traded > mostTraders) return;
      left[i] = (left[i] ?? 0) - unitsOf(card);
      tryFrom(at + 1, traders + traded, gold + (isGold ? 1 : 0), price + costOf(card));
      left[i] = (left[i] ?? 0) + unitsOf(card);
    });
  };
  tryFrom(0, 0, 0, 0);
  return best;
}

/** What the best delivery of exactly these contracts is worth; undefined where there is none. */
export function bruteForce(
  hand: readonly CardId[],
  ships: readonly CardId[],
  contracts: readonly CardId[],
): Worth | undefined {
  const wanted = [...new Set(contracts.map(destinationOf))];
  const captains = fewestCaptains(ships, wanted, ofKind(hand, 'captain').length);
  const goods = captains === Infinity ? undefined : bestGoods(hand, contracts);
  return goods && [captains, ...goods];
}

export function worthOf({ contracts, ships, goods, gold }: Delivery): Worth {
  const cargo = [...goods, ...gold].map((use) => use.card);
  const sum = (cards: readonly CardId[], read: (card: CardId) => number) =>
    cards.reduce((total, card) => total + read(card), 0);
  return [
    ships.filter((use) => use.captain !== undefined).length,
    goods.filter((use) => use.trader !== undefined).length,
    gold.length,
    sum(cargo, unitsOf) - sum(contracts, unitsOf),
    sum(cargo, costOf),
  ];
}

/** Every set of one or more of these cards. */
export function subsetsOf(cards: readonly CardId[]): CardId[][] {
  const all = cards.reduce<CardId[][]>((sets, card) => [...sets, ...sets.map((set) => [...set, card])], [[]]);
  return all.filter((set) => set.length > 0);
}
