import type { Seat } from '@/engine/game';
import type { MatchSeat } from '@/match/table';
import { houseOf } from '@/ui/houseOf';
import { useFormat, useLanguage, useText } from '@/ui/text';
import { HOUSES, type House } from '@/ui/theme';
import { facesIn } from '../model/faces';
import { moneyIn } from '../model/money';

/** How the people and cards of a finished game are called. */
export function useTelling(seats: readonly MatchSeat[]) {
  const language = useLanguage();
  const { games, board: shared } = useText();
  const format = useFormat();
  return {
    text: games['packet-row'].board,
    shared,
    list: format.list,
    faces: facesIn(language, seats.length),
    money: moneyIn(language),
    name: (seat: Seat) => seats[seat]?.name ?? '',
    house: (seat: Seat): House => {
      const person = seats[seat];
      return person === undefined ? HOUSES[0] : houseOf(person);
    },
  };
}

export type Telling = ReturnType<typeof useTelling>;
