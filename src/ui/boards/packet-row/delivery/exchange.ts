import { GOODS, type CardId, type Destination, type Good } from '@/games/packet-row/cards';
import type { Delivery, GoldUse, GoodsUse, ShipUse } from '@/games/packet-row/move';
import { cardsOf, destinationOf, goodOf, unitsLoaded, unitsOf, wanted, type Store } from './draft';

/** How a card can serve in a delivery; without a good or destination of another it serves as what it is. */
export type Use =
  | { readonly as: 'spare' }
  | { readonly as: 'itself' }
  | { readonly as: 'good'; readonly good: Good }
  | { readonly as: 'ship'; readonly to: Destination };

const SPARE: Use = { as: 'spare' };
const ITSELF: Use = { as: 'itself' };

function freeTrader(store: Store, draft: Delivery, card: CardId): CardId | undefined {
  const others = draft.goods.filter((use) => use.card !== card).map((use) => use.trader);
  return cardsOf(store, 'trader').find((trader) => !others.includes(trader));
}

function freeCaptain(store: Store, draft: Delivery, card: CardId): CardId | undefined {
  const others = draft.ships.filter((use) => use.card !== card).map((use) => use.captain);
  return cardsOf(store, 'captain').find((captain) => !others.includes(captain));
}

const wantedGoods = (draft: Delivery) => GOODS.filter((good) => wanted(draft)[good] > 0);

function wantedDestinations(draft: Delivery): readonly Destination[] {
  return [...new Set(draft.contracts.map(destinationOf))].filter((target) => target !== undefined);
}

/** What can be done with a goods card, gold or a ship, whether it fits the plan or not yet. */
export function usesOf(store: Store, draft: Delivery, card: CardId): readonly Use[] {
  const kind = kindIn(store, card);
  if (kind === 'gold') return [...wantedGoods(draft).map((good): Use => ({ as: 'good', good })), SPARE];
  if (kind === 'goods') {
    const own = goodOf(card);
    const plain = wantedGoods(draft).some((good) => good === own) ? [ITSELF] : [];
    const traded =
      freeTrader(store, draft, card) === undefined
        ? []
        : wantedGoods(draft).flatMap((good): Use[] => (good === own ? [] : [{ as: 'good', good }]));
    return [...plain, ...traded, SPARE];
  }
  if (kind === 'ship') {
    const own = destinationOf(card);
    const home = wantedDestinations(draft).some((target) => target === own) ? [ITSELF] : [];
    const led =
      freeCaptain(store, draft, card) === undefined
        ? []
        : wantedDestinations(draft).flatMap((to): Use[] => (to === own ? [] : [{ as: 'ship', to }]));
    return [...home, ...led, SPARE];
  }
  return [];
}

function kindIn(store: Store, card: CardId): 'goods' | 'gold' | 'ship' | undefined {
  if (store.ships.includes(card)) return 'ship';
  if (cardsOf(store, 'gold').includes(card)) return 'gold';
  return cardsOf(store, 'goods').includes(card) ? 'goods' : undefined;
}

export function presentUse(draft: Delivery, card: CardId): Use {
  const ship = draft.ships.find((use) => use.card === card);
  if (ship !== undefined)
    return ship.destination === undefined ? ITSELF : { as: 'ship', to: ship.destination };
  const gold = draft.gold.find((use) => use.card === card);
  if (gold !== undefined) return { as: 'good', good: gold.as };
  const goods = draft.goods.find((use) => use.card === card);
  if (goods === undefined) return SPARE;
  return goods.as === undefined ? ITSELF : { as: 'good', good: goods.as };
}

export function sameUse(a: Use, b: Use): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The plan with this card put to another use; cards that it makes needless stay in the hand. */
export function exchanged(store: Store, draft: Delivery, card: CardId, use: Use): Delivery {
  const without: Delivery = {
    ...draft,
    ships: draft.ships.filter((one) => one.card !== card),
    goods: draft.goods.filter((one) => one.card !== card),
    gold: draft.gold.filter((one) => one.card !== card),
  };
  if (use.as === 'spare') return without;
  const kind = kindIn(store, card);
  if (kind === 'ship') return withShip(store, without, card, use);
  if (kind === 'gold') {
    return use.as === 'good'
      ? withoutNeedless({ ...without, gold: [...without.gold, { card, as: use.good }] }, card)
      : without;
  }
  const trader = use.as === 'good' ? freeTrader(store, without, card) : undefined;
  const goods: GoodsUse =
    use.as === 'good' && trader !== undefined ? { card, trader, as: use.good } : { card };
  return withoutNeedless({ ...without, goods: [...without.goods, goods] }, card);
}

function withShip(store: Store, draft: Delivery, card: CardId, use: Use): Delivery {
  const captain = use.as === 'ship' ? freeCaptain(store, draft, card) : undefined;
  const ship: ShipUse =
    use.as === 'ship' && captain !== undefined ? { card, captain, destination: use.to } : { card };
  const target = ship.destination ?? destinationOf(card);
  const others = draft.ships.filter((other) => (other.destination ?? destinationOf(other.card)) !== target);
  return { ...draft, ships: [...others, ship] };
}

/** Gold goes back first, then traded cards, then plain ones, the largest first. */
function withoutNeedless(draft: Delivery, kept: CardId): Delivery {
  const need = wanted(draft);
  const isNeedless = (use: GoodsUse | GoldUse) => {
    const good = use.as ?? goodOf(use.card);
    return (
      use.card !== kept && good !== undefined && unitsLoaded(draft, good) - need[good] >= unitsOf(use.card)
    );
  };
  const largestFirst = <One extends { readonly card: CardId }>(uses: readonly One[]) =>
    [...uses].sort((a, b) => unitsOf(b.card) - unitsOf(a.card));
  const traded = draft.goods.filter((use) => use.trader !== undefined);
  const plain = draft.goods.filter((use) => use.trader === undefined);
  const spare = [...largestFirst(draft.gold), ...largestFirst(traded), ...largestFirst(plain)].find(
    isNeedless,
  );
  if (spare === undefined) return draft;
  return withoutNeedless(
    {
      ...draft,
      goods: draft.goods.filter((use) => use.card !== spare.card),
      gold: draft.gold.filter((use) => use.card !== spare.card),
    },
    kept,
  );
}
