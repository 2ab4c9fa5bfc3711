import type { Deal } from '@/match/deals/code';
import type { MatchTable } from '@/match/table';
import type { RememberedTable } from '@/storage/last-table';
import { FIRST_TIME, type Draft } from './draft';
import { tableOf } from './table';

/** The places of a deal, with the people and flags of last time as far as they go. */
export function seatsForDeal({ seats }: Deal, last: RememberedTable = FIRST_TIME): RememberedTable {
  const people = last.seats.filter(({ kind }) => kind === 'human');
  let met = 0;
  return {
    houseRules: last.houseRules,
    options: {},
    seats: seats.map((kind, at) => {
      const house = last.seats[at]?.house ?? '';
      if (kind !== 'human') return { kind: 'bot', name: '', house, level: kind };
      const name = people[met]?.name ?? '';
      met += 1;
      return { kind, name, house, level: '' };
    }),
  };
}

/** The table of a deal: its rules are those of the code, whoever sits where. */
export function tableForDeal(deal: Deal, draft: Draft, names: readonly string[]): MatchTable {
  return { ...tableOf(deal.game, draft, names), options: deal.options };
}
