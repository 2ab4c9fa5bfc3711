import { isOneOf } from '@/engine/json';
import type { MatchSeat } from '@/match/table';
import { HOUSES, type House } from './theme';

/** A save from elsewhere may name a house that is not flown here. */
export function houseOf(seat: Pick<MatchSeat, 'house'>): House {
  return isOneOf(HOUSES, seat.house) ? seat.house : HOUSES[0];
}
