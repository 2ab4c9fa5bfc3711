import { DESTINATIONS, GOODS, type CardId, type Destination, type Good } from '@/games/packet-row/cards';
import { DESTINATION, GOOD, KIND, kindCode, UNITS } from '@/games/packet-row/cards/figures';
import { needOf, planDelivery } from '@/games/packet-row/rules/deliveries/plan';
import type { Delivery, GoodsUse, ShipUse } from '@/games/packet-row/move';

/** What a player plans with. */
export interface Store {
  readonly hand: readonly CardId[];
  readonly ships: readonly CardId[];
}

export const EMPTY: Delivery = { type: 'deliver', contracts: [], ships: [], goods: [], gold: [] };

export const goodOf = (card: CardId): Good | undefined => GOODS[GOOD[card] ?? -1];
export const destinationOf = (card: CardId): Destination | undefined => DESTINATIONS[DESTINATION[card] ?? -1];
export const unitsOf = (card: CardId): number => UNITS[card] ?? 0;

export type HandKind = 'contract' | 'goods' | 'gold' | 'trader' | 'captain';

export function cardsOf({ hand }: Store, kind: HandKind): readonly CardId[] {
  const codes = kind === 'contract' ? [kindCode('contract'), kindCode('start-contract')] : [kindCode(kind)];
  return hand.filter((card) => codes.includes(KIND[card] ?? -1));
}

/** Units of each good that the contracts want. */
export function wanted(draft: Delivery): Readonly<Record<Good, number>> {
  const need = needOf(draft.contracts);
  return {
    grain: need[0] ?? 0,
    cotton: need[1] ?? 0,
    fur: need[2] ?? 0,
    tobacco: need[3] ?? 0,
  };
}

/** The goods and gold that are loaded, as what they count for. */
function loaded(draft: Delivery): readonly { card: CardId; good: Good; units: number }[] {
  return [...draft.goods, ...draft.gold].flatMap((use) => {
    const good = use.as ?? goodOf(use.card);
    return good === undefined ? [] : [{ card: use.card, good, units: unitsOf(use.card) }];
  });
}

export function unitsLoaded(draft: Delivery, good: Good): number {
  return loaded(draft).reduce((sum, use) => sum + (use.good === good ? use.units : 0), 0);
}

/** Units that nobody gets, by good. */
export function lostUnits(draft: Delivery): readonly { good: Good; units: number }[] {
  const need = wanted(draft);
  return GOODS.flatMap((good) => {
    const units = unitsLoaded(draft, good) - need[good];
    return units > 0 && need[good] > 0 ? [{ good, units }] : [];
  });
}

/** Of this card's units, how many are lost: surplus falls on the cards that were loaded last. */
export function lostOf(draft: Delivery, card: CardId): number {
  const uses = loaded(draft);
  const own = uses.find((use) => use.card === card);
  if (own === undefined) return 0;
  let surplus = unitsLoaded(draft, own.good) - wanted(draft)[own.good];
  for (const use of [...uses].reverse()) {
    if (use.good !== own.good) continue;
    const lost = Math.max(0, Math.min(surplus, use.units));
    if (use.card === card) return lost;
    surplus -= lost;
  }
  return 0;
}

/** Every card that leaves the player's table. */
export function cardsUsed(draft: Delivery): readonly CardId[] {
  return [
    ...draft.contracts,
    ...draft.goods.flatMap((use) => [use.card, use.trader]),
    ...draft.gold.map((use) => use.card),
    ...draft.ships.flatMap((use) => [use.card, use.captain]),
  ].filter((card) => card !== undefined);
}

/** The best plan for these contracts, or as much of one as the store has. */
export function draftFor(store: Store, contracts: readonly CardId[]): Delivery {
  const best = planDelivery(store.hand, store.ships, contracts);
  if (best !== undefined) return best;
  const draft: Delivery = { ...EMPTY, contracts };
  return { ...draft, ships: ownShips(store, draft), goods: plainGoods(store, draft) };
}

function ownShips(store: Store, draft: Delivery): readonly ShipUse[] {
  const targets = new Set(draft.contracts.map(destinationOf));
  return [...targets].flatMap((target) => {
    const card = store.ships.find((ship) => destinationOf(ship) === target);
    return card === undefined ? [] : [{ card }];
  });
}

function plainGoods(store: Store, draft: Delivery): readonly GoodsUse[] {
  const need = { ...wanted(draft) };
  const largestFirst = [...cardsOf(store, 'goods')].sort((a, b) => unitsOf(b) - unitsOf(a));
  return largestFirst.flatMap((card) => {
    const good = goodOf(card);
    if (good === undefined || need[good] <= 0) return [];
    need[good] -= unitsOf(card);
    return [{ card }];
  });
}

export function withContract(store: Store, draft: Delivery, card: CardId): Delivery {
  const chosen = draft.contracts.includes(card);
  const contracts = chosen ? draft.contracts.filter((one) => one !== card) : [...draft.contracts, card];
  return draftFor(store, contracts);
}
