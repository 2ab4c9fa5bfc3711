import { AREAS, CARDS } from '@/games/packet-row/cards';
import { canDeliver } from '@/games/packet-row/rules/deliveries/stock';
import type { PacketRowState, PlayerState } from '@/games/packet-row/state';
import { FUTURE_SIZE, SUPPLY_SIZE } from '@/games/packet-row/cards/limits';

/** What is kept beside a hand, counted anew. */
function isTrueToHand({ hand, ships, assistants, banknotes, deliverable }: PlayerState): boolean {
  const count = (kind: string) => hand.filter((card) => CARDS[card]?.kind === kind).length;
  return (
    assistants === count('assistant') &&
    banknotes === count('money') &&
    deliverable === canDeliver(hand, ships)
  );
}

/** Names what is not conserved or not possible: every card lies in exactly one place, nobody owes money. */
export function audit(state: PacketRowState): string[] {
  const places = [
    ...state.areas.flatMap((area) => [area.deck, area.current, area.future, area.discards]),
    ...state.players.flatMap((player) => [player.hand, player.ships]),
    state.removed,
    state.delivered,
  ];
  const times = CARDS.map(() => 0);
  for (const card of places.flat()) times[card] = (times[card] ?? 0) + 1;
  const size = SUPPLY_SIZE[state.players.length] ?? 0;
  return [
    ...times.flatMap((count, card) => (count === 1 ? [] : [`card ${card} lies in ${count} places`])),
    ...state.players.flatMap(({ money }, seat) => (money < 0 ? [`seat ${seat} owes money`] : [])),
    ...state.players.flatMap((player, seat) =>
      isTrueToHand(player) ? [] : [`what is kept beside the hand of seat ${seat} is not true`],
    ),
    ...state.areas.flatMap((area, at) =>
      area.current.length + area.taken.filter((taken) => !taken.future).length > size ||
      area.future.length > FUTURE_SIZE
        ? [`too many cards at the ${AREAS[at]}`]
        : [],
    ),
  ];
}
