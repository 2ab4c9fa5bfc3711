import type { PublishedCard, PublishedDelivery } from './published';

type CardOf = (id: string) => PublishedCard;

/** What a house can use, by the zone it must come from. */
interface Belongings {
  readonly hand: ReadonlySet<string>;
  readonly ships: ReadonlySet<string>;
}

/** PR-41, PR-42: whether the ships reach every destination and the pool holds every unit. */
function satisfies(delivery: PublishedDelivery, card: CardOf): boolean {
  const reached = delivery.ships.map((use) => use.destination ?? card(use.card).destination);
  const pool = new Map<string, number>();
  const add = (good: string | undefined, units: number | undefined) => {
    if (good !== undefined) pool.set(good, (pool.get(good) ?? 0) + (units ?? 0));
  };
  for (const use of delivery.goods) add(use.as ?? card(use.card).good, card(use.card).units);
  for (const use of delivery.gold) add(use.as, card(use.card).units);
  for (const contract of delivery.contracts) add(card(contract).good, -(card(contract).units ?? 0));
  return (
    delivery.contracts.every((contract) => reached.includes(card(contract).destination)) &&
    [...pool.values()].every((left) => left >= 0)
  );
}

/** Every delivery that is this one without one of its ships, goods or gold cards. */
function withOneCardLess(delivery: PublishedDelivery): PublishedDelivery[] {
  const without = <T>(uses: readonly T[], at: number) => uses.filter((_, index) => index !== at);
  return [
    ...delivery.ships.map((_, at) => ({ ...delivery, ships: without(delivery.ships, at) })),
    ...delivery.goods.map((_, at) => ({ ...delivery, goods: without(delivery.goods, at) })),
    ...delivery.gold.map((_, at) => ({ ...delivery, gold: without(delivery.gold, at) })),
  ];
}

export function cardsOf(delivery: PublishedDelivery): string[] {
  return [
    ...delivery.contracts,
    ...delivery.ships.flatMap((use) => [use.card, use.captain ?? []].flat()),
    ...delivery.goods.flatMap((use) => [use.card, use.trader ?? []].flat()),
    ...delivery.gold.map((use) => use.card),
  ];
}

function isOwned(delivery: PublishedDelivery, own: Belongings, card: CardOf): boolean {
  const held = (id: string, ...kinds: string[]) => own.hand.has(id) && kinds.includes(card(id).kind);
  const used = cardsOf(delivery);
  return (
    new Set(used).size === used.length &&
    delivery.contracts.every((id) => held(id, 'contract', 'start-contract')) &&
    delivery.ships.every((use) => own.ships.has(use.card)) &&
    delivery.ships.every((use) => use.captain === undefined || held(use.captain, 'captain')) &&
    delivery.goods.every((use) => held(use.card, 'goods')) &&
    delivery.goods.every((use) => use.trader === undefined || held(use.trader, 'trader')) &&
    delivery.gold.every((use) => held(use.card, 'gold'))
  );
}

/** Why the delivery may not be made, by the rule that forbids it. */
export function deliveryFault(
  delivery: PublishedDelivery,
  own: Belongings,
  card: CardOf,
): string | undefined {
  if (delivery.contracts.length === 0) return 'PR-40 no contract';
  if (!isOwned(delivery, own, card)) return 'PR-40 a card is not there to be used, or is used twice';
  if (delivery.ships.some((use) => (use.captain === undefined) !== (use.destination === undefined))) {
    return 'PR-46 a destination exactly where a captain is';
  }
  if (delivery.goods.some((use) => (use.trader === undefined) !== (use.as === undefined))) {
    return 'PR-44 another good exactly where a trader is';
  }
  if (delivery.ships.some((use) => use.destination === card(use.card).destination)) {
    return 'PR-43 a captain changes nothing';
  }
  if (delivery.goods.some((use) => use.as === card(use.card).good)) return 'PR-43 a trader changes nothing';
  if (!satisfies(delivery, card)) return 'PR-41, PR-42 a contract is not satisfied';
  if (withOneCardLess(delivery).some((less) => satisfies(less, card))) return 'PR-43 a card is not needed';
  return undefined;
}
