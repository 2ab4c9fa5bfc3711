import { isProblem } from '@/engine/phrase';
import type { Match } from '@/match/match';
import type { Opening } from '@/match/opening';
import { savedMatches } from '@/match/store';
import type { MatchSeat, MatchTable } from '@/match/table';
import { seedOf } from '../../support/random-play';

export const anna: MatchSeat = { kind: 'human', name: 'Anna', house: 'ball' };
export const ben: MatchSeat = { kind: 'human', name: 'Ben', house: 'star' };
export const greta: MatchSeat = { kind: 'bot', name: 'Greta', house: 'saltire', level: 'easy' };

/** A table of Packet Row at which Anna starts. */
export function tableWith(seats: readonly MatchSeat[], change: Partial<MatchTable> = {}): MatchTable {
  return {
    game: 'packet-row',
    seats,
    options: { ledger: true, firstHarbourMaster: 0 },
    houseRules: { takeBack: true, openHands: false },
    ...change,
  };
}

/** From the same dice each time, so that no test depends on a lucky deal. */
export const SAME_DICE: Opening = { seed: seedOf('screens'), moves: [] };

export async function started(table: MatchTable): Promise<Match> {
  const match = await savedMatches.start(table, SAME_DICE);
  if (isProblem(match)) throw new Error(`the table cannot be set: ${match.problem}`);
  return match;
}
