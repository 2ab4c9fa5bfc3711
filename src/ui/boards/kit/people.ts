import type { Seat } from '@/engine/game';
import type { MatchSeat } from '@/match/table';
import { houseOf } from '@/ui/houseOf';
import { HOUSES, type House } from '@/ui/theme';

/** How those who sit at a table are called, and the flags they fly. */
export interface People {
  name(seat: Seat): string;
  house(seat: Seat): House;
}

export function peopleAt(seats: readonly MatchSeat[]): People {
  return {
    name: (seat) => seats[seat]?.name ?? '',
    house: (seat) => {
      const person = seats[seat];
      return person === undefined ? HOUSES[0] : houseOf(person);
    },
  };
}
