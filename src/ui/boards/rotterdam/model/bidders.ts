import type { Seat } from '@/engine/game';
import type { RotterdamBoard } from '../table/board';

export interface Bidder {
  readonly seat: Seat;
  readonly asked: boolean;
  /** The highest bid, where it is theirs. */
  readonly bid: string | undefined;
  /** Where they stand in the bidding, in words. */
  readonly state: string;
}

/** RT-43: everybody once, from the left of whoever has the tower. */
export function biddersOf({ view, text, money, actor, asked }: RotterdamBoard): readonly Bidder[] {
  const { action, harbourMaster, players } = view;
  const words = text.roles.bid;
  // Whoever is asked has been counted already.
  const now = action.asked - 1;
  return players.map((_, index) => {
    const seat = (harbourMaster + 1 + index) % players.length;
    const own = players[seat]?.money ?? 0;
    const state = (): string => {
      if (seat === asked) return seat === actor ? words.youDecide : words.decides;
      if (index < now || own <= action.bid) return words.out;
      if (index === players.length - 1) return words.last({ money: money(own) });
      return index === now + 1 ? words.next({ money: money(own) }) : words.later({ money: money(own) });
    };
    return {
      seat,
      asked: seat === asked,
      bid: seat === action.bidder ? money(action.bid) : undefined,
      state: state(),
    };
  });
}
