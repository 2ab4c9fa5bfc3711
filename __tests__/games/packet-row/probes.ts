import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';
import { packetRow } from '@/games/packet-row';
import { AREAS, CARDS, DESTINATIONS, GOODS, type CardId, type Kind } from '@/games/packet-row/cards';
import type { Delivery, PacketRowMove } from '@/games/packet-row/move';
import { playerAt, type PacketRowState } from '@/games/packet-row/state';

const pick = <T>(items: readonly T[], random: Random): T | undefined => items[random.below(items.length)];
const someOf = <T>(items: readonly T[], random: Random): T[] => items.filter(() => random.below(2) === 0);
const ofKind = (cards: readonly CardId[], ...kinds: Kind[]) =>
  cards.filter((card) => kinds.includes(CARDS[card]?.kind ?? 'banker'));
const anyCard = (random: Random): CardId => random.below(CARDS.length);

/** A delivery thrown together from what the seat holds: mostly nonsense, now and then good. */
function throwTogether(state: PacketRowState, seat: Seat, random: Random): Delivery {
  const { hand, ships } = playerAt(state, seat);
  const captains = ofKind(hand, 'captain');
  const traders = ofKind(hand, 'trader');
  return {
    type: 'deliver',
    contracts: someOf(ofKind(hand, 'contract', 'start-contract'), random),
    ships: someOf(ships, random).map((card) => {
      const captain = random.below(3) === 0 ? captains.pop() : undefined;
      const destination = pick(DESTINATIONS, random);
      return captain === undefined || destination === undefined ? { card } : { card, captain, destination };
    }),
    goods: someOf(ofKind(hand, 'goods'), random).map((card) => {
      const trader = random.below(3) === 0 ? traders.pop() : undefined;
      const as = pick(GOODS, random);
      return trader === undefined || as === undefined ? { card } : { card, trader, as };
    }),
    gold: someOf(ofKind(hand, 'gold'), random).map((card) => ({ card, as: pick(GOODS, random) ?? 'fur' })),
  };
}

/** A sensible delivery with one thing changed. */
function spoil(delivery: Delivery, state: PacketRowState, seat: Seat, random: Random): Delivery {
  const { hand, ships } = playerAt(state, seat);
  const other = throwTogether(state, seat, random);
  const without = <T>(uses: readonly T[]) => {
    const left = random.below(uses.length);
    return uses.filter((_, at) => at !== left);
  };
  switch (random.below(10)) {
    case 0:
      return { ...delivery, ships: without(delivery.ships) };
    case 1:
      return { ...delivery, goods: without(delivery.goods) };
    case 2:
      return { ...delivery, gold: without(delivery.gold) };
    case 3:
      return { ...delivery, contracts: without(delivery.contracts) };
    case 4:
      return { ...delivery, ships: [...delivery.ships, ...other.ships.slice(0, 1)] };
    case 5:
      return { ...delivery, goods: [...delivery.goods, ...other.goods.slice(0, 1)] };
    case 6:
      return { ...delivery, gold: [...delivery.gold, ...other.gold.slice(0, 1)] };
    case 7:
      return { ...delivery, goods: other.goods, gold: other.gold };
    case 8:
      return { ...delivery, ships: ships.map((card) => ({ card })) };
    default:
      return { ...delivery, contracts: [...delivery.contracts, pick(hand, random) ?? anyCard(random)] };
  }
}

/** Moves to ask about, legal and illegal, of every type. */
export function probes(state: PacketRowState, seat: Seat, random: Random): PacketRowMove[] {
  const { hand } = playerAt(state, seat);
  const visible = state.areas.flatMap((area) => [...area.current, ...area.future]);
  const helper = () =>
    pick(random.below(3) > 0 ? ofKind(hand, 'assistant') : hand, random) ?? anyCard(random);
  const deliveries = packetRow.moves(state, seat).filter((move) => move.type === 'deliver');
  const sensible = Array.from({ length: 6 }, () => pick(deliveries, random)).filter(
    (move) => move !== undefined,
  );
  return [
    ...AREAS.map((area): PacketRowMove => ({ type: 'choose', area })),
    { type: 'decline' },
    { type: 'pass' },
    { type: 'done' },
    ...[...visible, anyCard(random)].map((card): PacketRowMove => ({ type: 'take', card })),
    ...[...visible, anyCard(random)].map((card): PacketRowMove => ({
      type: 'take',
      card,
      assistant: helper(),
    })),
    ...[...hand, anyCard(random)].map((card): PacketRowMove => ({ type: 'cash', card })),
    ...sensible,
    ...sensible.map((delivery) => spoil(delivery, state, seat, random)),
    ...Array.from({ length: 4 }, () => throwTogether(state, seat, random)),
  ];
}
